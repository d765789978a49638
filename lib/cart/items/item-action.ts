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
