import '@/lib/magento/cache/optimistic-cart';
import type { CartLine } from '@/lib/cart/cart';
import { counted } from '@/lib/cart/session/cart-changes';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

type Flag = 'isAddingItem' | 'isUpdatingItem';
type ErrorField = 'addItemError' | 'updateItemError' | 'removeItemError';

/** Actions under way: a flag is true until the last one is done. */
const running = { isAddingItem: 0, isUpdatingItem: 0 };

/** Runs an action under its flag [CART-4]; stores what it throws and throws it on as an AppError. */
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

/** What the message of a refused product is known by. */
export const NOT_SOLD = 'This product is not sold in a cart';

/** Throws an AppError where a line is one that the cart does not take: it can only be removed. */
export function refuseUnsold({ isRefused }: CartLine): void {
  if (isRefused) throw new AppError('refused', NOT_SOLD);
}

/** Throws an AppError where an answer has user errors. */
export function throwUserErrors(answered: readonly ({ message: string } | null)[] | null | undefined): void {
  const errors = (answered ?? []).filter((error) => error !== null);
  if (errors.length > 0) throw userErrorsOf(errors);
}

/** What a shopper is told of user errors. */
export function userErrorsOf(errors: readonly { message: string }[]): AppError {
  return new AppError('refused', errors.map(({ message }) => message).join(', '));
}

function count(flag: Flag | null, by: 1 | -1): void {
  if (!flag) return;
  running[flag] += by;
  useCartStore.setState({ [flag]: running[flag] > 0 });
}

/** New uids, by the old one, of lines that were removed and added again. */
const renamed = new Map<string, string>();

/** Uids of lines that go, or have gone: what was pressed of them and not sent yet is not wanted any more. */
export const leaving = new Set<string>();

/** The last change of each configurable line, by the line's key. */
const busy = new Map<string, Promise<unknown>>();

/** The quantity that the backend has answered last for a changed line, by its uid. */
export const answeredQuantities = new Map<string, number>();

export function renameLine(from: string, to: string): void {
  if (from !== to) renamed.set(from, to);
}

/** A line's uid by now; null where the cart, a lost one's replacement, has no such line. */
export function uidIn(line: CartLine, isReplacement: boolean): string | null {
  const uid = currentUid(line.uid);
  return isReplacement && uid === line.uid ? null : uid;
}

function currentUid(uid: string): string {
  const next = renamed.get(uid);
  return next === undefined ? uid : currentUid(next);
}

/** Runs a change of a line; of a configurable one after its previous change, whose answer alone has the new uid. */
export function inLineOrder<Result>({ key, type }: CartLine, run: () => Promise<Result>): Promise<Result> {
  if (type !== 'ConfigurableCartItem') return run();
  const result = counted((busy.get(key) ?? Promise.resolve()).then(run));
  const settled = result
    .catch(() => undefined)
    .finally(() => {
      if (busy.get(key) === settled) busy.delete(key);
    });
  busy.set(key, settled);
  return result;
}
