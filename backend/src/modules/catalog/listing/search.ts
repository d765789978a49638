import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { escapeLike } from '../filter-input';
import { hasWordBoundaries, searchWords, wordStart } from './search-terms';

/**
 * Products that a search finds, as a relation of `product_id` and `score` (higher is better): every word of
 * the term must stand in the name, the SKU (a variant's too), an attribute's label or a description.
 * Listings know nothing of how it searches.
 */
export function searchHits(ctx: Context, term: string): SQL {
  const words = searchWords(term);
  if (words.length === 0) return sql`select 0 as product_id, 0 as score where false`;
  const parts = words.map((word, index) => wordPart(ctx, word, index));
  return sql`
    select doc.product_id, ${sql.join(
      parts.map((part) => part.score),
      sql` + `,
    )} as score
    from (${documents(ctx)}) doc
    ${sql.join(
      parts.map((part) => part.joins),
      sql` `,
    )}
    where ${sql.join(
      parts.map((part) => sql`${part.score} > 0`),
      sql` and `,
    )}`;
}

function documents(ctx: Context): SQL {
  const text = (column: SQL) => sql`coalesce(own.${column}, fallback.${column}, '')`;
  const plain = (column: SQL) => sql`regexp_replace(${text(column)}, '<[^>]*>', ' ', 'g')`;
  return sql`
    select p.id as product_id, p.sku, ${text(sql`name`)} as name,
      ${plain(sql`short_description`)} as summary, ${plain(sql`description`)} as body
    from product_index listed
    join product p on p.id = listed.product_id
    left join product_text own on own.product_id = p.id and own.store_id = ${ctx.store.id}
    left join product_text fallback on fallback.product_id = p.id and fallback.store_id = 0
    where listed.is_salable`;
}

function wordPart(ctx: Context, word: string, index: number): { joins: SQL; score: SQL } {
  const labelled = sql.raw(`labelled_${index}`);
  const variant = sql.raw(`variant_${index}`);
  const inSku = `%${escapeLike(word)}%`;
  const start = wordStart(word);
  // One or two Latin letters begin some word of nearly every description.
  const inDescriptions =
    word.length > 2 || !hasWordBoundaries(word)
      ? sql`case when doc.summary ~* ${start} then 2 else 0 end + case when doc.body ~* ${start} then 1 else 0 end`
      : sql`0`;
  return {
    joins: sql`
      left join (
        select distinct facet.product_id
        from attribute_option option
        join product_facet facet on facet.attribute_id = option.attribute_id and facet.option_id = option.id
        where coalesce(option.labels ->> ${ctx.store.code}, option.labels ->> 'default') ~* ${start}
      ) ${labelled} on ${labelled}.product_id = doc.product_id
      left join (
        select distinct link.product_id
        from product_link link
        join product child on child.id = link.linked_id
        join product_index sold on sold.product_id = child.id and sold.is_salable
        where link.type = 'variant' and child.sku ilike ${inSku}
      ) ${variant} on ${variant}.product_id = doc.product_id`,
    score: sql`(
      case when lower(doc.sku) = ${word} then 40 when doc.sku ilike ${inSku} then 12 else 0 end
      + case when ${variant}.product_id is not null then 8 else 0 end
      + case when doc.name ~* ${start} then 10 else 0 end
      + case when ${labelled}.product_id is not null then 4 else 0 end
      + ${inDescriptions})`,
  };
}
