import type { Context } from '../../../context';
import { label } from '../../../labels';
import { uid } from '../../../uid';
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

/** As it is kept: Magento tells these amounts in the base currency, whatever the request's is. */
function price(amount: number | null, type: 'FIXED' | 'PERCENT' | null) {
  return {
    price: amount ?? 0,
    price_type: type ?? 'FIXED',
  };
}

function ownValue(option: CustomOption) {
  return {
    uid: uid('custom-option', option.id),
    sku: option.sku,
    ...price(option.price, option.priceType),
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
    ...price(value.price, value.priceType),
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
        : ownValue(option),
  }));
}

export const customizableFields = { options };
