import type { CartLine } from '@/lib/cart/cart';
import { withCart } from '@/lib/cart/session/invalid-cart';
import { sendItems } from './add-to-cart';
import { inPhase } from './phase';
import { throwRefusal } from './refusal';

/** Puts a line back that was removed, with the same choice. Throws AppError, with the backend's reason. */
export async function restoreItem(line: CartLine): Promise<void> {
  await inPhase('isAddingItem', 'addItemError', () =>
    withCart(async (cartId) => throwRefusal(await sendItems(cartId, [line.input]))),
  );
}
