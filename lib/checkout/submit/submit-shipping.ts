import type { Address } from '@/lib/address/address';
import { toAddressChoice } from '@/lib/address/address';
import { tell } from '@/lib/browser/shop-events';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import { cartFragment } from '@/lib/cart/cart-fragment';
import { methodCode } from '@/lib/cart/shipping-method';
import { toCart } from '@/lib/cart/to-cart';
import { type ShippingMethod, toShippingMethod } from '@/lib/checkout/state/checkout-state';
import { saveShippingAddress, saveShippingMethod, saveShippingMethods } from '@/lib/checkout/state/checkout-storage';
import {
  acceptedShippingAddress,
  acceptedShippingMethod,
  change,
  receivedShippingMethods,
  requestedShippingMethods,
  useCheckoutStore,
} from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { readToken } from '@/lib/magento/call-headers';
import { graphql } from '@/lib/magento/graphql';
import { submission } from './submission';
import { setEmail } from './submit-email';

const setShippingAddressDocument = graphql(
  `
    mutation setShippingAddress($cartId: String!, $shippingAddress: ShippingAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [$shippingAddress] }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Sets the address, which gives the methods [CHK-4]. Throws AppError, recorded as `shippingAddressError` [CHK-3]. */
export async function submitShippingAddress(given: Address): Promise<void> {
  await submission('shippingAddress', async (cartId) => {
    // Of before: whoever shows the cart follows it, and another address undoes the choice in it.
    const { shippingMethod, shippingMethodCode, availableShippingMethods } = useCheckoutStore.getState();
    const before = availableShippingMethods.find(
      ({ code, method_code }) => code === shippingMethod && method_code === shippingMethodCode,
    );
    const address = await withEmail(cartId, given);
    change(requestedShippingMethods);
    const { setShippingAddressesOnCart: answer } = await mutate(
      setShippingAddressDocument,
      { cartId, shippingAddress: toAddressChoice(address) },
      // Sent twice it would stand in the book twice.
      { isRepeatable: !address.saveInAddressBook },
    );
    const methods = methodsOf(answer?.cart);
    const kept = before ? await keepChoice(cartId, methods, before) : null;
    saveShippingAddress(address);
    saveShippingMethods(methods);
    change(receivedShippingMethods, methods, kept);
    change(acceptedShippingAddress, address);
  });
}

// What costs the same as before need not be chosen again.
async function keepChoice(cartId: string, methods: readonly ShippingMethod[], before: ShippingMethod) {
  const now = methods.find((method) => methodCode(method) === methodCode(before) && method.available);
  if (now?.price.includingTax.minor !== before.price.includingTax.minor) return null;
  try {
    await setShippingMethod(cartId, now);
    return now;
  } catch {
    return null;
  }
}

// Where the e-mail step has set it already it need not be set again.
async function withEmail(cartId: string, address: Address): Promise<Address> {
  const { email: _, ...rest } = address;
  if (readToken()) return rest;
  const known = useCheckoutStore.getState().email;
  const email = address.email?.trim() || known;
  if (!email) throw new AppError('input', 'Missing required information: email');
  if (email !== known) await setEmail(cartId, email);
  return { ...rest, email };
}

function methodsOf(cart: CartAnswer | undefined) {
  return cart ? toCart(cart).shippingMethods.map(toShippingMethod) : [];
}

const setShippingMethodDocument = graphql(
  `
    mutation setShippingMethod($cartId: String!, $carrierCode: String!, $methodCode: String!) {
      setShippingMethodsOnCart(
        input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrierCode, method_code: $methodCode }] }
      ) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Sets the shipping method on the cart, so that the totals count it before the order does. Throws AppError. */
async function setShippingMethod(cartId: string, method: ShippingMethod): Promise<void> {
  const { carrier_code: carrierCode, method_code: methodCode } = method;
  await mutate(setShippingMethodDocument, { cartId, carrierCode, methodCode }, { isRepeatable: true });
}

/** The shipping method step. Throws AppError, recorded as `shippingMethodError`. */
export async function submitShippingMethod(method: ShippingMethod): Promise<void> {
  await submission('shippingMethod', async (cartId) => {
    await setShippingMethod(cartId, method);
    saveShippingMethod(method);
    change(acceptedShippingMethod, method);
    tell({ type: 'shipping', tier: methodCode(method) });
  });
}
