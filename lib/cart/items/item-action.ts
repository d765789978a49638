import type { CartLine } from '@/lib/cart/cart';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

type Flag = 'isAddingItem' | 'isUpdatingItem';
type ErrorField = 'addItemError' | 'updateItemError' | 'removeItemError';

/** An item that the backend did not take: `NOT_SALABLE`, `INSUFFICIENT_STOCK`, `PRODUCT_NOT_FOUND`, `UNDEFINED`. */
export interface UserError {
  code: string;
  message: string;
}

/** How many actions of each kind are under way: a flag stays up until the last one is done. */
const running = { isAddingItem: 0, isUpdatingItem: 0 };

/**
 * Request and receive of one kind of action [CART-4]: the request clears its error and raises its flag; the end
 * lowers the flag and records what was thrown, which is thrown on as the AppError that stands in the store.
 */
export async function itemAction<Result>(
  flag: Flag | null,
  errorField: ErrorField,
  run: () => Promise<Result>,
): Promise<Result> {
  count(flag, 1);
  useCartStore.setState({ [errorField]: null });
  try {
    const result = await run();
    useCartStore.setState({ [errorField]: null });
    return result;
  } catch (cause) {
    const error = toAppError(cause);
    useCartStore.setState({ [errorField]: error });
    throw error;
  } finally {
    count(flag, -1);
  }
}

/** Throws the user errors of an answer as one AppError; nothing where there are none. */
export function throwUserErrors(errors: readonly { message: string }[]): void {
  if (errors.length > 0) throw userErrorsOf(errors);
}

/** The user errors of an answer as one AppError. */
export function userErrorsOf(errors: readonly { message: string }[]): AppError {
  return new AppError('refused', errors.map(({ message }) => message).join(', '));
}

function count(flag: Flag | null, by: 1 | -1): void {
  if (!flag) return;
  running[flag] += by;
  useCartStore.setState({ [flag]: running[flag] > 0 });
}

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
