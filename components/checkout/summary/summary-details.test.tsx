// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { router } from '@/components/checkout/checkout-page.fixture';
import {
  atReview,
  cart,
  changeCart,
  press,
  reaches,
  setUpCheckoutWalk,
  shop,
  step,
} from '@/components/checkout/checkout-walk.fixture';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import { json } from '@/lib/checkout/checkout.fixture';
import messages from '@/messages/en-GB.json';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

setUpCheckoutWalk();

Element.prototype.scrollIntoView = () => {};

/** The backend's cart after a write: what it costs, the code that it holds and what it can be paid by. */
function costs(total: number, code: string | null, methods: CartAnswer['available_payment_methods']) {
  return changeCart({
    applied_coupons: code === null ? null : [{ __typename: 'AppliedCoupon', code } as { code: string }],
    prices: cart.prices && {
      ...cart.prices,
      grand_total: { __typename: 'Money', value: total, currency: 'GBP' } as { value: number; currency: 'GBP' },
    },
    available_payment_methods: methods,
  });
}

const isOpen = () => screen.getByText(messages.coupon.title).closest('details')?.open;

async function enter(code: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByText(messages.coupon.title));
  await waitFor(() => expect(isOpen()).toBe(true));
  const field = screen.getByRole('textbox', { name: messages.coupon.label });
  await userEvent.type(field, `${code}{Enter}`);
  return field;
}

it('[CHK-10, CART-8] a voucher that makes an order free, remembered at the last look, leads to paying nothing, and back when it is taken off', async () => {
  const paid = cart.available_payment_methods;
  const free = { __typename: 'AvailablePaymentMethod', code: 'free', title: 'No payment needed' };
  shop.answers.applyCoupon = () => ({ applyCouponToCart: costs(0, 'ALLFREE', [...(paid ?? []), free]) });
  shop.answers.removeCoupon = () => ({ removeCouponFromCart: costs(15.93, null, paid) });
  await atReview();
  await screen.findByText(messages.coupon.title);
  expect(isOpen()).toBe(false);
  await enter('ALLFREE');

  await reaches('paymentMethod');
  expect(screen.getAllByRole<HTMLInputElement>('radio', { name: /./ }).map(({ value }) => value)).toContain('free');
  expect(screen.queryByRole('radio', { name: 'Cheque' })).toBeNull();
  expect(screen.getByText('Total: £0.00')).toBeTruthy();

  await press(/^Remove voucher code ALLFREE/);
  await screen.findByRole('radio', { name: 'Cheque' });
  expect(screen.queryByRole('radio', { name: /No payment needed/ })).toBeNull();
  expect(isOpen()).toBe(true);
});

it('[CHK-10, CART-8] a voucher that is refused is told beside its field, and the order stays as it was', async () => {
  const message = "The coupon code isn't valid. Verify the code and try again.";
  shop.answers.applyCoupon = () => json({ errors: [{ message, extensions: { category: 'graphql-input' } }] });
  await atReview();
  const field = await enter('NOPE');
  const reason = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(reason()).toBe(messages.errors.couponInvalid));
  expect(document.activeElement).toBe(field);
  expect(step(/Review/).textContent).toContain('£15.93');
});
