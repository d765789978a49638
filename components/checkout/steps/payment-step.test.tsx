// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { knownDirectories, Page } from '@/components/checkout/checkout-page.fixture';
import { losAngeles } from '@/lib/address/address.fixture';
import { useDirectoriesStore } from '@/lib/address/directories-store';
import { toCart } from '@/lib/cart/to-cart';
import {
  cartAnswer,
  freshBrowser,
  json,
  orderingBackend,
  readyCheckout,
  signIn,
  written,
} from '@/lib/checkout/checkout.fixture';
import type { CheckoutState } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import messages from '@/messages/en-GB.json';
import { PaymentStep } from './payment-step';

const gateway = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('@/lib/checkout/payment/open-card-gateway', () => ({ openCardGateway: gateway.open }));

const labels = messages.checkout;

beforeEach(() => {
  freshBrowser();
  window.sessionStorage.clear();
  knownDirectories();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(code: string, more: Partial<CheckoutState> = {}) {
  const cart = cartAnswer({ available_payment_methods: [{ code, title: code }] });
  const shop = orderingBackend({
    customer: () => json({ errors: [{ message: 'Internal server error' }] }),
    setBillingAddress: () => ({ setBillingAddressOnCart: written(cart) }),
  });
  readyCheckout({ step: 'paymentMethod', paymentCode: null, paymentData: null, ...more });
  render(
    <Page>
      <PaymentStep cart={toCart(cart)} />
    </Page>,
  );
  return shop;
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: labels.payment.submit }));

it.each([
  ['has failed', () => Promise.reject(new Error('blocked')), labels.card.unreachable],
  ['is loading', () => new Promise(() => {}), null],
])(
  '[CHK-9] [FORM-3] Sent while the card form %s, the payment step names no field that nobody sees',
  async (_, open, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    gateway.open.mockImplementation(open);
    show('braintree');
    if (shown) await screen.findByText(shown);
    else await screen.findByRole('status', { name: labels.card.loading });
    await send();
    await waitFor(() => expect(document.body.textContent).toContain(messages.errors.offline));
    expect(document.body.textContent).not.toMatch(/card\.(number|expiry|cvc)/);
  },
);

it('[CHK-8] [CHK-12] A billing address of the book stays where the book cannot be read, and is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  signIn();
  // Not by the test's own second.
  await import('@/lib/customer/read-details');
  const billingAddress = { ...losAngeles, customerAddressId: 8 };
  const shop = show('checkmo', { isSignedIn: true, billingAddress });
  const tile = await screen.findByRole('radio', { name: /^Bob Doe/, checked: true });
  expect(tile.closest('label')?.textContent).toContain('Los Angeles');
  await send();
  await waitFor(() => expect(useCheckoutStore.getState().step).toBe('review'));
  const sent = shop.calls.find(({ query }) => query.includes('setBillingAddressOnCart'));
  expect(sent?.variables).toMatchObject({ billingAddress: { customer_address_id: 8 } });
  expect(useCheckoutStore.getState().billingAddress).toMatchObject(billingAddress);
});

it('[CHK-8] The state of a billing address stays where the form is sent while the list is on its way', async () => {
  useDirectoriesStore.setState({ regions: {} });
  let answer = (_: unknown) => {};
  const shop = show('checkmo', { billingAddress: losAngeles });
  shop.answers.regions = () => new Promise((resolve) => (answer = resolve));
  await send();
  const region = { __typename: 'Region', id: 12, code: 'CA', name: 'California' };
  await act(async () => answer({ country: { __typename: 'Country', id: 'US', available_regions: [region] } }));
  await waitFor(() => expect(useCheckoutStore.getState().step).toBe('review'));
  const sent = shop.calls.find(({ query }) => query.includes('setBillingAddressOnCart'));
  expect(sent?.variables).toMatchObject({ billingAddress: { address: { region: 'CA', region_id: 12 } } });
});
