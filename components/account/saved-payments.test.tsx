// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { SavedPayments } from './saved-payments';

const labels = messages.savedPayments;

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const token = (public_hash: string, details: unknown, type = 'card') => ({
  __typename: 'PaymentToken',
  public_hash,
  type,
  payment_method_code: 'braintree_cc_vault',
  details: typeof details === 'string' ? details : JSON.stringify(details),
});
const visa = token('h1', { type: 'VI', maskedCC: '1111', expirationDate: '12/2027' });
const saved = (...items: unknown[]) => ({
  customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items },
});
const deleted = (result: boolean) => ({ deletePaymentToken: { __typename: 'DeletePaymentTokenOutput', result } });

function open() {
  render(
    <WithMessages>
      <SavedPayments />
    </WithMessages>,
  );
  return userEvent.setup();
}

describe('[ROUTE-12] [SESS-12] the saved ways to pay', () => {
  it('[SESS-12] are told by brand, last digits and expiry, as far as their provider tells', async () => {
    const paypal = token('h2', { payerEmail: 'ann@example.com' }, 'account');
    fakeCommerce({ savedPayments: saved(visa, paypal, token('h3', 'no JSON')) });
    open();
    expect(await screen.findByRole('heading', { name: 'Visa ending in 1111' })).toBeTruthy();
    expect(screen.getByText('Expires 12/2027')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Account, ann@example.com' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy();
  });

  it('[SESS-12] are deleted once it was confirmed, however often the button is pressed', async () => {
    const { calls, answers } = fakeCommerce({ savedPayments: saved(visa), deleteSavedPayment: () => deleted(true) });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111' }));
    expect(screen.getByText(/^Visa ending in 1111 is no longer kept/)).toBeTruthy();
    expect(calls).toHaveLength(1);
    answers.savedPayments = saved();
    await user.dblClick(screen.getByRole('button', { name: labels.deleteNow }));
    expect(await screen.findByText(labels.deleted)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(labels.deleted));
    await waitFor(() => expect(screen.getByText(labels.none)).toBeTruthy());
    expect(screen.getByRole('link', { name: labels.shop }).getAttribute('href')).toBe('/');
    const writes = calls.filter(({ query }) => query.startsWith('mutation'));
    expect(writes.map(({ variables }) => variables)).toEqual([{ hash: 'h1' }]);
  });

  it('[SESS-12] stay where the backend does not delete them, and it says so', async () => {
    fakeCommerce({ savedPayments: saved(visa), deleteSavedPayment: deleted(false) });
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await user.click(screen.getByRole('button', { name: labels.deleteNow }));
    expect(await screen.findByText(labels.notDeleted)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: labels.keep }));
    expect(screen.getByRole('heading', { name: 'Visa ending in 1111' })).toBeTruthy();
  });
});
