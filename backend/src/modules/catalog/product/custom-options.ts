import type { Context } from '../../../context';
import { label } from '../../../labels';
import { uid } from '../../../uid';
import { convert } from '../price/rules';
import {
  type CustomOption,
  type CustomOptionValue,
  customOptionsOf,
  customOptionValuesOf,
} from './custom-option-queries';
import type { Product } from './product-queries';

const TYPE_NAMES = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const satisfies Record<CustomOption['type'], string>;

const WITH_VALUES = new Set<CustomOption['type']>(['drop_down', 'radio', 'checkbox', 'multiple']);

/** Money is shown in the request's currency, a percentage as it is. */
function price(ctx: Context, amount: number | null, type: 'FIXED' | 'PERCENT' | null) {
  return {
    price: type === 'PERCENT' ? (amount ?? 0) : convert(amount ?? 0, ctx.rate),
    price_type: type ?? 'FIXED',
  };
}

function ownValue(ctx: Context, option: CustomOption) {
  return {
    uid: uid('custom-option', option.id),
    sku: option.sku,
    ...price(ctx, option.price, option.priceType),
    max_characters: option.maxCharacters,
    type: 'DATE',
    image_size_x: 0,
    image_size_y: 0,
  };
}

function listedValue(ctx: Context, value: CustomOptionValue) {
  return {
    uid: uid('custom-option', value.optionId, value.id),
    option_type_id: value.id,
    title: label(value.titles, ctx.store),
    sku: value.sku,
    ...price(ctx, value.price, value.priceType),
    sort_order: value.sortOrder,
  };
}

async function options(parent: Product, _: unknown, ctx: Context) {
  const found = await customOptionsOf(ctx, parent.id);
  // Null, not an empty list, is Magento's answer for a product without options.
  if (found.length === 0) return null;
  return found.map((option) => ({
    __typename: TYPE_NAMES[option.type],
    uid: uid('custom-option', option.id),
    option_id: option.id,
    title: label(option.titles, ctx.store),
    required: option.isRequired,
    sort_order: option.sortOrder,
    product_sku: parent.sku,
    value: async () =>
      WITH_VALUES.has(option.type)
        ? (await customOptionValuesOf(ctx, option.id)).map((value) => listedValue(ctx, value))
        : ownValue(ctx, option),
  }));
}

export const customizableFields = { options };
