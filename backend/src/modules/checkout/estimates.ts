import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError } from '../../errors';
import { type CartRow, changeCart, findCart, openCart, updateCart } from '../cart/cart-queries';
import { requireArgument } from '../cart/cart-rules';
import { cartOf, quoteOf } from '../cart/quote/quote-queries';
import { shippingMethodList } from '../cart/quote/shipping-rules';
import { findRegion, findRegionById } from '../directory/queries';
import { NO_REGION } from './address-rules';

interface EstimateInput {
  cart_id: string;
  address: {
    country_code: string;
    postcode?: string | null;
    region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  };
  shipping_method?: { carrier_code: string; method_code: string } | null;
}

const NOWHERE: Omit<CartAddress, 'countryId'> = {
  firstname: '',
  lastname: '',
  company: null,
  street: [''],
  city: '',
  region: NO_REGION,
  postcode: null,
  telephone: null,
  customerNotes: null,
};

// The rough address is added to the cart's own, and a shipping method that was chosen before stays, as recorded.
async function estimated(ctx: Context, { cart_id, address, shipping_method }: EstimateInput): Promise<CartRow> {
  requireArgument('cart_id', cart_id);
  if (!(await findCart(ctx, cart_id))) throw inputError(`Could not find a cart with ID "${cart_id}"`);
  const row = await openCart(ctx, cart_id);
  const { country_code: countryId, region } = address;
  const text = region?.region_code || region?.region;
  const found = region?.region_id
    ? await findRegionById(ctx, countryId, region.region_id)
    : text
      ? await findRegion(ctx, countryId, text)
      : undefined;
  const before = row.shippingAddress ?? NOWHERE;
  const shippingAddress = {
    ...before,
    region: found ? { id: found.id, code: found.code, label: found.name } : NO_REGION,
    postcode: address.postcode || before.postcode,
    countryId,
  };
  const { carrier_code: carrierCode, method_code: methodCode } = shipping_method ?? {};
  return { ...row, shippingAddress, ...(carrierCode && methodCode ? { carrierCode, methodCode } : {}) };
}

async function estimateShippingMethods(_: unknown, { input }: { input: EstimateInput }, ctx: Context) {
  const { lines, shippingMethods } = await quoteOf(ctx, await estimated(ctx, input));
  return lines.length === 0 ? [] : shippingMethodList(ctx, shippingMethods);
}

// A shipping method that is not on offer counts for nothing, as in Magento; which saves an estimate that names one.
async function estimateTotals(_: unknown, { input }: { input: EstimateInput }, ctx: Context) {
  const row = await estimated(ctx, input);
  const cart = cartOf(ctx, row);
  if ((await cart.quote()).isVirtual) {
    // Taxed where it is billed to: the rough address stands for that one, and is not told as it.
    return { cart: { row, quote: cartOf(ctx, { ...row, billingAddress: row.shippingAddress }).quote } };
  }
  if (input.shipping_method) {
    const { shippingAddress, carrierCode, methodCode } = row;
    await changeCart(ctx, input.cart_id, (inside) =>
      updateCart(inside, row.id, { shippingAddress, carrierCode, methodCode }),
    );
  }
  return { cart };
}

export const estimateMutations = { estimateShippingMethods, estimateTotals };
