import type { CartLine } from '@/lib/cart/cart';

/** New uids of lines that were removed and added again, for who still holds the old one. */
const renamed = new Map<string, string>();

/** What is being done with a configurable product's line, by its key. */
const busy = new Map<string, Promise<unknown>>();

/** Notes that a line has another uid now. */
export function renameLine(from: string, to: string): void {
  if (from !== to) renamed.set(from, to);
}

/** The uid that a line has by now. */
export function currentUid(uid: string): string {
  const next = renamed.get(uid);
  return next === undefined ? uid : currentUid(next);
}

/**
 * Runs a change of a line at once, where the line keeps its uid. A configurable product's line is removed and added
 * again, and only the answer tells the new uid, so a change of it waits for the one before.
 */
export function inLineOrder<Result>({ key, type }: CartLine, run: () => Promise<Result>): Promise<Result> {
  if (type !== 'ConfigurableCartItem') return run();
  const result = (busy.get(key) ?? Promise.resolve()).then(run);
  const settled = result
    .catch(() => undefined)
    .finally(() => {
      if (busy.get(key) === settled) busy.delete(key);
    });
  busy.set(key, settled);
  return result;
}
