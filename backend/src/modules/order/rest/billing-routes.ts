import type { Context } from '../../../context';
import { missing, readJsonBody } from '../../../rest/json-body';
import type { RestCall, RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../../cart/cart-queries';
import type { CartAccess } from '../../cart/rest/cart-access-queries';
import { isCountry } from '../../directory/queries';
import { refusedAs400 } from './payment-information';
import { restAddress } from './rest-address';
import { addressIds, restCartAddress } from './rest-cart';

async function bill(ctx: Context, row: CartRow, given: unknown, isForBoth: boolean): Promise<number> {
  const billingAddress = await refusedAs400(() => restAddress(ctx, given));
  if (!billingAddress || !(await isCountry(ctx, billingAddress.countryId))) {
    throw new RestError(400, 'The address failed to save. Verify the address and try again.');
  }
  // Another address may have other shipping methods: one must be chosen anew.
  const shipping = isForBoth ? { shippingAddress: billingAddress, carrierCode: null, methodCode: null } : {};
  await updateCart(ctx, row.id, { billingAddress, ...shipping });
  return addressIds(row).billing;
}

async function setBilling(call: RestCall, access: CartAccess): Promise<number> {
  const { address, use_for_shipping } = await readJsonBody(call.request);
  if (address === undefined || address === null) throw missing('address');
  return access.change(call, (inside, row) => bill(inside, row, address, use_for_shipping === true));
}

/** The billing address of a cart by REST: read, and set, which answers its number. */
export function billingRoutes(path: string, access: CartAccess): readonly RestRoute[] {
  return [
    {
      method: 'GET',
      path: `${path}/billing-address`,
      handle: async (call) => restCartAddress(await access.read(call), 'billing'),
    },
    { method: 'POST', path: `${path}/billing-address`, handle: (call) => setBilling(call, access) },
  ];
}
