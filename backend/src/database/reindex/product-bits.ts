import { type SQL, sql } from 'drizzle-orm';

/** Bits that are put together at once: those of a `bigint`. */
const CHUNK = 64;

/**
 * Relation of the `keys` of `members` and `products`: the members' `product_id`s as bits, bit n for product n,
 * `length` bits in all. Without keys it is one row, of zeros where there are no members.
 */
export function bitsOf(members: SQL, length: SQL, keys: readonly string[] = []): SQL {
  const listed = sql.raw(keys.map((key) => `${key}, `).join(''));
  const partition = sql.raw(keys.length ? `partition by ${keys.join(', ')}` : '');
  return sql`
    select ${listed} rpad(
      coalesce(string_agg(repeat('0', ${sql.raw(`${CHUNK}`)} * (chunk - before - 1)) || bits, '' order by chunk), ''),
      ${length}, '0')::bit varying as products
    from (
      select ${listed} chunk, lag(chunk, 1, -1) over (${partition} order by chunk) as before,
        bits::bit(${sql.raw(`${CHUNK}`)})::text as bits
      from (
        select ${listed} product_id / ${sql.raw(`${CHUNK}`)} as chunk,
          bit_or(1::bigint << (${sql.raw(`${CHUNK - 1}`)} - product_id % ${sql.raw(`${CHUNK}`)})) as bits
        from (${members}) member
        group by ${listed} chunk
      ) chunked
    ) placed
    ${sql.raw(keys.length ? `group by ${keys.join(', ')}` : '')}`;
}
