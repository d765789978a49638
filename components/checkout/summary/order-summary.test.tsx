// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/cart';
import { orderedTotals } from '@/lib/checkout/checkout.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import { OrderSummary } from './order-summary';

afterEach(cleanup);

it.each([
  ['says that delivery is not in it yet', { totals: { ...orderedTotals, shipping: null } }, true],
  ['says nothing once it is', { totals: orderedTotals }, false],
  ['says nothing where nothing is sent', { totals: { ...orderedTotals, shipping: null }, isVirtual: true }, false],
])("a phone's bar %s", (_, more, isSaid) => {
  const cart = { isVirtual: false, totalQuantity: 2, lines: [], coupons: [], ...more } as Partial<Cart> as Cart;
  render(
    <WithMessages>
      <OrderSummary cart={cart} />
    </WithMessages>,
  );
  const bar = screen.getByRole('button', { expanded: false });
  expect(bar.textContent).toMatch(isSaid ? /£15\.93before delivery$/ : /£15\.93$/);
});
