import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadSession } from '@/lib/customer/user-store';
import { numberOf } from '@/lib/orders/order.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import type { OrderShop } from './shop/order-shop';

/** The accessible name of what is offered for an order. */
export const named = (label: string, id: number) => `${label} Order ${numberOf(id)}`;

/** A shop that shows prices with tax, and waits for cheques. */
export function orderShop(own: Partial<OrderShop> = {}): OrderShop {
  return {
    suffix: '.html',
    display: 2,
    hasGross: false,
    payNotes: { checkmo: 'Make it payable to mmstr Ltd' },
    ...own,
  };
}

/** A signed-in customer of the British view, who has opened no page yet. */
export function signInForOrders() {
  window.localStorage.clear();
  window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  loadSession();
}

export function openAt(path: string, screenOf: ReactNode) {
  window.history.replaceState(null, '', path);
  render(<WithMessages>{screenOf}</WithMessages>);
  return userEvent.setup();
}
