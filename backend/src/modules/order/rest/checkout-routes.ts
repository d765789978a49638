import { readJsonBody } from '../../../rest/json-body';
import type { RestCall, RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { quoteOf } from '../../cart/quote/quote-queries';
import type { CartAccess } from '../../cart/rest/cart-access-queries';
import { isCheckoutAllowed } from '../../checkout/guest-checkout-queries';
import { confirmOrder } from '../order-letter';
import { OrderError } from '../order-rules';
import { placeOrder } from '../place-order';
import { billingRoutes } from './billing-routes';
import { methodRoutes } from './method-routes';
import { paymentInformation, savePayment } from './payment-information';
import { paymentDetails } from './rest-totals';
import { addressInformation, saveShipping } from './shipping-information';
import { totalsRoutes } from './totals-routes';

/** The calls of a checkout under a path: shipping, then payment, which is the order; and the totals [CHK-5]. */
export function checkoutRoutes(path: string, access: CartAccess, whose: 'guest' | 'customer'): readonly RestRoute[] {
  // A store may have no checkout for guests.
  const change: CartAccess['change'] = (call, run) =>
    access.change(call, async (inside, row) => {
      if (await isCheckoutAllowed(inside, row)) return run(inside, row);
      throw new RestError(400, 'Sorry, guest checkout is not available.');
    });

  async function shippingInformation(call: RestCall): Promise<unknown> {
    const given = addressInformation(await readJsonBody(call.request));
    return change(call, (inside, row) => saveShipping(inside, row, given));
  }

  // Two transactions: a declined payment loses nothing of what was entered. The answer is the order's id as a text.
  async function paymentAndOrder(call: RestCall): Promise<string> {
    const given = paymentInformation(await readJsonBody(call.request), whose);
    const email = await change(call, (inside, row) => savePayment(inside, row, given));
    try {
      const { id } = await change(call, (inside, row) => placeOrder(inside, row, email));
      await confirmOrder(call, id);
      return String(id);
    } catch (error) {
      if (error instanceof OrderError) throw new RestError(400, error.message);
      throw error;
    }
  }

  const quote = async (call: RestCall) => quoteOf(call, await access.read(call));
  return [
    { method: 'POST', path: `${path}/shipping-information`, handle: shippingInformation },
    { method: 'POST', path: `${path}/payment-information`, handle: paymentAndOrder },
    {
      method: 'GET',
      path: `${path}/payment-information`,
      handle: async (call) => paymentDetails(await quote(call), call),
    },
    ...methodRoutes(path, access, whose),
    ...billingRoutes(path, { ...access, change }),
    ...totalsRoutes(path, access),
  ];
}
