import { ALL_STORES } from '../schema/stores';
import { stores } from './stores';
import type { Localised } from './types';

const ids = new Map(stores.map(({ id, code }) => [code, id]));

/** The id of a store view; throws on an unknown code. */
export function storeId(code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The seed names an unknown store view: ${code}`);
  return id;
}

/** Ids of the store views named, the one for all when none is. */
export function storeIds(codes: string[]): number[] {
  return codes.length > 0 ? codes.map(storeId) : [ALL_STORES];
}

/** A text as the tables keep it, by store code. */
export function labels(text: Localised): Record<string, string> {
  return { ...text };
}

/** Texts of one thing by store: all defaults, then per store view only its own. Absent texts are null. */
export function textRows<K extends string>(
  texts: Record<K, Localised | undefined>,
): ({ storeId: number } & Record<K, string | null>)[] {
  const keys = Object.keys(texts) as K[];
  const row = (store: number, text: (key: K) => string | undefined) => ({
    storeId: store,
    ...(Object.fromEntries(keys.map((key) => [key, text(key) ?? null])) as Record<K, string | null>),
  });
  const storeViews = stores
    .map(({ id, code }) =>
      row(id, (key) => (code in (texts[key] ?? {}) ? labels(texts[key] as Localised)[code] : undefined)),
    )
    .filter(({ storeId: _, ...own }) => Object.values(own).some((text) => text !== null));
  return [row(ALL_STORES, (key) => texts[key]?.default), ...storeViews];
}
