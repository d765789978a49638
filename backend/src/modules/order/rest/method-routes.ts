import type { Context } from '../../../context';
import { missing, readJsonBody } from '../../../rest/json-body';
import { callerOf, type RestCall, type RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import type { CartRow } from '../../cart/cart-queries';
import { type Quote, quoteOf } from '../../cart/quote/quote-queries';
import type { CartAccess } from '../../cart/rest/cart-access-queries';
import { addressesOf, asCartAddress } from '../../customer/address-book/address-queries';
import { restAddress } from './rest-address';

function methodsOf({ lines, shippingMethods }: Quote, { rate }: Context) {
  if (lines.length === 0) return [];
  return shippingMethods.map((method) => ({
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: method.amount / 100,
    base_amount: Math.round(method.amount / rate) / 100,
    available: true,
    error_message: '',
    price_excl_tax: method.excludingTax / 100,
    price_incl_tax: method.includingTax / 100,
  }));
}

async function estimated(ctx: Context, row: CartRow, shippingAddress: CartRow['shippingAddress']) {
  return methodsOf(await quoteOf(ctx, { ...row, shippingAddress }), ctx);
}

async function shippingMethods(ctx: Context, row: CartRow) {
  const quote = await quoteOf(ctx, row);
  if (quote.lines.length > 0 && !quote.isVirtual && !row.shippingAddress) {
    throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
  }
  return methodsOf(quote, ctx);
}

// The rough address is for this answer only: nothing of it reaches the cart.
async function estimate(call: RestCall, access: CartAccess) {
  const { address } = await readJsonBody(call.request);
  if (address === undefined || address === null) throw missing('address');
  return estimated(call, await access.read(call), await restAddress(call, address));
}

async function estimateByBook(call: RestCall, access: CartAccess) {
  const { address_id: id } = await readJsonBody(call.request);
  if (id === undefined || id === null) throw missing('addressId');
  const row = await access.read(call);
  const own = (await addressesOf(call, callerOf(call))).find((address) => address.id === Number(id));
  if (own) return estimated(call, row, asCartAddress(own));
  const parameters = { fieldName: 'addressId', fieldValue: id };
  throw new RestError(404, 'No such entity with %fieldName = %fieldValue', parameters);
}

/** How a cart may be delivered and paid, by REST. Only customers have an address book to estimate from. */
export function methodRoutes(path: string, access: CartAccess, whose: 'guest' | 'customer'): readonly RestRoute[] {
  const byBook: RestRoute = {
    method: 'POST',
    path: `${path}/estimate-shipping-methods-by-address-id`,
    handle: (call) => estimateByBook(call, access),
  };
  return [
    {
      method: 'GET',
      path: `${path}/payment-methods`,
      handle: async (call) => (await quoteOf(call, await access.read(call))).payments,
    },
    {
      method: 'GET',
      path: `${path}/shipping-methods`,
      handle: async (call) => shippingMethods(call, await access.read(call)),
    },
    { method: 'POST', path: `${path}/estimate-shipping-methods`, handle: (call) => estimate(call, access) },
    ...(whose === 'customer' ? [byBook] : []),
  ];
}
