import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { urlRewrite } from '../../schema/content';
import { storeId } from '../localised';
import { stores } from '../stores';
import type { UrlRewriteSeed } from '../types';
import { insertRows } from './insert-rows';

/**
 * Writes the URLs of every store view: categories, visible products (bare, and below each of their categories and
 * the categories above), CMS pages, then the shop's own redirects. A URL that two things claim is an error.
 */
export async function loadUrlRewrites(db: Database, custom: UrlRewriteSeed[]): Promise<void> {
  await db.execute(categoryRewrites);
  await db.execute(productRewrites(sql`true`));
  await db.execute(pageRewrites);
  const rows = custom.flatMap(({ stores: codes, requestPath, targetPath, redirectType }) =>
    (codes.length > 0 ? codes.map(storeId) : stores.map(({ id }) => id)).map((id) => ({
      storeId: id,
      requestPath,
      targetPath,
      redirectType,
    })),
  );
  await insertRows(db, urlRewrite, rows);
}

/** Texts of a store view, value by value, with those of store 0 behind them. */
const categoryPaths = sql`
  select store.id as store_id, base.category_id, coalesce(own.url_path, base.url_path) as url_path
  from store
  join category_text base on base.store_id = 0
  left join category_text own on own.category_id = base.category_id and own.store_id = store.id
  where coalesce(own.url_path, base.url_path) is not null`;

const categoryRewrites = sql`
  insert into url_rewrite (store_id, request_path, target_path, redirect_type, entity_type, entity_id)
  select store.id, path.url_path || coalesce(store.config ->> 'category_url_suffix', ''),
    'catalog/category/view/id/' || path.category_id, 0, 'CATEGORY', path.category_id
  from (${categoryPaths}) path
  join store on store.id = path.store_id
  order by store.id, path.category_id`;

/** Writes the URLs of the visible products that a condition on `product.id` names. */
export const productRewrites = (among: SQL): SQL => sql`
  insert into url_rewrite (store_id, request_path, target_path, redirect_type, entity_type, entity_id)
  with path as (${categoryPaths}), own_category as (
    select distinct link.product_id, ancestor.id::int as category_id
    from category_product link
    join product on product.id = link.product_id and ${among}
    join category on category.id = link.category_id
    cross join unnest(string_to_array(category.path, '/')) as ancestor (id)
  ), key as (
    select store.id as store_id, product.id as product_id, coalesce(own.url_key, base.url_key) as url_key,
      coalesce(store.config ->> 'product_url_suffix', '') as suffix
    from store
    cross join product
    join product_text base on base.product_id = product.id and base.store_id = 0
    left join product_text own on own.product_id = product.id and own.store_id = store.id
    where product.visibility > 1 and ${among}
  ), place as (
    select store_id, product_id, null::int as category_id, null as url_path from key
    union all
    select path.store_id, own_category.product_id, path.category_id, path.url_path
    from own_category
    join path on path.category_id = own_category.category_id
  )
  select key.store_id, coalesce(place.url_path || '/', '') || key.url_key || key.suffix,
    'catalog/product/view/id/' || key.product_id || coalesce('/category/' || place.category_id, ''),
    0, 'PRODUCT', key.product_id
  from key
  join place on place.store_id = key.store_id and place.product_id = key.product_id
  order by key.store_id, key.product_id, place.category_id nulls first`;

/** A page made for the store view wins over one of the same identifier that is for all. */
const pageRewrites = sql`
  insert into url_rewrite (store_id, request_path, target_path, redirect_type, entity_type, entity_id)
  select distinct on (store.id, page.identifier) store.id, page.identifier,
    'cms/page/view/page_id/' || page.id, 0, 'CMS_PAGE', page.id
  from store
  join cms_page page on page.is_active and page.store_ids && array[0, store.id]
  order by store.id, page.identifier, (store.id = any (page.store_ids)) desc, page.id`;
