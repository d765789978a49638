import type { Context } from '../../../context';
import type { CartAddress } from '../../../database/schema/sales-types';
import { isObject, missing, snakeKeys } from '../../../rest/json-body';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../../cart/cart-queries';
import { loadLines } from '../../cart/lines/line-queries';
import { quoteOf } from '../../cart/quote/quote-queries';
import { EMPTY_CART, leftOut } from '../../checkout/address-rules';
import { isCountry } from '../../directory/queries';
import { restAddress, UnknownAddress } from './rest-address';
import { paymentDetails } from './rest-totals';

function notSaved(message: string): RestError {
  return new RestError(400, 'The shipping information was unable to be saved. Error: "%message"', { message });
}

async function ownAddress(ctx: Context, value: unknown): Promise<CartAddress | null> {
  try {
    return await restAddress(ctx, value);
  } catch (error) {
    if (error instanceof UnknownAddress) throw notSaved(error.message);
    throw error;
  }
}

/** The part of the body that tells addresses and shipping method; throws when it is not there. */
export function addressInformation(body: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(body.address_information)) throw missing('addressInformation');
  return snakeKeys(body.address_information);
}

/** The shipping method that a body names; null for each part that it does not. */
export function methodCodes(given: Record<string, unknown>) {
  const { shipping_carrier_code: carrier, shipping_method_code: method } = given;
  return {
    carrierCode: typeof carrier === 'string' ? carrier : null,
    methodCode: typeof method === 'string' ? method : null,
  };
}

/** Puts addresses and shipping method on a locked cart and answers the payment methods with the totals [CHK-5]. */
export async function saveShipping(ctx: Context, row: CartRow, given: Record<string, unknown>): Promise<unknown> {
  const lines = await loadLines(ctx, row.id);
  if (lines.length === 0) {
    throw new RestError(400, EMPTY_CART);
  }
  const written = await ownAddress(ctx, given.shipping_address);
  if (!written) throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
  const shippingAddress = { ...written, ...leftOut(Object(given.shipping_address), row.shippingAddress) };
  const billingAddress = await ownAddress(ctx, given.billing_address);
  for (const address of [shippingAddress, billingAddress]) {
    if (address && !(await isCountry(ctx, address.countryId))) {
      throw notSaved('The address failed to save. Verify the address and try again.');
    }
  }
  const { carrierCode, methodCode } = methodCodes(given);
  const values = { shippingAddress, carrierCode, methodCode, ...(billingAddress ? { billingAddress } : {}) };
  const quote = await quoteOf(ctx, { ...row, ...values });
  if (!quote.isVirtual && !quote.shippingMethod) {
    throw methodCode
      ? new RestError(404, 'Carrier with such method not found: %1, %2', [carrierCode, methodCode])
      : new RestError(404, 'The shipping method is missing. Select the shipping method and try again.');
  }
  await updateCart(ctx, row.id, values);
  return paymentDetails(quote, ctx);
}
