import { cartFragment } from '@/lib/cart/documents';
import { graphql } from '@/lib/graphql/graphql';
import { mutate } from '@/lib/graphql/mutate';
import { saveShippingMethod } from './checkout-storage';
import { change } from './checkout-store';
import type { ShippingMethod } from './shipping-method';
import { submission } from './submission';
import { acceptedShippingMethod } from './transitions';

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

/** Sets the way of delivery on the cart, so that the totals count it before the order does. Throws AppError. */
export async function setShippingMethod(cartId: string, method: ShippingMethod): Promise<void> {
  const { carrier_code: carrierCode, method_code: methodCode } = method;
  await mutate(setShippingMethodDocument, { cartId, carrierCode, methodCode }, { repeatable: true });
}

/** The way of delivery. Throws AppError, recorded as `shippingMethodError`. */
export async function submitShippingMethod(method: ShippingMethod): Promise<void> {
  await submission('shippingMethod', async (cartId) => {
    await setShippingMethod(cartId, method);
    saveShippingMethod(method);
    change(acceptedShippingMethod, method);
  });
}
