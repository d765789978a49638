import { inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cart } from '../../../database/schema/sales';
import { inputError } from '../../../errors';
import { newMaskedId } from '../../../uid';
import { customerIdOf } from '../../customer/queries';
import { type CartRow, findCart, inTransaction, updateCart, usable } from '../cart-queries';
import { requireArgument } from '../cart-rules';
import { customerCart, customerValues, findCustomerCart } from '../customer-cart-queries';
import { mergeLines } from '../lines/merge-lines';
import { type CartParent, cartAfter } from '../quote/quote-queries';

// Everybody locks carts in the same order: two merges never wait for each other in a circle.
async function lockAll({ db }: Context, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: cart.id })
    .from(cart)
    .where(inArray(cart.id, [...ids]))
    .orderBy(cart.id)
    .for('update');
}

async function guestCart(ctx: Context, maskedId: string): Promise<CartRow> {
  return usable({ ...ctx, customerId: null }, await findCart(ctx, maskedId), maskedId);
}

interface MergeArguments {
  source_cart_id: string;
  destination_cart_id?: string | null;
}

async function mergeCarts(_: unknown, args: MergeArguments, ctx: Context): Promise<CartParent> {
  const { source_cart_id: sourceId, destination_cart_id: destinationId } = args;
  requireArgument('source_cart_id', sourceId);
  const customerId = customerIdOf(ctx);
  if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
  // Made outside: a cart that somebody else makes at the same time would be invisible inside.
  const own = destinationId ? null : await customerCart(ctx, customerId);
  const target = own?.maskedId ?? destinationId ?? '';
  await inTransaction(ctx, async (inside) => {
    const rows = [await findCart(inside, sourceId), await findCart(inside, target)];
    await lockAll(
      inside,
      rows.flatMap((row) => (row ? [row.id] : [])),
    );
    const source = await guestCart(inside, sourceId);
    const into = usable(inside, await findCart(inside, target), target);
    await mergeLines(inside, source.id, into.id);
    await updateCart(inside, source.id, { isActive: false });
    // The coupon that was entered last goes along.
    await updateCart(inside, into.id, { updatedAt: new Date(), couponCode: source.couponCode ?? into.couponCode });
  });
  return (await cartAfter(ctx, target)).cart;
}

// The guest's cart becomes the customer's, under a new id: the old one might be known to others.
async function assignCustomerToGuestCart(
  _: unknown,
  { cart_id }: { cart_id: string },
  ctx: Context,
): Promise<CartParent> {
  const customerId = customerIdOf(ctx);
  const maskedId = newMaskedId();
  await inTransaction(ctx, async (inside) => {
    const rows = [await findCart(inside, cart_id), await findCustomerCart(inside, customerId)];
    await lockAll(
      inside,
      rows.flatMap((row) => (row ? [row.id] : [])),
    );
    const guest = await guestCart(inside, cart_id);
    const own = await findCustomerCart(inside, customerId);
    if (own) {
      await mergeLines(inside, own.id, guest.id);
      await updateCart(inside, own.id, { isActive: false });
    }
    const values = await customerValues(inside, customerId);
    await updateCart(inside, guest.id, {
      ...values,
      billingAddress: guest.billingAddress ?? values.billingAddress,
      couponCode: guest.couponCode ?? own?.couponCode ?? null,
      maskedId,
      updatedAt: new Date(),
    });
  });
  return (await cartAfter(ctx, maskedId)).cart;
}

export const mergeMutations = { mergeCarts, assignCustomerToGuestCart };
