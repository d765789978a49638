import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError } from '../../errors';
import { type CartRow, findCart, openCart } from '../cart/cart-queries';
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

// The rough address is for this answer only: nothing of it reaches the cart.
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
  const shippingAddress: CartAddress = {
    firstname: '',
    lastname: '',
    company: null,
    street: [''],
    city: '',
    region: found ? { id: found.id, code: found.code, label: found.name } : NO_REGION,
    postcode: address.postcode ?? null,
    countryId,
    telephone: null,
    customerNotes: null,
  };
  return {
    ...row,
    shippingAddress,
    carrierCode: shipping_method?.carrier_code ?? null,
    methodCode: shipping_method?.method_code ?? null,
  };
}

async function estimateShippingMethods(_: unknown, { input }: { input: EstimateInput }, ctx: Context) {
  const { lines, shippingMethods } = await quoteOf(ctx, await estimated(ctx, input));
  return lines.length === 0 ? [] : shippingMethodList(ctx, shippingMethods);
}

// A shipping method that is not on offer counts for nothing, as in Magento.
async function estimateTotals(_: unknown, { input }: { input: EstimateInput }, ctx: Context) {
  return { cart: cartOf(ctx, await estimated(ctx, input)) };
}

export const estimateMutations = { estimateShippingMethods, estimateTotals };
