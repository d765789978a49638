import { type SQL, sql } from 'drizzle-orm';

/** The condition that a column names one of the products to index. */
export type Among = (column: SQL) => SQL;

/** All products, or those of the given ids. */
export function among(ids: number[] | undefined): Among {
  return (column) => (ids ? sql`${column} = any (${arrayOf(ids)})` : sql`true`);
}

/** Numbers as one array parameter. */
export function arrayOf(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}
