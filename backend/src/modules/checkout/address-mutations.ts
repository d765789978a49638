import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError, noSuchEntity } from '../../errors';
import { changeCart, updateCart } from '../cart/cart-queries';
import { type InputArgument, inputOf, requireArgument } from '../cart/cart-rules';
import { loadLines } from '../cart/lines/line-queries';
import { isVirtualLine } from '../cart/lines/line-rules';
import { cartAfter } from '../cart/quote/quote-queries';
import { isEmail } from '../newsletter/rules';
import { type GivenAddress, givenAddress } from './given-address';
import { checkGuestCheckout } from './guest-checkout-queries';

async function isVirtual(ctx: Context, cartId: number): Promise<boolean> {
  const lines = await loadLines(ctx, cartId);
  return lines.length > 0 && lines.every(isVirtualLine);
}

// Another address may have other shipping methods: one must be chosen anew.
const shippingValues = (shippingAddress: CartAddress) => ({ shippingAddress, carrierCode: null, methodCode: null });

interface SetEmail {
  cart_id: string;
  email: string;
}

async function setGuestEmailOnCart(_: unknown, args: InputArgument<SetEmail>, ctx: Context) {
  const { cart_id, email } = inputOf(args);
  requireArgument('email', email);
  if (!isEmail(email)) throw inputError('Invalid email format');
  if (ctx.customerId !== null) throw inputError('The request is not allowed for logged in customers');
  await changeCart(ctx, cart_id, async (inside, row) => {
    await checkGuestCheckout(inside, row);
    await updateCart(inside, row.id, { email });
  });
  return cartAfter(ctx, cart_id);
}

interface SetShipping {
  cart_id: string;
  shipping_addresses: ((GivenAddress & { customer_notes?: string | null }) | null)[];
}

async function setShippingAddressesOnCart(_: unknown, args: InputArgument<SetShipping>, ctx: Context) {
  const { cart_id, shipping_addresses } = inputOf(args);
  requireArgument('shipping_addresses', shipping_addresses);
  await changeCart(ctx, cart_id, async (inside, row) => {
    await checkGuestCheckout(inside, row);
    const [first, ...more] = shipping_addresses;
    const given = first ?? {};
    if (more.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
    if (given.address && given.customer_address_id) {
      throw inputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.');
    }
    if (!given.address && !given.customer_address_id) {
      throw inputError('The shipping address must contain either "customer_address_id" or "address".');
    }
    if (await isVirtual(inside, row.id)) {
      throw noSuchEntity('Shipping address is not allowed on cart: cart contains no items for shipment.');
    }
    const address = await givenAddress(inside, given, row.shippingAddress);
    const customerNotes = given.customer_notes ?? null;
    if (address) await updateCart(inside, row.id, shippingValues({ ...address, customerNotes }));
  });
  return cartAfter(ctx, cart_id);
}

const NOT_SET = 'Could not use the "same_as_shipping" option, because the shipping address has not been set.';

interface SetBilling {
  cart_id: string;
  billing_address: GivenAddress & {
    same_as_shipping?: boolean | null;
    use_for_shipping?: boolean | null;
  };
}

async function setBillingAddressOnCart(_: unknown, args: InputArgument<SetBilling>, ctx: Context) {
  const { cart_id, billing_address: given } = inputOf(args);
  requireArgument('billing_address', given);
  await changeCart(ctx, cart_id, async (inside, row) => {
    await checkGuestCheckout(inside, row);
    if (!given.address && !given.customer_address_id && !given.same_as_shipping) {
      throw inputError(
        'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      );
    }
    if (given.address && given.customer_address_id) {
      throw inputError('The billing address cannot contain "customer_address_id" and "address" at the same time.');
    }
    const billingAddress = given.same_as_shipping
      ? row.shippingAddress
      : // Magento replaces a billing address: nothing of the one before stays.
        await givenAddress(inside, given, null);
    if (!billingAddress) throw inputError(NOT_SET);
    const isForBoth = given.use_for_shipping && !given.same_as_shipping;
    await updateCart(inside, row.id, { billingAddress, ...(isForBoth ? shippingValues(billingAddress) : {}) });
  });
  return cartAfter(ctx, cart_id);
}

export const addressMutations = { setGuestEmailOnCart, setShippingAddressesOnCart, setBillingAddressOnCart };
