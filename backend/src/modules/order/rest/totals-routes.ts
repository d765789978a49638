import type { Context } from '../../../context';
import { isObject, missing, readJsonBody, snakeKeys } from '../../../rest/json-body';
import type { RestCall, RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../../cart/cart-queries';
import { quoteOf } from '../../cart/quote/quote-queries';
import type { CartAccess } from '../../cart/rest/cart-access-queries';
import { EMPTY_CART } from '../../checkout/address-rules';
import { paymentChoice } from '../../checkout/payment-rules';
import { paymentInput, refusedAs400 } from './payment-information';
import { restAddress } from './rest-address';
import { restTotals } from './rest-totals';
import { addressInformation, methodCodes } from './shipping-information';

// Reckoned for the address in the body, of which nothing reaches the cart.
async function totalsInformation(call: RestCall, access: CartAccess) {
  const given = addressInformation(await readJsonBody(call.request));
  if (!isObject(given.address)) throw missing('address');
  const row = await access.read(call);
  const address = await restAddress(call, given.address);
  const { isVirtual, lines } = await quoteOf(call, row);
  if (lines.length === 0) throw new RestError(400, 'Totals calculation is not applicable to empty cart');
  const place = isVirtual ? { billingAddress: address } : { shippingAddress: address };
  return restTotals(await quoteOf({ ...call }, { ...row, ...place, ...methodCodes(given) }), call);
}

async function withMethod(ctx: Context, row: CartRow, given: Record<string, unknown>): Promise<CartRow> {
  const codes = methodCodes(given);
  if (!codes.carrierCode || !codes.methodCode) return row;
  const quote = await quoteOf({ ...ctx }, { ...row, ...codes });
  if (quote.lines.length === 0) throw new RestError(400, EMPTY_CART);
  if (!row.shippingAddress) {
    throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
  }
  if (!quote.shippingMethod) {
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [codes.carrierCode, codes.methodCode]);
  }
  return { ...row, ...codes };
}

async function collectTotals(call: RestCall, access: CartAccess) {
  const body = await readJsonBody(call.request);
  if (!isObject(body.payment_method)) throw missing('paymentMethod');
  const input = paymentInput(snakeKeys(body.payment_method));
  return access.change(call, async (inside, row) => {
    const shipped = await withMethod(inside, row, body);
    const payment = await refusedAs400(async () => paymentChoice(await quoteOf({ ...inside }, shipped), input));
    const { carrierCode, methodCode } = shipped;
    await updateCart(inside, row.id, { carrierCode, methodCode, payment });
    return restTotals(await quoteOf({ ...inside }, { ...shipped, payment }), inside);
  });
}

/** What a cart comes to by REST: as it stands, for another address, and with the methods chosen at once. */
export function totalsRoutes(path: string, access: CartAccess): readonly RestRoute[] {
  return [
    {
      method: 'GET',
      path: `${path}/totals`,
      handle: async (call) => restTotals(await quoteOf(call, await access.read(call)), call),
    },
    { method: 'POST', path: `${path}/totals-information`, handle: (call) => totalsInformation(call, access) },
    { method: 'PUT', path: `${path}/collect-totals`, handle: (call) => collectTotals(call, access) },
  ];
}
