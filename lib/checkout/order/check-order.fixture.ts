import { CART_ID, placedOrder } from '@/lib/checkout/checkout.fixture';
import { type OrderAttempt, storeOrderAttempt } from './stored-order';

/** Answers to the read of a cart: of one that was ordered, and of one that nobody may see. */
export const INACTIVE = () => Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } });
export const DENIED = () => Response.json({ errors: [{ message: 'Not allowed.' }], data: { cart: null } });

/** An order that was sent a moment ago, the marks as given, and whose answer nobody has. */
export function sent(more: Partial<OrderAttempt> = {}): OrderAttempt {
  const attempt = { cartId: CART_ID, sentAt: Date.now(), receipt: { ...placedOrder, id: null, number: null }, ...more };
  storeOrderAttempt(attempt);
  return attempt;
}

/** `customerOrders`, the orders as given, on one page. */
export function ordersOf(...ids: number[]) {
  const items = ids.map((id) => ({ __typename: 'CustomerOrder', id: btoa(String(id)), number: `00000000${id}` }));
  const page_info = { __typename: 'SearchResultPageInfo', total_pages: 1 };
  return { customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', page_info, items } } };
}
