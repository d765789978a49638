import { type SQL, sql } from 'drizzle-orm';

type Direction = 'ASC' | 'DESC';

/** Magento's sort input. Of several fields the first of the input type weighs most, whatever the caller wrote first. */
export type Sort = { [field in 'name' | 'position' | 'price' | 'relevance']?: Direction | null };

/** What a listing can be sorted by: position needs a category, relevance a search. */
interface Sortable {
  hasCategory: boolean;
  hasSearch: boolean;
}

/** Whether the order reads the product's name. */
export function sortsByName(sort: Sort | null | undefined): boolean {
  return !!sort?.name;
}

/**
 * The ORDER BY of a listing over the aliases of `listingFrom`. Without a sort: relevance of a search, else
 * position in a category. Equal products follow by id, in the direction of name and price, else newest first.
 */
export function listingOrder(sort: Sort | null | undefined, { hasCategory, hasSearch }: Sortable): SQL {
  const columns: Record<keyof Sort, SQL | null> = {
    name: sql`lower(coalesce(own_name.name, default_name.name))`,
    price: sql`pi.min_price`,
    position: hasCategory ? sql`ci.position` : null,
    relevance: hasSearch ? sql`hit.score` : null,
  };
  const asked = sortEntries(sort);
  const fallback: [keyof Sort, Direction] = hasSearch ? ['relevance', 'DESC'] : ['position', 'ASC'];
  const parts = (asked.length ? asked : [fallback]).flatMap(([field, direction]) => {
    const column = columns[field];
    return column ? [sql`${column} ${sql.raw(direction)}`] : [];
  });
  // The index on a category's positions has the same nulls: its first page needs no sorting.
  const id = sql.raw(`${hasCategory ? 'ci' : 'pi'}.product_id ${tieDirection(asked[0])} nulls last`);
  return sql.join([...parts, id], sql`, `);
}

function sortEntries(sort: Sort | null | undefined): [keyof Sort, Direction][] {
  const fields = Object.keys(sort ?? {}) as (keyof Sort)[];
  return fields.flatMap((field) => {
    const direction = sort?.[field];
    return direction ? [[field, direction]] : [];
  });
}

function tieDirection(first: [keyof Sort, Direction] | undefined): Direction {
  return first && (first[0] === 'name' || first[0] === 'price') ? first[1] : 'DESC';
}
