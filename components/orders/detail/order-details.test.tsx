// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAt, orderShop, signInForOrders } from '@/components/orders/orders.fixture';
import { OrderShopProvider } from '@/components/orders/shop/order-shop';
import { item, money, orderAnswer, orderNames, ordersOf, picturesOf, pricesOf } from '@/lib/orders/order.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { OrderView } from './order-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.orders;

beforeEach(signInForOrders);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(order: object, hasGross = false) {
  const fake = fakeCommerce({
    ...{ customerOrders: orderNames(7), ordersByNumber: ordersOf(order), orderedPictures: picturesOf({}) },
  });
  openAt(
    '/sales/order/view/order_id/7',
    <OrderShopProvider shop={orderShop({ hasGross })}>
      <OrderView reasons={[]} />
    </OrderShopProvider>,
  );
  return fake;
}

describe('[ROUTE-8] what an order’s page says of money', () => {
  it('says how to pay what the shop waits for, and where it can be asked, until the money has come', async () => {
    const payment_methods = [
      { __typename: 'OrderPaymentMethod', name: 'Cheque', type: 'checkmo', additional_data: [] },
    ];
    const comments = [{ __typename: 'SalesCommentItem', message: 'By Friday', timestamp: '2026-11-20 15:48:04' }];
    const unpaid = { ...orderAnswer, items: [item('1')], shipments: [], payment_methods, invoices: [], comments };
    const isBelow = (one: HTMLElement, other: HTMLElement) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    show(unpaid);
    const said = (await screen.findByText(labels.next.pay)).parentElement as HTMLElement;
    expect(within(said).getByText('Make it payable to mmstr Ltd')).toBeTruthy();
    expect(within(said).getByRole('link', { name: labels.askToPay }).getAttribute('href')).toBe('/contact-us');
    expect(screen.getAllByText(labels.total)[0]?.nextElementSibling?.textContent).toBe('£26.40');
    const items = () => screen.getByRole('heading', { name: labels.items });
    expect(isBelow(screen.getByText('By Friday'), items()), 'what may say by when is no screen lower').toBe(true);
    cleanup();
    show({ ...unpaid, invoices: orderAnswer.invoices });
    await screen.findByText(labels.next.pack);
    expect(screen.queryByText('Make it payable to mmstr Ltd')).toBeNull();
    expect(isBelow(items(), screen.getByText('By Friday'))).toBe(true);
  });

  it('[STORE-10] shows prices with tax, as the basket does, where the backend tells them', async () => {
    const items = [item('1', { quantity_ordered: 2, product_sale_price: money(2.71), prices: pricesOf(3.25, 6.5) })];
    const total = {
      ...orderAnswer.total,
      subtotal: money(5.42),
      discounts: [],
      total_shipping: money(2.91),
      shipping_handling: { __typename: 'ShippingHandling', amount_including_tax: money(3.49) },
      taxes: [{ __typename: 'TaxItem', title: 'VAT', rate: 20, amount: money(1.66) }],
      grand_total: money(9.99),
    };
    const { calls } = show({ ...orderAnswer, items, total }, true);
    await screen.findByRole('heading', { name: labels.items });
    const text = document.body.textContent ?? '';
    for (const part of ['2 × £3.25', 'Subtotal£6.50', 'Delivery£3.49', 'Total£9.99Includes VAT (20%): £1.66']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(labels.netNote);
    expect(calls.some(({ query }) => query.includes('row_total_including_tax'))).toBe(true);
  });
});
