import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { salesOrder, salesOrderItem } from '../../../database/schema/sales';
import { inputError } from '../../../errors';
import { changeCart } from '../../cart/cart-queries';
import { CartItemError, userErrorCode } from '../../cart/cart-rules';
import { customerCart } from '../../cart/customer-cart-queries';
import { addLines } from '../../cart/lines/add-queries';
import { cartAfter } from '../../cart/quote/quote-queries';
import { productById } from '../../catalog/product/product-queries';
import { customerIdOf } from '../../customer/queries';
import type { ItemRow } from '../documents/document-rules';

interface UserError {
  code: string;
  message: string;
}

// What is gone fails alone; the rest goes into the cart as it was chosen, at today's price.
async function addAgain(ctx: Context, cartId: number, item: ItemRow): Promise<UserError[]> {
  const known = item.productId === null ? null : await productById(ctx, item.productId);
  if (!known) {
    const id = item.productId ?? item.details.pieces[0]?.productId ?? '';
    return [{ code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with ID "${id}"` }];
  }
  try {
    await addLines(ctx, cartId, [{ product: known, choice: item.choice, quantity: item.quantity }]);
    return [];
  } catch (error) {
    if (error instanceof CartItemError) return [{ code: userErrorCode(error.message), message: error.message }];
    throw error;
  }
}

/** Puts what a customer has ordered in this store view into their cart once more. */
export async function reorderItems(_: unknown, { orderNumber }: { orderNumber: string }, ctx: Context) {
  const customerId = customerIdOf(ctx);
  const [order] = await ctx.db
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.incrementId, orderNumber), eq(salesOrder.storeId, ctx.store.id)));
  if (order?.customerId !== customerId) {
    throw inputError(`Order number "${orderNumber}" doesn't belong to the current customer`);
  }
  const items = await ctx.db
    .select()
    .from(salesOrderItem)
    .where(eq(salesOrderItem.orderId, order.id))
    .orderBy(asc(salesOrderItem.id));
  const { maskedId } = await customerCart(ctx, customerId);
  const errors = await changeCart(ctx, maskedId, async (inside, row) => {
    const found: UserError[] = [];
    for (const item of items) found.push(...(await addAgain(inside, row.id, item)));
    return found;
  });
  return {
    ...(await cartAfter(ctx, maskedId)),
    userInputErrors: errors.map((error) => ({ ...error, path: ['orderNumber'] })),
  };
}
