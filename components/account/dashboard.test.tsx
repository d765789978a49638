// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { item } from '@/lib/orders/order.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { customerAnswer, home, signedInAt } from './account.fixture';
import { Dashboard } from './dashboard';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.account;
const steps = messages.orders.next;

function open(hasNewsletter = true) {
  signedInAt('/customer/account');
  render(
    <WithMessages>
      <Dashboard hasNewsletter={hasNewsletter} steps={steps} />
    </WithMessages>,
  );
}

/** Seven orders, oldest first, as some backends have them. */
const ORDERS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
  __typename: 'CustomerOrder',
  id: btoa(String(id)),
  number: `00000000${id}`,
  created_at: `2026-11-0${id} 15:48:04`,
  order_date: `2026-11-0${id + 1} 01:48:04`,
  status: 'Processing',
  payment_methods: [] as object[],
  shipments: [],
  invoices: [],
  items: [] as object[],
  total: { __typename: 'OrderTotal', grand_total: { __typename: 'Money', value: id + 0.5, currency: 'GBP' } },
}));

function orders(items: typeof ORDERS) {
  const page_info = { __typename: 'SearchResultPageInfo', total_pages: 1 };
  return { customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', page_info, items } } };
}

const broken = () => Response.json({ errors: [{ message: 'Internal server error' }] });

const noOrders = { customerOrders: orders([]) };

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[SESS-12] the account’s first page', () => {
  it('greets, shows what is known, and leads to where it is changed', async () => {
    fakeCommerce({ ...noOrders, customer: customerAnswer({ is_subscribed: true }) });
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
    fakeCommerce({ ...noOrders, customer: customerAnswer({ addresses: [{ ...home, default_billing: false }] }) });
    open();
    await screen.findByText(labels.noAddress);
    expect(hrefOf(labels.addAddress)).toBe('/customer/address/new');
    expect(screen.queryByText(labels.isSubscribed)).toBeNull();
  });

  it('[SESS-12] offers no newsletter where the shop sends none', async () => {
    fakeCommerce({ ...noOrders, customer: customerAnswer() });
    open(false);
    await screen.findByText('Hello, Ann');
    expect(screen.queryByText(labels.isNotSubscribed)).toBeNull();
    expect(screen.queryByRole('link', { name: labels.editNewsletter })).toBeNull();
  });

  it('says that the account could not be read, and reads it again', async () => {
    const { answers } = fakeCommerce({ ...noOrders, customer: broken });
    open();
    const again = await screen.findByRole('button', { name: labels.tryAgain });
    answers.customer = customerAnswer();
    await userEvent.click(again);
    await screen.findByText('Hello, Ann');
  });

  it('shows the last three orders, each leading to its page', async () => {
    fakeCommerce({
      customer: customerAnswer(),
      customerOrders: orders(ORDERS),
      orderRows: ({ variables }: { variables: Record<string, unknown> }) =>
        orders(ORDERS.filter(({ number }) => (variables.numbers as string[]).includes(number))),
    });
    open();
    const links = await screen.findAllByRole('link', { name: /^Order / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/sales/order/view/order_id/7',
      '/sales/order/view/order_id/6',
      '/sales/order/view/order_id/5',
    ]);
    expect(screen.getByText('£7.50')).toBeTruthy();
    const states = screen.getAllByText('Processing').map(({ parentElement }) => parentElement?.textContent);
    expect(states).toContain('7 November 2026 Processing');
    expect(hrefOf(labels.allOrders)).toBe('/sales/order/history');
  });

  it('says what happens next with every order that is still open', async () => {
    const line = (shipped: number, id: number) => item(`${id}`, { quantity_shipped: shipped });
    const rows = [0, 1, 0].flatMap((shipped, index) => {
      const [order] = ORDERS.slice(index);
      return order ? [{ ...order, items: [line(shipped, index)] }] : [];
    });
    fakeCommerce({ customer: customerAnswer(), customerOrders: orders(rows), orderRows: orders(rows) });
    open();
    const said = await screen.findAllByText(steps.pack);
    expect(said.map((one) => one.closest('li')?.querySelector('a')?.textContent)).toEqual([
      'Order 000000003',
      'Order 000000001',
    ]);
    expect(screen.queryByText(steps.sent)).toBeNull();
  });

  it('an order that waits for its payment, and one that is sent, look as their turn is', async () => {
    const rows = [0, 1, 0].flatMap((shipped, index) => {
      const [order] = ORDERS.slice(index);
      const payment_methods = index === 2 ? [{ __typename: 'OrderPaymentMethod', type: 'checkmo' }] : [];
      return order ? [{ ...order, payment_methods, items: [item(`${index}`, { quantity_shipped: shipped })] }] : [];
    });
    fakeCommerce({ customer: customerAnswer(), customerOrders: orders(rows), orderRows: orders(rows) });
    open();
    await screen.findByText(steps.pay);
    const looks = screen.getAllByText('Processing').map((chip) => chip.className);
    expect(looks).toEqual(['amber', 'leaf', 'sunken'].map((look) => expect.stringContaining(`bg-${look}`)));
  });

  it('says where there are no orders yet, and why they could not be read', async () => {
    const { answers } = fakeCommerce({ customer: customerAnswer(), customerOrders: broken });
    open();
    const again = await screen.findByRole('button', { name: labels.tryAgain });
    Object.assign(answers, noOrders);
    await userEvent.click(again);
    await screen.findByText(labels.noOrders);
  });
});
