import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customOption, customOptionValue } from '../../../database/schema';
import { label } from '../labels';
import { convert } from '../price/rules';
import { batched, grouped } from '../request-batch';
import { uid } from '../uid';
import type { Product } from './entity';

type Option = typeof customOption.$inferSelect;
type Value = typeof customOptionValue.$inferSelect;

const TYPE_NAMES = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const satisfies Record<Option['type'], string>;

const WITH_VALUES = new Set<Option['type']>(['drop_down', 'radio', 'checkbox', 'multiple']);

const optionsOf = batched<number, Option[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(customOption)
      .where(inArray(customOption.productId, [...ids]))
      .orderBy(asc(customOption.sortOrder), asc(customOption.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

const valuesOf = batched<number, Value[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(customOptionValue)
      .where(inArray(customOptionValue.optionId, [...ids]))
      .orderBy(asc(customOptionValue.sortOrder), asc(customOptionValue.id));
    return grouped(rows, (row) => row.optionId);
  },
  () => [],
);

/** Money is shown in the request's currency, a percentage as it is. */
function price(ctx: Context, amount: number | null, type: 'FIXED' | 'PERCENT' | null) {
  return {
    price: type === 'PERCENT' ? (amount ?? 0) : convert(amount ?? 0, ctx.rate),
    price_type: type ?? 'FIXED',
  };
}

/** The one value of an option that the shopper fills in. */
function ownValue(ctx: Context, option: Option) {
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

function listedValue(ctx: Context, value: Value) {
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
  const found = await optionsOf(ctx, parent.id);
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
        ? (await valuesOf(ctx, option.id)).map((value) => listedValue(ctx, value))
        : ownValue(ctx, option),
  }));
}

export const customizableFields = { options };
