import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import type { Among } from './scope';

/** What an anchor category only inherits stands behind its own products, as in Magento. */
const INHERITED = 10_000;

/** The options each product is filtered by, and the categories it is found in. */
export async function reindexListing(db: Database, among: Among): Promise<void> {
  await db.execute(sql`delete from product_facet where ${among(sql`product_facet.product_id`)}`);
  await db.execute(sql`delete from category_index where ${among(sql`category_index.product_id`)}`);
  await db.execute(facets(among));
  await db.execute(categories(among));
}

/** A configurable is found by the options of its salable variants too. */
function facets(among: Among) {
  return sql`
    insert into product_facet (product_id, attribute_id, option_id)
    with source as (
      select product_id, product_id as value_of from product_index
      union all
      select product_link.product_id, child.product_id
      from product_link
      join product_index parent on parent.product_id = product_link.product_id
      join product_index child on child.product_id = product_link.linked_id and child.is_salable
      where product_link.type = 'variant'
    )
    select distinct source.product_id, value.attribute_id, value.option_id
    from source
    join product_option_value value on value.product_id = source.value_of
    join attribute on attribute.id = value.attribute_id
    where (attribute.is_filterable or attribute.is_filterable_in_search) and ${among(sql`source.product_id`)}`;
}

/** The root of a shop holds every visible product, in no order of its own. */
function categories(among: Among) {
  return sql`
    insert into category_index (category_id, product_id, position)
    with visible as (
      select product.id from product where product.is_enabled and product.visibility > 1 and ${among(sql`product.id`)}
    ), place as (
      select link.category_id, link.product_id, link.position
      from category_product link
      union all
      select ancestor.id, link.product_id, link.position + ${INHERITED}::int
      from category_product link
      join category on category.id = link.category_id and category.is_active
      cross join unnest(string_to_array(category.path, '/')) as step (id)
      join category ancestor on ancestor.id = step.id::int and ancestor.id <> category.id and ancestor.is_anchor
      union all
      select root.id, visible.id, 0
      from visible
      cross join (select distinct root_category_id as id from store) root
    )
    select place.category_id, place.product_id, min(place.position)
    from place
    join visible on visible.id = place.product_id
    group by place.category_id, place.product_id`;
}
