import { type Address, toAddressChoice } from '@/lib/address/address';
import { type BillingAddress, isSameAsShipping, ownBillingAddress } from '@/lib/address/billing-address';
import { tell } from '@/lib/browser/shop-events';
import { cartFragment } from '@/lib/cart/cart-fragment';
import { paymentAdapter } from '@/lib/checkout/payment/payment-methods';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';
import { saveBillingAddress, savePaymentMethod } from '@/lib/checkout/state/checkout-storage';
import {
  acceptedBillingAddress,
  acceptedPaymentMethod,
  change,
  useCheckoutStore,
} from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { readToken } from '@/lib/magento/call-headers';
import { graphql } from '@/lib/magento/graphql';
import { submission } from './submission';

const setBillingAddressDocument = graphql(
  `
    mutation setBillingAddress($cartId: String!, $billingAddress: BillingAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billingAddress }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Told to the cart too: its payment methods may depend on it. Throws AppError, recorded as `billingAddressError`. */
export async function submitBillingAddress(given: BillingAddress): Promise<void> {
  await submission('billingAddress', async (cartId) => {
    const billing = isSameAsShipping(given) ? given : withEmail(given);
    const own = ownBillingAddress(billing);
    const billingAddress = own ? toAddressChoice(own) : { same_as_shipping: true };
    await mutate(setBillingAddressDocument, { cartId, billingAddress }, { isRepeatable: !own?.saveInAddressBook });
    saveBillingAddress(billing);
    change(acceptedBillingAddress, billing);
  });
}

// Guests' e-mail stands in the shipping address; without one it is kept here, so that a reload knows it.
function withEmail(address: Address): Address {
  const { email: _, ...rest } = address;
  const { isVirtual, email } = useCheckoutStore.getState();
  if (readToken() || !isVirtual) return rest;
  if (!email) throw new AppError('input', 'Missing required information: email');
  return { ...rest, email };
}

/** Kept here: the backend is told with the order. Throws AppError, recorded as `paymentMethodError`. */
export async function submitPaymentMethod(code: string, data: PaymentData = {}): Promise<void> {
  await submission('paymentMethod', async () => {
    const adapter = paymentAdapter(code);
    if (!adapter) throw new AppError('input', `Missing required information: paymentMethod (${code})`);
    const missing = adapter.missing(data);
    if (missing) throw new AppError('input', `Missing required information: ${missing}`);
    savePaymentMethod(code, data);
    change(acceptedPaymentMethod, code, data);
    tell({ type: 'payment', method: code });
  });
}
