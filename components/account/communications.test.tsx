// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { customerAnswer, refusal, signedInAt } from './account.fixture';
import { Communications } from './communications';

const labels = messages.communications;

function open() {
  signedInAt('/newsletter/manage');
  show();
}

function show() {
  render(
    <WithMessages>
      <Communications />
    </WithMessages>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the newsletter', () => {
  it('[SESS-12] is subscribed to once, and the customer is known to have it', async () => {
    let is_subscribed = false;
    let answer = () => {};
    const pressedTwice = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = fakeCommerce({
      customer: () => customerAnswer({ is_subscribed }),
      updateCustomer: async () => {
        await pressedTwice;
        is_subscribed = true;
        return {
          updateCustomerV2: {
            __typename: 'CustomerOutput',
            customer: { __typename: 'Customer', email: 'ann@example.com' },
          },
        };
      },
    });
    open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: labels.newsletter });
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await userEvent.dblClick(screen.getByRole('button', { name: labels.save }));
    answer();
    await screen.findByText(labels.subscribed);
    expect(calls.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables)).toEqual([
      { input: { is_subscribed: true } },
    ]);
    expect(useUserStore.getState().currentUser?.is_subscribed).toBe(true);
  });

  it('[SESS-12] shows what the footer of another page has done since the details were read', async () => {
    let is_subscribed = false;
    fakeCommerce({ customer: () => customerAnswer({ is_subscribed }) });
    open();
    await screen.findByRole('checkbox', { name: labels.newsletter, checked: false });
    cleanup();
    is_subscribed = true;
    show();
    await screen.findByRole('checkbox', { name: labels.newsletter, checked: true });
  });

  it('[SESS-12] is given up by clearing the box, and the customer is known to be without it', async () => {
    let is_subscribed = true;
    const { calls } = fakeCommerce({
      customer: () => customerAnswer({ is_subscribed }),
      updateCustomer: () => {
        is_subscribed = false;
        return {
          updateCustomerV2: {
            __typename: 'CustomerOutput',
            customer: { __typename: 'Customer', email: 'ann@example.com' },
          },
        };
      },
    });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: labels.newsletter, checked: true }));
    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    await screen.findByText(labels.unsubscribed);
    expect(screen.queryByText(labels.subscribed)).toBeNull();
    expect(calls.filter(({ query }) => query.startsWith('mutation')).map(({ variables }) => variables)).toEqual([
      { input: { is_subscribed: false } },
    ]);
    expect(useUserStore.getState().currentUser?.is_subscribed).toBe(false);
  });

  it('[SESS-12] is to be confirmed by the link in an email where Magento does not subscribe at once', async () => {
    const customer = { __typename: 'Customer', email: 'ann@example.com' };
    fakeCommerce({
      customer: customerAnswer({ is_subscribed: false }),
      updateCustomer: { updateCustomerV2: { __typename: 'CustomerOutput', customer } },
    });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: labels.newsletter }));
    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    await screen.findByText(labels.toConfirm);
    expect(screen.queryByText(labels.subscribed)).toBeNull();
  });

  it('[NET-8] says why it could not be changed, and keeps the choice', async () => {
    fakeCommerce({
      customer: customerAnswer({ is_subscribed: true }),
      updateCustomer: () => refusal('updateCustomerV2', 'Not today.'),
    });
    open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: labels.newsletter });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    await screen.findByText('Not today.');
    expect(box.checked).toBe(false);
  });
});
