// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Page } from '@/components/checkout/checkout-page.fixture';
import { flatRate, readyCheckout, tableRate } from '@/lib/checkout/checkout.fixture';
import { saveShippingMethod } from '@/lib/checkout/state/checkout-storage';
import type { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { ShippingMethodStep } from './shipping-method-step';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const closed = { ...tableRate, method_code: 'closed', price: { ...tableRate.price }, available: false };
const unchosen = { step: 'shippingMethod', shippingMethod: null, shippingMethodCode: null } as const;

function chosen(more: Partial<ReturnType<typeof useCheckoutStore.getState>>) {
  readyCheckout({ ...unchosen, availableShippingMethods: [flatRate, closed, tableRate], ...more });
  render(
    <Page>
      <ShippingMethodStep />
    </Page>,
  );
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
}

it('whoever has chosen nothing has the cheapest that can be had, and what was chosen stays', () => {
  expect(chosen({})).toBe('tablerate_bestway');
  cleanup();
  expect(chosen({ shippingMethod: 'flatrate', shippingMethodCode: 'next-day' })).toBe('flatrate_next-day');
});

it('what the cart has lost with another address is chosen still, and nothing in its place where it is gone', () => {
  saveShippingMethod(flatRate);
  expect(chosen({})).toBe('flatrate_next-day');
  cleanup();
  saveShippingMethod({ ...flatRate, method_code: 'gone' });
  expect(chosen({})).toBeUndefined();
});

it('nothing is chosen for whoever’s choice the shop has refused, but the only one that is left', () => {
  const refused = { shippingMethodError: new AppError('refused', 'Carrier with such method not found') };
  expect(chosen(refused)).toBeUndefined();
  cleanup();
  expect(chosen({ ...refused, availableShippingMethods: [flatRate, closed] })).toBe('flatrate_next-day');
});

it('the button names what the marked one adds to the total, which is without it until it is sent', async () => {
  chosen({});
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Deliver this way · £3.00');
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  expect(button.textContent).toBe('Deliver this way · £5.95');
  cleanup();
  saveShippingMethod({ ...flatRate, method_code: 'gone' });
  chosen({});
  expect(screen.getByRole('button').textContent).toBe('Deliver this way');
});
