import type { checkoutCalls } from './checkout-calls';

/** Orders these items and gives the order's number. */
export async function placeItems(
  calls: ReturnType<typeof checkoutCalls>,
  items: object[],
  { coupon, payment = { code: 'checkmo' } }: { coupon?: string; payment?: object } = {},
): Promise<string> {
  const id = await calls.readyCart(items, coupon ? null : payment);
  if (coupon) {
    await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: coupon });
    await calls.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: payment });
  }
  const { data, errors } = (await calls.place(id)).body;
  if (errors) throw new Error(errors[0]?.message);
  return (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order.order_number;
}

/** A card that the sandbox takes. */
export function card(isToBeKept = false, nonce = 'fake-valid-nonce') {
  return {
    code: 'braintree',
    braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: isToBeKept },
  };
}
