import { cartFragment } from '@/lib/cart/documents';
import { saveShippingMethod } from '@/lib/checkout/state/checkout-storage';
import { change } from '@/lib/checkout/state/checkout-store';
import type { ShippingMethod } from '@/lib/checkout/state/shipping-method';
import { acceptedShippingMethod } from '@/lib/checkout/state/transitions';
import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import { submission } from './submission';

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
