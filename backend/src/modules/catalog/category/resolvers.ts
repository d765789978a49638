import type { Context } from '../../../context';
import { timeText } from '../../../dates';
import { noSuchEntity } from '../../../errors';
import { uid } from '../../../uid';
import { type CategoryProductsArgs, categoryProductsOf } from '../listing/category-products';
import { checkPage, checkPageExists, offsetOf, type Page, pageInfo } from '../paging';
import { hasCanonicalTag, rootPath, urlSuffix } from '../store-config';
import { type Category, categoryById, childrenOf, countCategories, selectCategories } from './entity';
import { type CategoryFilter, categoryCondition } from './filters';
import { ancestorsOf, productCountOf } from './queries';

function tagged(ctx: Context, categories: readonly Category[]): void {
  if (categories.length === 0) ctx.uncacheable = true;
  else ctx.cacheTags.add('cat_c');
  for (const { id } of categories) ctx.cacheTags.add(`cat_c_${id}`);
}

async function categories(_: unknown, args: Page & { filters?: CategoryFilter | null }, ctx: Context) {
  checkPage(args);
  const where = categoryCondition(ctx, args.filters);
  const total = await countCategories(ctx, where);
  checkPageExists(args, total);
  const items = await selectCategories(ctx, where, { limit: args.pageSize, offset: offsetOf(args) });
  tagged(ctx, items);
  return { items, total_count: total, page_info: pageInfo(args, total) };
}

/** Categories that a list without pages has. */
const LISTED = 20;

async function categoryList(_: unknown, args: { filters?: CategoryFilter | null }, ctx: Context) {
  const items = await selectCategories(ctx, categoryCondition(ctx, args.filters), { limit: LISTED, offset: 0 });
  tagged(ctx, items);
  return items;
}

async function category(_: unknown, args: { id?: number | null }, ctx: Context) {
  const found = await categoryById(ctx, args.id ?? ctx.store.rootCategoryId);
  if (!found) throw noSuchEntity("Category doesn't exist");
  tagged(ctx, [found]);
  return found;
}

async function breadcrumbs(parent: Category, _: unknown, ctx: Context) {
  const ancestors = await ancestorsOf(ctx, parent);
  if (ancestors.length === 0) return null;
  return ancestors.map((ancestor) => ({
    category_id: ancestor.id,
    category_uid: uid(ancestor.id),
    category_name: ancestor.name,
    category_level: ancestor.level,
    category_url_key: ancestor.urlKey,
    category_url_path: ancestor.urlPath,
  }));
}

const CategoryTree = {
  uid: (parent: Category) => uid(parent.id),
  // Null is Magento's word for "as the store's configuration says".
  available_sort_by: () => null,
  default_sort_by: (parent: Category) => parent.defaultSortBy,
  breadcrumbs,
  canonical_url: (parent: Category, _: unknown, ctx: Context) =>
    hasCanonicalTag(ctx.store, 'category') && parent.urlPath
      ? `${parent.urlPath}${urlSuffix(ctx.store, 'category')}`
      : null,
  children: (parent: Category, _: unknown, ctx: Context) => childrenOf(ctx, parent.id),
  children_count: async (parent: Category, _: unknown, ctx: Context) =>
    String((await childrenOf(ctx, parent.id)).length),
  created_at: ({ createdAt }: Category) => timeText(createdAt),
  updated_at: ({ updatedAt }: Category) => timeText(updatedAt),
  filter_price_range: ({ filterPriceRange }: Category) => filterPriceRange,
  landing_page: ({ cmsBlockId }: Category) => cmsBlockId,
  display_mode: (parent: Category) => parent.displayMode,
  image: (parent: Category, _: unknown, ctx: Context) =>
    parent.image && `${ctx.origin}/media/catalog/category/${parent.image.replace(/^\/+/, '')}`,
  include_in_menu: (parent: Category) => Number(parent.includeInMenu),
  is_anchor: (parent: Category) => Number(parent.isAnchor),
  meta_title: (parent: Category) => parent.metaTitle,
  meta_description: (parent: Category) => parent.metaDescription,
  meta_keywords: (parent: Category) => parent.metaKeywords,
  path_in_store: (parent: Category, _: unknown, ctx: Context) =>
    parent.path
      .slice(rootPath(ctx.store).length + 1)
      .split('/')
      .reverse()
      .join(',') || null,
  product_count: (parent: Category, _: unknown, ctx: Context) => productCountOf(ctx, parent.id),
  products: (parent: Category, args: CategoryProductsArgs, ctx: Context) => categoryProductsOf(ctx, parent.id, args),
  url_key: (parent: Category) => parent.urlKey,
  url_path: (parent: Category) => parent.urlPath,
  url_suffix: (_: Category, __: unknown, ctx: Context) => urlSuffix(ctx.store, 'category'),
};

export const categoryResolvers = { Query: { categories, categoryList, category }, CategoryTree };
