import { useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

type Flag = 'isLoading' | 'isAddingItem' | 'isUpdatingItem';
type ErrorField = 'detailsError' | 'addItemError' | 'updateItemError' | 'removeItemError';

/** How many of each are under way: a flag stays up until the last one is done. */
const running = new Map<Flag, number>();

/**
 * Request and receive of one kind of action [CART-4]: the request clears its error and raises its flag, the
 * end lowers the flag and records what was thrown, which is thrown on as an AppError.
 */
export async function inPhase<Result>(
  flag: Flag | null,
  errorField: ErrorField,
  run: () => Promise<Result>,
): Promise<Result> {
  step(flag, 1);
  useCartStore.setState({ [errorField]: null });
  try {
    return await run();
  } catch (cause) {
    const error: AppError = toAppError(cause);
    useCartStore.setState({ [errorField]: error });
    throw error;
  } finally {
    step(flag, -1);
  }
}

function step(flag: Flag | null, by: 1 | -1): void {
  if (!flag) return;
  const count = (running.get(flag) ?? 0) + by;
  running.set(flag, count);
  useCartStore.setState({ [flag]: count > 0 });
}
