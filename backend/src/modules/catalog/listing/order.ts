import { type SQL, sql } from 'drizzle-orm';

type Direction = 'ASC' | 'DESC';

/** Magento's sort input. Of several fields the first of the input type weighs most, whatever the caller wrote first. */
export type Sort = { [field in 'name' | 'position' | 'price' | 'relevance']?: Direction | null };

/** The relations a listing may be sorted by, each with a `product_id`; null where the listing has none such. */
export interface Sortable {
  /** With `name`. */
  names: SQL;
  /** With `min_price`. */
  prices: SQL;
  /** With `position`. */
  places: SQL | null;
  /** With `score`. */
  hits: SQL | null;
}

export interface Order {
  /** FROM, joined by product. */
  from: SQL;
  /** The id that a listing is narrowed by and gives. */
  id: SQL;
  by: SQL;
}

/**
 * How to put a listing into order. Without a sort: relevance of a search, else position in a category. Equal
 * products follow by id, in the direction of name and price, else newest first.
 */
export function listingOrder(sort: Sort | null | undefined, sortable: Sortable): Order {
  const relations = {
    name: { alias: 'names', column: 'name', relation: sortable.names },
    price: { alias: 'prices', column: 'min_price', relation: sortable.prices },
    position: { alias: 'places', column: 'position', relation: sortable.places },
    relevance: { alias: 'hits', column: 'score', relation: sortable.hits },
  };
  const asked = sortEntries(sort);
  const fallback: [keyof Sort, Direction] = sortable.hits ? ['relevance', 'DESC'] : ['position', 'ASC'];
  const parts = (asked.length ? asked : [fallback]).flatMap(([field, direction]) => {
    const { relation, ...names } = relations[field];
    return relation ? [{ ...names, relation, direction }] : [];
  });
  const first = parts[0] ?? relations.price;
  return {
    from: sql.join(
      [
        sql`${first.relation} ${sql.raw(first.alias)}`,
        ...parts.slice(1).map(({ alias, relation }) => sql`join ${relation} ${sql.raw(alias)} using (product_id)`),
      ],
      sql` `,
    ),
    id: sql.raw(`${first.alias}.product_id`),
    by: sql.raw(
      [
        ...parts.map(({ alias, column, direction }) => `${alias}.${column} ${direction}`),
        `${first.alias}.product_id ${parts.length ? tie(asked[0]) : 'DESC'}`,
      ].join(', '),
    ),
  };
}

function sortEntries(sort: Sort | null | undefined): [keyof Sort, Direction][] {
  const fields = Object.keys(sort ?? {}) as (keyof Sort)[];
  return fields.flatMap((field) => {
    const direction = sort?.[field];
    return direction ? [[field, direction]] : [];
  });
}

// Said as the indexes on name, price and position have it, and the primary key alone: a first page needs no sorting then.
function tie(first: [keyof Sort, Direction] | undefined): string {
  const isByValue = first?.[0] === 'name' || first?.[0] === 'price';
  return isByValue ? first[1] : 'DESC nulls last';
}
