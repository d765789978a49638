import { saveBillingAddress, saveShippingAddress } from '@/lib/checkout/state/checkout-storage';
import { acceptedEmail, change, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { submission } from './submission';

const setEmailDocument = graphql(`
  mutation setGuestEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
      cart {
        id
        email
      }
    }
  }
`);

export async function setEmail(cartId: string, email: string): Promise<void> {
  await mutate(setEmailDocument, { cartId, email }, { isRepeatable: true });
}

/** The e-mail step of guests. Throws AppError, recorded as `emailError`. */
export async function submitEmail(email: string): Promise<void> {
  await submission('email', async (cartId) => {
    const given = email.trim();
    await setEmail(cartId, given);
    change(acceptedEmail, given);
    keepEmail();
  });
}

function keepEmail(): void {
  const { shippingAddress, billingAddress } = useCheckoutStore.getState();
  if (shippingAddress) saveShippingAddress(shippingAddress);
  if (billingAddress) saveBillingAddress(billingAddress);
}
