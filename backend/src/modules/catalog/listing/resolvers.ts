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
  const { ids, total: known } = await pageIds(ctx, criteria, args.sort, args);
  const total = lazyTotal(ctx, criteria, isWhole(args, ids) ? ids.length : known);
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

// A first page that is not full has shown everything.
function isWhole({ currentPage, pageSize }: ProductsArgs, ids: number[]): boolean {
  return currentPage === 1 && ids.length < pageSize;
}

/** Counts once, and only when somebody asks for what is not known. */
function lazyTotal(ctx: Context, criteria: Criteria, known: number | null): () => Promise<number> {
  let total = known === null ? undefined : Promise.resolve(known);
  return () => {
    total ??= countProducts(ctx, criteria);
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
