import type { Context } from '../../../context';
import { inputError, noSuchEntity } from '../../../errors';
import { changeCart, updateCart } from '../cart-queries';
import { type InputArgument, inputOf, requireArgument } from '../cart-rules';
import { loadLines } from '../lines/line-queries';
import { couponIn, INVALID_COUPON } from '../quote/cart-price-rules';
import { cartAfter, quoteOf } from '../quote/quote-queries';

type ApplyArguments = InputArgument<{ cart_id: string; coupon_code: string }>;

async function applyCouponToCart(_: unknown, args: ApplyArguments, ctx: Context) {
  const { cart_id, coupon_code } = inputOf(args);
  requireArgument('coupon_code', coupon_code);
  await changeCart(ctx, cart_id, async (inside, row) => {
    if (row.couponCode) {
      throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    }
    const { lines, rules } = await quoteOf(inside, { ...row, couponCode: coupon_code });
    if (lines.length === 0) throw noSuchEntity('Cart does not contain products.');
    const couponCode = couponIn(rules);
    if (couponCode === null) throw noSuchEntity(INVALID_COUPON);
    await updateCart(inside, row.id, { couponCode });
  });
  return cartAfter(ctx, cart_id);
}

type RemoveArguments = InputArgument<{ cart_id: string }>;

async function removeCouponFromCart(_: unknown, args: RemoveArguments, ctx: Context) {
  const { cart_id } = inputOf(args);
  await changeCart(ctx, cart_id, async (inside, row) => {
    if ((await loadLines(inside, row.id)).length === 0) throw noSuchEntity('Cart does not contain products');
    await updateCart(inside, row.id, { couponCode: null });
  });
  return cartAfter(ctx, cart_id);
}

export const couponMutations = { applyCouponToCart, removeCouponFromCart };
