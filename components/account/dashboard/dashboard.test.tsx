// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerAnswer, home, signedInAt } from '@/components/account/account.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { Dashboard } from './dashboard';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.account;

function open() {
  signedInAt('/customer/account');
  render(
    <WithMessages>
      <Dashboard />
    </WithMessages>,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[SESS-12] the account’s first page', () => {
  it('greets, shows what is known, and leads to where it is changed', async () => {
    fakeCommerce({ customer: customerAnswer({ is_subscribed: true }) });
    open();
    await screen.findByText('Hello, Ann');
    expect(screen.getByText('ann@example.com')).toBeTruthy();
    expect(screen.getByText(labels.isSubscribed)).toBeTruthy();
    expect(screen.getAllByText(/12 High Street/)).toHaveLength(2);
    expect(hrefOf(labels.editContact)).toBe('/customer/account/edit');
    expect(hrefOf(labels.changePassword)).toBe('/customer/account/edit/changepass/1');
    expect(hrefOf(labels.editNewsletter)).toBe('/newsletter/manage');
    expect(hrefOf(labels.editShipping)).toBe('/customer/address/edit/id/7');
  });

  it('offers to add the default address that is missing', async () => {
    fakeCommerce({ customer: customerAnswer({ addresses: [{ ...home, default_billing: false }] }) });
    open();
    await screen.findByText(labels.noAddress);
    expect(hrefOf(labels.addAddress)).toBe('/customer/address/new');
    expect(screen.queryByText(labels.isSubscribed)).toBeNull();
  });

  it('says that the account could not be read, and reads it again', async () => {
    const { answers } = fakeCommerce({ customer: new Response('down', { status: 503 }) });
    open();
    const again = await screen.findByRole('button', { name: labels.tryAgain });
    answers.customer = customerAnswer();
    await userEvent.click(again);
    await screen.findByText('Hello, Ann');
  });
});
