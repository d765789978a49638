import type { Context } from '../../../context';
import { phrase } from '../labels';
import { checkPage, checkPageExists, pageInfo } from '../paging';
import { productsById } from '../product/entity';
import { type AggregationsArgs, aggregations } from './aggregations';
import { type Criteria, type ProductsArgs, toCriteria } from './criteria';
import { countProducts, pageIds } from './queries';
import { suggestions } from './suggestions';

async function products(_: unknown, args: ProductsArgs, ctx: Context) {
  const criteria = await toCriteria(ctx, args);
  checkPage(args);
  const ids = await pageIds(ctx, criteria, args.sort, args);
  const total = await totalOf(ctx, criteria, args, ids);
  checkPageExists(args, total);
  tagged(ctx, ids);
  return {
    criteria,
    items: await productsById(ctx, ids),
    total_count: total,
    page_info: pageInfo(args, total),
  };
}

// A first page that is not full has shown everything; counting would read it all again.
async function totalOf(ctx: Context, criteria: Criteria, args: ProductsArgs, ids: number[]): Promise<number> {
  if (args.currentPage === 1 && ids.length < args.pageSize) return ids.length;
  return countProducts(ctx, criteria);
}

function tagged(ctx: Context, ids: readonly number[]): void {
  if (ids.length === 0) ctx.uncacheable = true;
  else ctx.cacheTags.add('cat_p');
  for (const id of ids) ctx.cacheTags.add(`cat_p_${id}`);
}

interface ProductsParent {
  criteria: Criteria;
  total_count: number;
}

const Products = {
  aggregations: ({ criteria, total_count }: ProductsParent, args: AggregationsArgs, ctx: Context) =>
    total_count === 0 ? [] : aggregations(ctx, criteria, args),
  // As in Magento a search that found something has none.
  suggestions: ({ criteria, total_count }: ProductsParent, _: unknown, ctx: Context) =>
    total_count === 0 && criteria.search ? suggestions(ctx, criteria.search) : [],
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
