import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { productRewrites } from '../load/url-rewrites';
import type { PlannedProduct } from './plan';

/** Writes planned products, all or none of them; what they share with their models is copied by the database. */
export async function writeProducts(db: Database, planned: PlannedProduct[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(planTable);
    await tx.execute(sql`
      insert into planned select * from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as (
        id int, model_id int, parent_id int, sku text, url_key text, names jsonb, brand_id int, price numeric,
        special_price numeric, quantity numeric, position int, review_ids jsonb
      )`);
    await tx.execute(sql`analyze planned`);
    for (const copy of copies) await tx.execute(copy);
    await tx.execute(productRewrites(sql`product.id in (select id from planned)`));
    await tx.execute(sql`drop table planned`);
  });
}

const planTable = sql`
  create temporary table planned (
    id int primary key, model_id int, parent_id int, sku text, url_key text, names jsonb, brand_id int, price numeric,
    special_price numeric, quantity numeric, position int, review_ids jsonb
  ) on commit drop`;

const products = sql`
  insert into product (id, sku, type_id, attribute_set_id, visibility, is_enabled, weight, price, special_price,
    tax_class, has_required_options, country_of_manufacture)
  select planned.id, planned.sku, model.type_id, model.attribute_set_id, model.visibility, true, model.weight,
    planned.price, planned.special_price, model.tax_class, model.type_id = 'configurable',
    model.country_of_manufacture
  from planned join product model on model.id = planned.model_id`;

/** A view has texts of its own where the model has. */
const texts = sql`
  insert into product_text (product_id, store_id, name, url_key, description, short_description, meta_title,
    meta_description, meta_keyword, attributes)
  select planned.id, model.store_id,
    case when model.name is not null then planned.names ->> coalesce(store.code, 'default') end,
    case when model.url_key is not null then planned.url_key end,
    model.description, model.short_description, model.meta_title, model.meta_description, model.meta_keyword,
    model.attributes
  from planned
  join product_text model on model.product_id = planned.model_id
  left join store on store.id = model.store_id`;

const options = sql`
  insert into product_option_value (product_id, attribute_id, option_id)
  select planned.id, model.attribute_id,
    case when attribute.code = 'brand' then planned.brand_id else model.option_id end
  from planned
  join product_option_value model on model.product_id = planned.model_id
  join attribute on attribute.id = model.attribute_id`;

const stock = sql`
  insert into stock_item (product_id, quantity, is_in_stock, manage_stock, min_sale_quantity, max_sale_quantity)
  select planned.id, case when model.manage_stock then planned.quantity else 0 end,
    not model.manage_stock or planned.quantity > 0, model.manage_stock, model.min_sale_quantity,
    model.max_sale_quantity
  from planned join stock_item model on model.product_id = planned.model_id`;

const categories = sql`
  insert into category_product (category_id, product_id, position)
  select model.category_id, planned.id, planned.position
  from planned join category_product model on model.product_id = planned.model_id`;

/** A fixed tier price keeps its share of the price. */
const tiers = sql`
  insert into tier_price (product_id, quantity, price, percent)
  select planned.id, model.quantity, round(model.price * planned.price / nullif(owner.price, 0), 2), model.percent
  from planned
  join tier_price model on model.product_id = planned.model_id
  join product owner on owner.id = planned.model_id`;

/** The model's files; without labels of their own pictures are called what the product is called. */
const pictures = sql`
  insert into media_gallery (product_id, file, labels, position, is_disabled, roles)
  select planned.id, model.file, '{}'::jsonb, model.position, model.is_disabled, model.roles
  from planned join media_gallery model on model.product_id = planned.model_id
  order by planned.id, model.position`;

const links = sql`
  insert into product_link (product_id, linked_id, type, position)
  select planned.id, model.linked_id, model.type, model.position
  from planned
  join product_link model on model.product_id = planned.model_id and model.type in ('related', 'upsell', 'crosssell')
  union all
  select parent_id, id, 'variant', id - parent_id - 1 from planned where parent_id is not null`;

const choices = sql`
  insert into super_attribute (product_id, attribute_id, position)
  select planned.id, model.attribute_id, model.position
  from planned join super_attribute model on model.product_id = planned.model_id
  order by planned.id, model.position`;

const reviews = sql`
  insert into review (product_id, store_id, store_ids, nickname, summary, text, ratings, status, created_at)
  select planned.id, model.store_id, model.store_ids, model.nickname, model.summary, model.text, model.ratings, 'approved',
    model.created_at
  from planned
  cross join jsonb_array_elements_text(planned.review_ids) chosen (id)
  join review model on model.id = chosen.id::int
  order by planned.id, model.id`;

const copies: SQL[] = [products, texts, options, stock, categories, tiers, pictures, links, choices, reviews];
