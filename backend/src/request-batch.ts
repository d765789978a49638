import DataLoader from 'dataloader';
import type { Context } from './context';

/**
 * One value per request, made when it is first asked for and dropped with the request. A query builder is no
 * value: it asks the database again whenever it is awaited. Await it inside.
 */
export function perRequest<T>(make: (ctx: Context) => T): (ctx: Context) => T {
  const values = new WeakMap<Context, { value: T }>();
  return (ctx) => {
    const known = values.get(ctx);
    if (known) return known.value;
    const value = make(ctx);
    values.set(ctx, { value });
    return value;
  };
}

/**
 * A read by key that a page of items may call one by one: the keys of one tick reach `fetch` together,
 * and no key is fetched twice in a request. Keys that `fetch` leaves out get `missing`.
 */
export function batched<K extends number | string, V>(
  fetch: (ctx: Context, keys: readonly K[]) => Promise<Map<K, V>>,
  missing: () => V,
): (ctx: Context, key: K) => Promise<V> {
  const loader = perRequest(
    (ctx) =>
      new DataLoader<K, V>(async (keys) => {
        const found = await fetch(ctx, keys);
        return keys.map((key) => found.get(key) ?? missing());
      }),
  );
  return (ctx, key) => loader(ctx).load(key);
}

/** Rows by the key that a function reads from each, in the order of the rows. */
export function grouped<K, Row>(rows: readonly Row[], keyOf: (row: Row) => K): Map<K, Row[]> {
  const groups = new Map<K, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
