import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connect';
import type { Among } from './scope';

/**
 * Salability, lowest and highest final price in the base currency per enabled product, by the rules of Magento's
 * price index: special price within its dates, tier prices from one piece on, required options,
 * separately sold links; a composite's from its salable children, or from all of them when none is salable.
 */
export async function reindexPrices(db: Database, among: Among): Promise<void> {
  const id = sql`product.id`;
  await db.execute(sql`delete from product_index where ${among(sql`product_index.product_id`)}`);
  await db.execute(insertPriced(singleProducts(among(id))));
  await db.execute(insertPriced(parentsOfProducts(among(id))));
  await db.execute(insertPriced(bundles(among(id))));
}

function insertPriced(priced: SQL): SQL {
  return sql`
    insert into product_index (product_id, is_salable, min_price, max_price)
    with priced as (${priced})
    select priced.product_id, priced.is_salable, round(priced.min_price, 6), round(priced.max_price, 6)
    from priced`;
}

const specialIsActive = sql`(
  product.special_price is not null
  and (product.special_from is null or product.special_from <= current_date)
  and (product.special_to is null or product.special_to >= current_date)
)`;

/** What the tier prices that hold from the first piece on leave of the price. */
const tierFromOne = sql`(
  select min(coalesce(tier_price.price, product.price * (1 - tier_price.percent / 100)))
  from tier_price
  where tier_price.product_id = product.id and tier_price.quantity <= 1
)`;

function singleProducts(among: SQL): SQL {
  return sql`
    with final as (
      select product.id as product_id,
        stock_item.is_in_stock and (not stock_item.manage_stock or stock_item.quantity > 0) as is_salable,
        least(
          coalesce(product.price, 0),
          case when ${specialIsActive} then product.special_price end,
          ${tierFromOne}
        ) as price,
        coalesce(product.links_purchased_separately, false) as sells_links
      from product
      join stock_item on stock_item.product_id = product.id
      where product.is_enabled and product.type_id in ('simple', 'virtual', 'downloadable') and ${among}
    ), link_price as (
      select product_id, min(price) as lowest, sum(price) as total from downloadable_link group by product_id
    )
    select final.product_id, final.is_salable,
      final.price + coalesce(option_price.lowest, 0) + coalesce(link_price.lowest, 0) as min_price,
      final.price + coalesce(option_price.highest, 0) + coalesce(link_price.total, 0) as max_price
    from final
    left join link_price on final.sells_links and link_price.product_id = final.product_id
    left join lateral (${optionPrices(sql`final.product_id`, sql`final.price`)}) option_price on true`;
}

/** What customizable options add to a price: at least what is required, at most one or, where allowed, all values. */
function optionPrices(productId: SQL, price: SQL): SQL {
  const amount = (option: SQL) =>
    sql`case ${option}.price_type when 'PERCENT' then ${price} * ${option}.price / 100 else ${option}.price end`;
  return sql`
    select sum(case when is_required then lowest else 0 end) as lowest,
      sum(case when type in ('checkbox', 'multiple') then total else highest end) as highest
    from (
      select custom_option.id, custom_option.type, custom_option.is_required,
        min(offer.amount) as lowest, max(offer.amount) as highest, sum(offer.amount) as total
      from custom_option
      join lateral (
        select ${amount(sql`custom_option`)} as amount where custom_option.price is not null
        union all
        select ${amount(sql`custom_option_value`)} from custom_option_value
        where custom_option_value.option_id = custom_option.id
      ) offer on true
      where custom_option.product_id = ${productId}
      group by custom_option.id
    ) per_option`;
}

/** Configurable and grouped products: as cheap and as dear as their children. */
function parentsOfProducts(among: SQL): SQL {
  return sql`
    select product.id as product_id,
      stock_item.is_in_stock and coalesce(bool_or(child.is_salable), false) as is_salable,
      coalesce(min(child.min_price) filter (where child.is_salable), min(child.min_price), 0) as min_price,
      coalesce(max(child.max_price) filter (where child.is_salable), max(child.max_price), 0) as max_price
    from product
    join stock_item on stock_item.product_id = product.id
    left join product_link on product_link.product_id = product.id and product_link.type in ('variant', 'grouped')
    left join product_index child on child.product_id = product_link.linked_id
    where product.is_enabled and product.type_id in ('configurable', 'grouped') and ${among}
    group by product.id, stock_item.is_in_stock`;
}

/**
 * Bundles: what must be chosen at its cheapest (the cheapest single piece when nothing must be) up to all
 * options at their dearest. A bundle's special price is the percentage that remains.
 */
function bundles(among: SQL): SQL {
  return sql`
    with part as (
      select bundle_option.product_id, bundle_option.id, bundle_option.is_required, bundle_option.type,
        coalesce(bool_or(child.is_salable), false) as is_salable,
        min(offer.amount) filter (where child.is_salable) as lowest,
        max(offer.amount) filter (where child.is_salable) as highest,
        sum(offer.amount) filter (where child.is_salable) as total
      from bundle_option
      join product on product.id = bundle_option.product_id and ${among}
      left join bundle_selection on bundle_selection.option_id = bundle_option.id
      left join product_index child on child.product_id = bundle_selection.product_id
      left join lateral (
        select bundle_selection.quantity * case
          when product.bundle_dynamic_price then child.min_price
          when bundle_selection.price_type = 'PERCENT' then product.price * bundle_selection.price / 100
          else coalesce(bundle_selection.price, 0)
        end as amount
      ) offer on true
      group by bundle_option.id
    ), whole as (
      select product_id, bool_and(is_salable or not is_required) and bool_or(is_salable) as is_salable,
        coalesce(sum(lowest) filter (where is_required), min(lowest), 0) as lowest,
        coalesce(sum(case when type in ('checkbox', 'multi') then total else highest end), 0) as highest
      from part
      group by product_id
    )
    select product.id as product_id, stock_item.is_in_stock and coalesce(whole.is_salable, false) as is_salable,
      (own.price + coalesce(whole.lowest, 0)) * own.share as min_price,
      (own.price + coalesce(whole.highest, 0)) * own.share as max_price
    from product
    join stock_item on stock_item.product_id = product.id
    left join whole on whole.product_id = product.id
    cross join lateral (
      select case when product.bundle_dynamic_price then 0 else coalesce(product.price, 0) end as price,
        case when ${specialIsActive} then product.special_price / 100 else 1 end as share
    ) own
    where product.is_enabled and product.type_id = 'bundle' and ${among}`;
}
