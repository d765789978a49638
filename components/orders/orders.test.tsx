// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '@/lib/cart/cart-writes.fixture';
import { OPTION_MISSING } from '@/lib/magento/magento-messages';
import { item, numberOf, orderAnswer, orderNames, ordersOf, picturesOf } from '@/lib/orders/order.fixture';
import { OrderNotesProvider, useOrderLine } from '@/lib/orders/order-notes';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { OrderView } from './detail/order-view';
import { named, openAt, orderShop, signInForOrders } from './orders.fixture';
import { OrderShopProvider } from './shop/order-shop';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.orders;
const PICTURE = 'https://shop.example/media/catalog/product/i/b/ibuprofen.jpg';
const stock = { customerOrders: orderNames(7), orderedPictures: picturesOf({ 'item-1': PICTURE }) };

beforeEach(() => {
  push.mockClear();
  signInForOrders();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const Note = () => <i>Noted: {useOrderLine()?.item.name}</i>;

describe('[ROUTE-8] the page of an order', () => {
  const reasons = ['Other', 'By mistake'];
  const pending = {
    ...orderAnswer,
    status: 'Pending',
    shipments: [],
    items: [{ ...orderAnswer.items[0], quantity_shipped: 0, quantity_refunded: 0 }],
  };
  const show = (answers: object, path = '/sales/order/view/order_id/7') => {
    const fake = fakeCommerce({ ...stock, ordersByNumber: ordersOf(orderAnswer), ...answers });
    const view = (
      <OrderShopProvider shop={orderShop()}>
        <OrderView reasons={reasons} />
      </OrderShopProvider>
    );
    return { ...fake, user: openAt(path, view) };
  };

  it('[ROUTE-8] [SESS-12] tells all of it: items, totals, parcels with their tracking, invoices, refunds, messages', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: `Order ${numberOf(7)}` })).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const part of [
      'Strength: 200 mg',
      'Plasters: 2 × Fabric plasters',
      'The guide',
      labels.netNote,
      '2 × £4.00',
      '1 refunded',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [
      'Subtotal£20.00',
      'Discount (WELCOME10)−£2.00',
      'Delivery£4.00',
      'VAT (20%)£4.40',
      'Total£26.40',
    ]) {
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

  it('[ROUTE-8] is about its number first; then it says how the order stands, and what comes next, before what can be done', async () => {
    show({ ordersByNumber: ordersOf(pending) });
    const heading = await screen.findByRole('heading', { level: 1, name: `Order ${numberOf(7)}` });
    const inOrder = [
      screen.getByRole('link', { name: labels.back }),
      heading,
      screen.getByText('Pending'),
      screen.getByText(labels.next.pack),
      screen.getByRole('button', { name: named(labels.reorder, 7) }),
      screen.getByRole('heading', { level: 2, name: labels.items }),
    ];
    for (const [index, element] of inOrder.slice(1).entries()) {
      const isAfter = inOrder[index]?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isAfter, element.textContent ?? '').toBe(true);
    }
    expect(screen.getByRole('button', { name: named(labels.reorder, 7) }).className).toContain('s-secondary');
  });

  it('has each line’s picture, as the basket does; what is gone has the same room, as has all that is not known yet', async () => {
    let answer: (pictures: object) => void = () => undefined;
    const pictures = new Promise<object>((resolve) => (answer = resolve));
    show({ orderedPictures: () => pictures });
    const line = (await screen.findByRole('link', { name: 'Ibuprofen' })).closest('li') as HTMLElement;
    const wells = () => [...document.querySelectorAll('li > .aspect-product')];
    expect(wells()).toHaveLength(3);
    expect(document.querySelectorAll('.aspect-product > *')).toHaveLength(0);
    answer(picturesOf({ 'item-1': PICTURE }));
    await waitFor(() => expect(line.querySelector('img')?.src).toContain('ibuprofen.jpg'));
    expect(line.querySelector('img')?.alt).toBe('');
    expect(wells().map((well) => well.firstElementChild?.localName)).toEqual(['img', 'svg', 'svg']);
    cleanup();
    show({ orderedPictures: Response.json({ errors: [{ message: 'No' }] }) });
    await waitFor(() =>
      expect(wells().map((well) => well.firstElementChild?.localName)).toEqual(['svg', 'svg', 'svg']),
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
    fakeCommerce({ ...stock, ordersByNumber: ordersOf({ ...orderAnswer, comments }) });
    openAt(
      '/sales/order/view/order_id/7',
      <OrderNotesProvider note={<Note />} told="^Seen (?<sku>.+)$" appended="-kept$">
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

  it('[SESS-12] says where an order of another store view can be ordered again', async () => {
    const message = 'Order number "000000007" doesn\'t belong to the current customer';
    const { user } = show({ reorder: Response.json({ errors: [{ message }], data: null }) });
    await user.click(await screen.findByRole('button', { name: named(labels.reorder, 7) }));
    expect(await screen.findByText(labels.orderedElsewhere)).toBeTruthy();
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
      input: { order_id: btoa('7'), reason: 'By mistake' },
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
