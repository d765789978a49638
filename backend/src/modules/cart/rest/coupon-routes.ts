import type { Context } from '../../../context';
import type { RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../cart-queries';
import { loadLines } from '../lines/line-queries';
import { couponIn, INVALID_COUPON } from '../quote/cart-price-rules';
import { quoteOf } from '../quote/quote-queries';
import type { CartAccess } from './cart-access-queries';

async function refuseEmpty(ctx: Context, row: CartRow): Promise<void> {
  if ((await loadLines(ctx, row.id)).length > 0) return;
  throw new RestError(404, 'The "%1" Cart doesn\'t contain products.', [row.id]);
}

async function apply(ctx: Context, row: CartRow, typed: string): Promise<boolean> {
  await refuseEmpty(ctx, row);
  const couponCode = couponIn((await quoteOf(ctx, { ...row, couponCode: typed })).rules);
  if (couponCode === null) throw new RestError(404, INVALID_COUPON);
  await updateCart(ctx, row.id, { couponCode });
  return true;
}

async function remove(ctx: Context, row: CartRow): Promise<boolean> {
  await refuseEmpty(ctx, row);
  await updateCart(ctx, row.id, { couponCode: null });
  return true;
}

/** The coupon of a cart by REST. Another one simply takes its place, unlike in GraphQL. */
export function couponRoutes(path: string, access: CartAccess): readonly RestRoute[] {
  return [
    { method: 'GET', path: `${path}/coupons`, handle: async (call) => (await access.read(call)).couponCode },
    {
      method: 'PUT',
      path: `${path}/coupons/:couponCode`,
      handle: (call) => access.change(call, (inside, row) => apply(inside, row, call.params.couponCode ?? '')),
    },
    { method: 'DELETE', path: `${path}/coupons`, handle: (call) => access.change(call, remove) },
  ];
}
