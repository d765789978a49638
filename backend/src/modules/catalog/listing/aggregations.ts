import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { label, phrase } from '../../../labels';
import { type Attribute, type AttributeOption, allAttributes, optionsOf } from '../attribute/attribute-queries';
import { categoryById } from '../category/entity';
import { rootPath } from '../store-config';
import type { Criteria } from './criteria';
import { priceBuckets } from './price-buckets';
import { type FacetCount, facetCounts } from './queries';

export interface AggregationsArgs {
  filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null;
}

/** A value to filter by, and how many products of the listing have it. */
export interface Option {
  label: string;
  value: string;
  count: number;
}

/**
 * Magento's aggregations of a listing of `products` (bits): price, category, then attributes by position and
 * id; counted over everything that meets all of the filters, a facet's own filter included.
 */
export async function aggregations(ctx: Context, criteria: Criteria, products: string, { filter }: AggregationsArgs) {
  const counts = await facetCounts(ctx, products, shownCategories(ctx, criteria, filter));
  const { store } = ctx;
  return [
    aggregation('price', phrase('Price', store), null, priceOptions(counts, ctx.rate)),
    aggregation('category_id', phrase('Category', store), null, await categoryOptions(ctx, counts)),
    ...(await attributeAggregations(ctx, counts)),
  ].filter(({ options }) => options.length > 0);
}

function aggregation(code: string, name: string, position: number | null, options: Option[]) {
  const items = options.map((option) => ({ __typename: 'AggregationOption', ...option }));
  return { attribute_code: code, label: name, count: items.length, position, options: items };
}

function shownCategories(ctx: Context, { categoryIds }: Criteria, filter: AggregationsArgs['filter']) {
  if (filter?.category?.includeDirectChildrenOnly && categoryIds) {
    return categoryIds.length ? sql`c.parent_id in ${categoryIds}` : sql`false`;
  }
  return sql`c.path like ${`${rootPath(ctx.store)}/%`}`;
}

function priceOptions(counts: FacetCount[], rate: number): Option[] {
  const prices = counts.filter(({ kind }) => kind === 'price');
  return priceBuckets(
    prices.map(({ value, count }) => ({ floor: value, count })),
    rate,
  );
}

// The fullest category first, as the search engine behind Magento orders them.
async function categoryOptions(ctx: Context, counts: FacetCount[]): Promise<Option[]> {
  const found = counts.filter(({ kind }) => kind === 'category').sort((a, b) => b.count - a.count || a.value - b.value);
  const categories = await Promise.all(found.map(({ value }) => categoryById(ctx, value)));
  return found.map(({ value, count }, index) => ({
    label: categories[index]?.name ?? '',
    value: String(value),
    count,
  }));
}

async function attributeAggregations(ctx: Context, counts: FacetCount[]) {
  const attributes = (await allAttributes(ctx)).filter(({ id }) => counts.some((row) => isOption(row, id)));
  const options = await Promise.all(attributes.map(({ id }) => optionsOf(ctx, id)));
  return attributes.map((attribute, index) =>
    aggregation(
      attribute.code,
      label(attribute.labels, ctx.store),
      attribute.position,
      attributeOptions(ctx, attribute, options[index] ?? [], counts),
    ),
  );
}

function isOption(row: FacetCount, attributeId: number): boolean {
  return row.kind === 'option' && row.attributeId === attributeId;
}

function attributeOptions(ctx: Context, { id, input }: Attribute, options: AttributeOption[], counts: FacetCount[]) {
  const found = new Map(counts.filter((row) => isOption(row, id)).map((row) => [row.value, row.count]));
  // A yes/no attribute has no options; Magento shows its bare values.
  const known = input === 'boolean' ? [0, 1] : options.map((option) => option.id);
  const names = new Map(options.map((option) => [option.id, label(option.labels, ctx.store)]));
  return known.flatMap((value) => {
    const count = found.get(value);
    return count ? [{ label: names.get(value) ?? String(value), value: String(value), count }] : [];
  });
}
