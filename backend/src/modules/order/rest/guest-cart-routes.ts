import type { Context } from '../../../context';
import { readJsonBody } from '../../../rest/json-body';
import type { RestCall, RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, createCart, findCart, inTransaction, lockCart } from '../../cart/cart-row';
import { quoteOf } from '../../cart/quote/quote';
import { OrderError } from '../order-error';
import { placeOrder } from '../place-order';
import { paymentInformation, savePayment } from './payment-information';
import { paymentDetails } from './rest-totals';
import { addressInformation, saveShipping } from './shipping-information';

// A cart that became an order is named by its number, an unknown one not at all.
function activeGuestCart(row: CartRow | undefined): CartRow {
  const isGuests = row !== undefined && row.customerId === null;
  if (isGuests && row.isActive) return row;
  const fieldValue = isGuests ? String(row.id) : null;
  throw new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue });
}

function onCart<T>(call: RestCall, run: (ctx: Context, row: CartRow) => Promise<T>): Promise<T> {
  return inTransaction(call, async (inside) => run(inside, activeGuestCart(await lockCart(inside, idOf(call)))));
}

function idOf({ params }: RestCall): string {
  return params.cartId ?? '';
}

async function shippingInformation(call: RestCall): Promise<unknown> {
  const given = addressInformation(await readJsonBody(call.request));
  return onCart(call, (inside, row) => saveShipping(inside, row, given));
}

// Two transactions: a declined payment loses nothing of what was entered.
async function paymentAndOrder(call: RestCall): Promise<number> {
  const given = paymentInformation(await readJsonBody(call.request));
  await onCart(call, (inside, row) => savePayment(inside, row, given));
  try {
    return (await onCart(call, (inside, row) => placeOrder(inside, row, given.email))).id;
  } catch (error) {
    if (error instanceof OrderError) throw new RestError(400, error.message);
    throw error;
  }
}

/** Checkout of guests by REST [CHK-5]: a new cart, its delivery, its payment, which is the order. */
export const guestCartRoutes: readonly RestRoute[] = [
  { method: 'POST', path: '/V1/guest-carts', handle: async (call) => (await createCart(call)).maskedId },
  { method: 'POST', path: '/V1/guest-carts/:cartId/shipping-information', handle: shippingInformation },
  { method: 'POST', path: '/V1/guest-carts/:cartId/payment-information', handle: paymentAndOrder },
  {
    method: 'GET',
    path: '/V1/guest-carts/:cartId/payment-information',
    handle: async (call) =>
      paymentDetails(await quoteOf(call, activeGuestCart(await findCart(call, idOf(call)))), call),
  },
];
