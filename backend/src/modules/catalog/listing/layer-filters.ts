import type { Context } from '../../../context';
import { phrase } from '../../../labels';
import { type AttributeOption, attributeByCode, optionsOf } from '../attribute/attribute-queries';
import { childrenOf } from '../category/entity';
import { aggregations, type Option } from './aggregations';
import type { Criteria } from './criteria';

interface FilterItem {
  label: string;
  value_string: string;
  items_count: number;
}

/** What Magento calls the category in the address of a listing. */
const CATEGORY_VARIABLE = 'cat';

/**
 * `filters` of a listing of `products` (bits), out of use in Magento but for old clients: its aggregations in the words
 * of the layered navigation, with the category first and prices as ranges of money.
 */
export async function layerFilters(ctx: Context, criteria: Criteria, products: string) {
  const facets = await aggregations(ctx, criteria, products, {});
  const filters = await Promise.all(
    facets.map(async ({ attribute_code: code, label: name, options }) => {
      if (code === 'category_id') return filter(name, CATEGORY_VARIABLE, await topCategories(ctx, options));
      if (code === 'price')
        return filter(
          name,
          code,
          options.map((option) => priceItem(ctx, option)),
        );
      return filter(name, code, await attributeItems(ctx, code, options));
    }),
  );
  const isCategory = ({ request_var }: { request_var: string }) => request_var === CATEGORY_VARIABLE;
  const ordered = [...filters.filter(isCategory), ...filters.filter((one) => !isCategory(one))];
  return ordered.filter(({ filter_items_count }) => filter_items_count > 0);
}

function filter(name: string, requestVar: string, items: FilterItem[]) {
  return { name, request_var: requestVar, filter_items_count: items.length, filter_items: items };
}

function item({ label, value, count }: Option) {
  return { __typename: 'LayerFilterItem', label, value_string: value, items_count: count };
}

// The layer stands on the root category, whatever the listing is filtered by.
async function topCategories(ctx: Context, options: readonly Option[]): Promise<FilterItem[]> {
  const top = await childrenOf(ctx, ctx.store.rootCategoryId);
  return top.flatMap(({ id }) => options.filter(({ value }) => value === String(id)).map(item));
}

function priceItem(ctx: Context, option: Option): FilterItem {
  const [from = 0, to = 0] = option.value.split('_').map(Number);
  const price = (amount: number) => {
    const format = new Intl.NumberFormat(ctx.store.locale.replace('_', '-'), {
      style: 'currency',
      currency: ctx.currency,
      minimumFractionDigits: 2,
    });
    return `<span class="price">${format.format(amount)}</span>`;
  };
  return { ...item({ ...option, value: `${from}-${to}` }), label: `${price(from)} - ${price(to - 0.01)}` };
}

async function attributeItems(ctx: Context, code: string, options: readonly Option[]): Promise<FilterItem[]> {
  const attribute = await attributeByCode(ctx, code);
  if (attribute?.input === 'boolean') {
    const named = options.map((option) => ({
      ...option,
      label: phrase(option.value === '1' ? 'Yes' : 'No', ctx.store),
    }));
    return named.reverse().map(item);
  }
  const rows = attribute ? await optionsOf(ctx, attribute.id) : [];
  return options.map((option) => {
    const row = rows.find(({ id }) => String(id) === option.value);
    return row?.swatchType
      ? { ...item(option), __typename: 'SwatchLayerFilterItem', swatch_data: swatchData(row) }
      : item(option);
  });
}

/** Magento's numbers of the kinds of swatches. */
const SWATCH_TYPES = { text: '0', color: '1', image: '2' };

function swatchData({ swatchType, swatchValue }: AttributeOption) {
  return { type: swatchType && SWATCH_TYPES[swatchType], value: swatchValue };
}
