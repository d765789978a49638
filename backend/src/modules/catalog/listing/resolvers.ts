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
  const total = totalOf(ctx, criteria, args, ids);
  if (ids.length === 0) checkPageExists(args, await total());
  tagged(ctx, ids);
  return {
    criteria,
    isEmpty: ids.length === 0,
    items: () => productsById(ctx, ids),
    total_count: total,
    page_info: async () => pageInfo(args, await total()),
  };
}

/** Counts once, and only when somebody asks; a first page that is not full has shown everything already. */
function totalOf(ctx: Context, criteria: Criteria, args: ProductsArgs, ids: number[]): () => Promise<number> {
  const isWhole = args.currentPage === 1 && ids.length < args.pageSize;
  let total: Promise<number> | undefined;
  return () => {
    total ??= isWhole ? Promise.resolve(ids.length) : countProducts(ctx, criteria);
    return total;
  };
}

function tagged(ctx: Context, ids: readonly number[]): void {
  if (ids.length === 0) ctx.uncacheable = true;
  else ctx.cacheTags.add('cat_p');
  for (const id of ids) ctx.cacheTags.add(`cat_p_${id}`);
}

interface ProductsParent {
  criteria: Criteria;
  isEmpty: boolean;
}

const Products = {
  aggregations: ({ criteria, isEmpty }: ProductsParent, args: AggregationsArgs, ctx: Context) =>
    isEmpty ? [] : aggregations(ctx, criteria, args),
  // As in Magento a search that found something has none.
  suggestions: ({ criteria, isEmpty }: ProductsParent, _: unknown, ctx: Context) =>
    isEmpty && criteria.search ? suggestions(ctx, criteria.search) : [],
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
