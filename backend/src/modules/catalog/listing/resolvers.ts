import type { Context } from '../../../context';
import { phrase } from '../../../labels';
import { checkPage, checkPageExists, pageInfo } from '../paging';
import { productsById } from '../product/product-queries';
import { type AggregationsArgs, aggregations } from './aggregations';
import { type Criteria, type ProductsArgs, toCriteria } from './criteria';
import { layerFilters } from './layer-filters';
import { readListing } from './queries';
import { type Search, searchFor, searchForLikes } from './search';
import { suggestions } from './suggestions';

interface ProductsParent {
  criteria: Criteria;
  /** The listing's products as bits; null when there are none. */
  products: string | null;
  /** The search behind it, where what was typed finds nothing. */
  unfound: Search | null;
}

async function products(_: unknown, args: ProductsArgs, ctx: Context) {
  const criteria = await toCriteria(ctx, args);
  checkPage(args);
  const { ids, total, products, unfound } = await listing(ctx, criteria, args);
  checkPageExists(args, total);
  tagged(ctx, ids);
  return {
    criteria,
    products: total ? products : null,
    unfound,
    items: () => productsById(ctx, ids),
    total_count: total,
    page_info: pageInfo(args, total),
  };
}

/** The listing of what was typed; where that finds nothing in the whole shop, of the likes of it. */
async function listing(ctx: Context, criteria: Criteria, args: ProductsArgs) {
  const read = (search: Search | null) => readListing(ctx, criteria, { search, sort: args.sort, page: args });
  const typed = criteria.search ? await searchFor(ctx, criteria.search) : null;
  const found = await read(typed);
  if (!typed || found.found) return { ...found, unfound: null };
  const likes = await searchForLikes(ctx, typed.term);
  return likes ? { ...(await read(likes)), unfound: likes } : { ...found, unfound: typed };
}

function tagged(ctx: Context, ids: readonly number[]): void {
  if (ids.length === 0) ctx.uncacheable = true;
  else ctx.cacheTags.add('cat_p');
  for (const id of ids) ctx.cacheTags.add(`cat_p_${id}`);
}

const Products = {
  aggregations: ({ criteria, products }: ProductsParent, args: AggregationsArgs, ctx: Context) =>
    products ? aggregations(ctx, criteria, products, args) : [],
  filters: ({ criteria, products }: ProductsParent, _: unknown, ctx: Context) =>
    products ? layerFilters(ctx, criteria, products) : [],
  // As in Magento a search whose own words find something has none.
  suggestions: ({ unfound }: ProductsParent, _: unknown, ctx: Context) => (unfound ? suggestions(ctx, unfound) : []),
  sort_fields: (_: ProductsParent, __: unknown, { store }: Context) => ({
    default: store.config.catalog_default_sort_by ?? 'position',
    options: [
      { label: phrase('Position', store), value: 'position' },
      { label: phrase('Product Name', store), value: 'name' },
      { label: phrase('Price', store), value: 'price' },
    ],
  }),
};

export const listingResolvers = { Query: { products }, Products };
