// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '@/lib/cart/cart-writes.fixture';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { OPTION_MISSING } from '@/lib/magento/magento-messages';
import { item, numberOf, orderAnswer, orderNames, ordersOf } from '@/lib/orders/order.fixture';
import { OrderNotesProvider, useOrderLine } from '@/lib/orders/order-notes';
import { fakeDialogs } from '@/lib/testing/dialog';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { OrderView } from './detail/order-view';
import { OrderHistory } from './history/order-history';
import { ProductLinks } from './product-name';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.orders;
const named = (label: string, id: number) => `${label} Order ${numberOf(id)}`;

beforeEach(() => {
  fakeDialogs();
  push.mockClear();
  window.localStorage.clear();
  window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  loadSession();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const Note = () => <i>Noted: {useOrderLine()?.item.name}</i>;

function open(path: string, screenOf: ReactNode) {
  window.history.replaceState(null, '', path);
  render(<WithMessages>{screenOf}</WithMessages>);
  return userEvent.setup();
}

const rows = ({ variables }: { variables: Record<string, unknown> }) =>
  ordersOf(
    ...(variables.numbers as string[]).map((number) => ({
      ...orderAnswer,
      id: btoa(String(Number(number) - 5)),
      number,
    })),
  );
const many = Array.from({ length: 12 }, (_, index) => index + 1);

describe('[SESS-12] the order history', () => {
  it('[SESS-12] lists the orders newest first with their days, states and totals, a page at a time', async () => {
    fakeCommerce({ customerOrders: orderNames(...many), orderRows: rows });
    const user = open('/sales/order/history', <OrderHistory />);
    const list = await screen.findAllByRole('listitem');
    expect(list).toHaveLength(10);
    expect(list[0]?.textContent).toContain(`Order ${numberOf(12)}£26.4020 November 2026 · Complete`);
    expect(
      within(list[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/sales/order/view/order_id/12');
    await user.click(screen.getByRole('button', { name: labels.older }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(window.location.search).toBe('?page=2');
  });

  it('[SESS-12] finds an order by its number, and says where there is none', async () => {
    fakeCommerce({ customerOrders: orderNames(...many), orderRows: rows });
    const user = open('/sales/order/history?number=17', <OrderHistory />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    const field = screen.getByRole('textbox', { name: labels.search });
    await user.clear(field);
    await user.type(field, '77{Enter}');
    expect(await screen.findByText('None of your order numbers contains “77”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: labels.showAll }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    expect(window.location.search).toBe('');
  });

  it('[SESS-12] is kind to who has not ordered yet', async () => {
    fakeCommerce({ customerOrders: orderNames() });
    open('/sales/order/history', <OrderHistory />);
    expect(await screen.findByText(labels.none)).toBeTruthy();
  });

  it('[NET-8] says that it could not be read, and reads it again when told so', async () => {
    runAhead();
    const { answers } = fakeCommerce({ customerOrders: () => new Response('', { status: 500 }), orderRows: rows });
    const user = open('/sales/order/history', <OrderHistory />);
    const again = await screen.findByRole('button', { name: messages.account.tryAgain });
    answers.customerOrders = orderNames(1);
    await user.click(again);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('[SESS-13] shows an order’s details over the list as long as isPopupOrderDetailsOpen says so', async () => {
    fakeCommerce({ customerOrders: orderNames(7), orderRows: rows, ordersByNumber: ordersOf(orderAnswer) });
    const user = open('/sales/order/history', <OrderHistory />);
    await user.click(await screen.findByRole('button', { name: named(labels.show, 7) }));
    expect(useUserStore.getState().isPopupOrderDetailsOpen).toBe(true);
    const dialog = screen.getByRole('dialog', { name: labels.detailTitle });
    expect(await within(dialog).findByText('First aid kit')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: labels.close }));
    expect(useUserStore.getState().isPopupOrderDetailsOpen).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[ROUTE-8] the page of an order', () => {
  const reasons = ['Other', 'By mistake'];
  const pending = {
    ...orderAnswer,
    status: 'Pending',
    shipments: [],
    items: [{ ...orderAnswer.items[0], quantity_shipped: 0, quantity_refunded: 0 }],
  };
  const show = (answers: object, path = '/sales/order/view/order_id/7') => {
    const fake = fakeCommerce({ customerOrders: orderNames(7), ordersByNumber: ordersOf(orderAnswer), ...answers });
    const view = (
      <ProductLinks suffix=".html">
        <OrderView reasons={reasons} />
      </ProductLinks>
    );
    return { ...fake, user: open(path, view) };
  };

  it('[ROUTE-8] [SESS-12] tells all of it: items, totals, parcels with their tracking, invoices, refunds, messages', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: `Order ${numberOf(7)}` })).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const part of ['Strength: 200 mg', 'Plasters: 2 × Fabric plasters', 'The guide', '2 × £4.00', '1 refunded']) {
      expect(text).toContain(part);
    }
    for (const part of ['Subtotal excl. VAT£20.00', 'Discount (WELCOME10)−£2.00', 'VAT (20%)£4.40', 'Total£26.40']) {
      expect(text).toContain(part);
    }
    for (const part of [
      'BS6 5QA',
      'Courier: Next day',
      'PO-4',
      'Invoice 000000004',
      'Refunded: £6.00',
      'Thank you',
      'Bicycle',
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole('link', { name: 'Ibuprofen' }).getAttribute('href')).toBe('/item-1.html');
    expect(screen.getByRole('link', { name: /Track parcel/ }).getAttribute('href')).toContain('royalmail.com');
    expect(screen.getByRole('link', { name: labels.print }).getAttribute('href')).toBe(
      '/orderAndReturn/print/view/?order_id=7',
    );
  });

  it('marks what is in Latin letters as English on a Thai page: names, options, parcels, what staff wrote', async () => {
    document.documentElement.lang = 'th-TH';
    show({});
    await screen.findByText('First aid kit');
    for (const words of ['First aid kit', 'Ibuprofen', 'The guide', /^Left & gone/])
      for (const element of screen.getAllByText(words)) expect(element.lang, element.textContent).toBe('en');
    document.documentElement.lang = '';
  });

  it('tells what was paid back and what is left, and that what was cancelled in part is not charged', async () => {
    show({});
    await screen.findByRole('heading', { name: `Order ${numberOf(7)}` });
    expect(document.body.textContent).toContain(`${labels.refundTotal}−£6.00${labels.afterRefund}£20.40`);
    expect(screen.queryByText(labels.cancelledInPart)).toBeNull();
    cleanup();
    const [first, , second] = orderAnswer.items;
    const items = [{ ...first, quantity_canceled: 1 }, second];
    show({ ordersByNumber: ordersOf({ ...orderAnswer, items, credit_memos: [] }) });
    expect(await screen.findByText(labels.cancelledInPart)).toBeTruthy();
    expect(screen.queryByText(labels.afterRefund)).toBeNull();
    cleanup();
    const all = items.map((one) => ({ ...one, quantity_canceled: one?.quantity_ordered }));
    show({ ordersByNumber: ordersOf({ ...orderAnswer, items: all, credit_memos: [] }) });
    await screen.findByRole('heading', { name: `Order ${numberOf(7)}` });
    expect(screen.queryByText(labels.cancelledInPart)).toBeNull();
  });

  it('has a trade say something below each line, and says no comment twice', async () => {
    const comments = ['Seen SKU-1', 'Seen SKU-9'].map((message) => ({ ...orderAnswer.comments[0], message }));
    fakeCommerce({ customerOrders: orderNames(7), ordersByNumber: ordersOf({ ...orderAnswer, comments }) });
    open(
      '/sales/order/view/order_id/7',
      <OrderNotesProvider note={<Note />} told="^Seen (?<sku>.+)$">
        <OrderView reasons={reasons} />
      </OrderNotesProvider>,
    );
    expect(await screen.findByText('Noted: Ibuprofen')).toBeTruthy();
    expect(document.querySelectorAll('i')).toHaveLength(3);
    expect(screen.queryByText('Seen SKU-1')).toBeNull();
    expect(screen.getByText('Seen SKU-9')).toBeTruthy();
  });

  it('[ROUTE-8] tells of no delivery where nothing is sent, and that what costs nothing is free', async () => {
    const { total, ...order } = orderAnswer;
    const total_shipping = { ...total.total_shipping, value: 0 };
    const items = [item('9', { product_sale_price: total_shipping })];
    const unsent = { ...order, items, shipping_address: null, shipping_method: null };
    const download = { ...unsent, total: { ...total, total_shipping } };
    show({ ordersByNumber: ordersOf(download) });
    await screen.findByRole('heading', { name: `Order ${numberOf(7)}` });
    expect(screen.queryByText(labels.shipping)).toBeNull();
    expect(screen.getByText(`1 × ${labels.free}`).closest('li')?.textContent).not.toContain('£');
    cleanup();
    show({ ordersByNumber: ordersOf({ ...download, shipping_address: order.shipping_address }) });
    await screen.findByText(labels.shipping);
    expect(screen.getAllByText(labels.free)).toHaveLength(2);
  });

  it('[ROUTE-8] says so where the order is not one of the customer’s', async () => {
    show({}, '/sales/order/view/order_id/8');
    expect(await screen.findByText(labels.notFound)).toBeTruthy();
  });

  it('[SESS-12] orders it again once, however often the button is pressed, and leads to the cart', async () => {
    const reorderItems = { __typename: 'ReorderItemsOutput', cart: cart(), userInputErrors: [] };
    const { user, calls } = show({ reorder: { reorderItems } });
    await user.dblClick(await screen.findByRole('button', { name: named(labels.reorder, 7) }));
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/checkout/cart'));
    expect(calls.filter(({ query }) => query.startsWith('mutation reorder'))).toHaveLength(1);
  });

  it('[SESS-12] stays where some of it could not be ordered again, and says why', async () => {
    const error = { __typename: 'CheckoutUserInputError', code: 'NOT_SALABLE', message: 'Balm is not for sale.' };
    const reorderItems = { __typename: 'ReorderItemsOutput', cart: cart(), userInputErrors: [error] };
    const { user } = show({ reorder: { reorderItems } });
    await user.click(await screen.findByRole('button', { name: named(labels.reorder, 7) }));
    expect(await screen.findByText('Balm is not for sale.')).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
  });

  it('[SESS-12] says in the shop’s own words what Magento’s known reason means, and of which product', async () => {
    const message =
      'Could not add the product with SKU "SKU-1" to the shopping cart: The requested qty is not available';
    const error = { __typename: 'CheckoutUserInputError', code: 'UNDEFINED', message };
    const other = { ...error, message: message.replace('SKU-1', 'GONE') };
    const reorderItems = { __typename: 'ReorderItemsOutput', cart: cart(), userInputErrors: [error, other] };
    const { user } = show({ reorder: { reorderItems } });
    await user.click(await screen.findByRole('button', { name: named(labels.reorder, 7) }));
    const why = within((await screen.findByText(labels.reorderedInPart)).parentElement as HTMLElement);
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Ibuprofen: ${messages.errors.qtyUnavailable}`,
      `GONE: ${messages.errors.qtyUnavailable}`,
    ]);
    expect(why.getByRole('link', { name: 'Ibuprofen' }).getAttribute('href')).toBe('/item-1.html');
  });

  it('[SESS-12] says once, in the shop’s own words, that something is chosen on its own page', async () => {
    const message = `${OPTION_MISSING} Make sure the options are entered and try again.`;
    const error = { __typename: 'CheckoutUserInputError', code: 'UNDEFINED', message };
    const reorderItems = { __typename: 'ReorderItemsOutput', cart: cart(), userInputErrors: [error, error] };
    const { user } = show({ reorder: { reorderItems } });
    await user.click(await screen.findByRole('button', { name: named(labels.reorder, 7) }));
    expect(await screen.findAllByText(labels.chosenAtPage)).toHaveLength(1);
    expect(screen.queryByText(message)).toBeNull();
  });

  it('[SESS-12] cancels it for the reason that was chosen, and shows what has become of it', async () => {
    const order = { __typename: 'CustomerOrder', id: btoa('7'), status: 'Canceled' };
    const { user, calls, answers } = show({
      ordersByNumber: ordersOf(pending),
      cancelOrder: () => {
        answers.ordersByNumber = ordersOf({ ...pending, status: 'Canceled' });
        return { cancelOrder: { __typename: 'CancelOrderOutput', error: null, order } };
      },
    });
    await user.click(await screen.findByRole('button', { name: labels.cancel }));
    await user.selectOptions(screen.getByRole('combobox', { name: labels.reason }), 'By mistake');
    await user.click(screen.getByRole('button', { name: labels.cancelNow }));
    expect(await screen.findByText(labels.cancelled)).toBeTruthy();
    expect(calls.find(({ query }) => query.startsWith('mutation cancelOrder'))?.variables).toEqual({
      input: { order_id: '7', reason: 'By mistake' },
    });
    await waitFor(() => expect(screen.getByText('Canceled')).toBeTruthy());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Order ${numberOf(7)}` })),
    );
  });

  it('[SESS-12] says why it was not cancelled, and leaves it to be tried again', async () => {
    const error = 'Order already closed, complete, cancelled or on hold';
    const { user } = show({
      ordersByNumber: ordersOf(pending),
      cancelOrder: { cancelOrder: { __typename: 'CancelOrderOutput', error, order: null } },
    });
    await user.click(await screen.findByRole('button', { name: labels.cancel }));
    await user.click(screen.getByRole('button', { name: labels.cancelNow }));
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByRole('button', { name: labels.cancelNow })).toBeTruthy();
  });

  it('[SESS-12] offers no cancelling of what has been sent', async () => {
    show({});
    await screen.findByRole('heading', { name: `Order ${numberOf(7)}` });
    expect(screen.queryByRole('button', { name: labels.cancel })).toBeNull();
  });
});
