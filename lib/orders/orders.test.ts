// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '@/lib/browser/private-storage';
import { cart } from '@/lib/cart/cart-writes.fixture';
import { AMOUNT_SPACES } from '@/lib/format/unbroken';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { canBeCancelled } from './cancel-order';
import { keepLookup, keptLookup, readGuestOrder } from './guest-order';
import { orderDay, toOrder } from './order';
import { item, numberOf, orderAnswer, orderNames, ordersOf } from './order.fixture';
import { orderHref, orderIdOfPage, printHref } from './order-paths';
import { readOrder, readOrderPage } from './read-orders';
import { reorder } from './reorder';
import { trackingLink } from './tracking-link';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => vi.unstubAllGlobals());

const pounds = (minor: number) => ({ minor, currency: 'GBP' });

describe('an order', () => {
  const order = toOrder(orderAnswer as never);

  it('an order has its items of every type with what was chosen of them', () => {
    expect(order.items.map(({ name, options }) => [name, options])).toEqual([
      ['Ibuprofen', [expect.objectContaining({ label: 'Strength', value: '200 mg' })]],
      ['First aid kit', [{ label: 'Plasters', value: '2 × Fabric plasters' }]],
      ['Guide', [{ label: '', value: 'The guide' }]],
    ]);
    expect(order.items[0]?.quantity).toMatchObject({ ordered: 2, shipped: 2, refunded: 1 });
    expect(order.items.map(({ isSent }) => isSent)).toEqual([true, true, false]);
  });

  it('an order keeps the amounts of names and options whole', () => {
    document.documentElement.dataset.amounts = AMOUNT_SPACES;
    const named = item('1', { product_name: 'Ibuprofen 200 mg', selected_options: [{ label: 'Size', value: '5 ml' }] });
    const [kept] = toOrder({ ...orderAnswer, items: [named] } as never).items;
    expect(kept).toMatchObject({ name: 'Ibuprofen 200\u00a0mg', options: [{ value: '5\u00a0ml' }] });
    delete document.documentElement.dataset.amounts;
  });

  it('an order has a chosen value without the entities of Magento’s, and a typed one as it is', () => {
    const option = { label: 'Wrap', value: 'Red &amp; &quot;gold&quot;' };
    const wrapped = item('1', { selected_options: [option], entered_options: [option] });
    const [line] = toOrder({ ...orderAnswer, items: [wrapped] } as never).items;
    expect(line?.options.map(({ value }) => value)).toEqual(['Red &amp; &quot;gold&quot;', 'Red & "gold"']);
  });

  it('an order has totals without tax, the taxes by their rates, and what was paid', () => {
    expect(order.totals).toEqual({
      subtotal: pounds(2000),
      discounts: [{ label: 'Discount (WELCOME10)', amount: pounds(200) }],
      shipping: pounds(400),
      shippingGross: pounds(480),
      taxes: [{ label: 'VAT (20%)', amount: pounds(440) }],
      grandTotal: pounds(2640),
    });
  });

  it('an order whose taxes have no lines has their sum', () => {
    const total = { ...orderAnswer.total, taxes: [] };
    expect(toOrder({ ...orderAnswer, total } as never).totals?.taxes).toEqual([{ label: '', amount: pounds(440) }]);
  });

  it('an order has its parcels, invoices and refunds, each with its items', () => {
    expect(order.shipments[0]).toMatchObject({ number: '000000003', items: [{ name: 'Ibuprofen', quantity: 2 }] });
    expect(order.invoices[0]).toMatchObject({ number: '000000004', total: pounds(2640) });
    expect(order.creditMemos[0]).toMatchObject({ total: pounds(600), items: [{ quantity: 1 }] });
    expect(order.payments).toEqual([
      { code: 'purchaseorder', name: 'Purchase order', details: [{ label: 'Number', value: 'PO-4' }] },
    ]);
  });

  it('what staff have written is shown as text, whatever HTML is in it', () => {
    expect(order.shipments[0]?.comments[0]?.text).toBe('Left & gone\nby noon');
  });

  it('an order’s day is read as UTC; what is no moment stays as it is', () => {
    expect(orderDay('2026-11-20 15:48:04', 'en-GB')).toBe('20 November 2026');
    expect(orderDay('yesterday', 'en-GB')).toBe('yesterday');
  });

  it('[BACK-1] an order is dated in UTC where the backend tells it so, else by the day that it writes first', () => {
    expect(order.date).toBe('2026-11-20 15:48:04');
    for (const order_date of ['03/11/2026 00:30:00', '03/11/2026 23:30:00']) {
      const { date } = toOrder({ ...orderAnswer, created_at: null, order_date } as never);
      expect(orderDay(date, 'en-GB')).toBe('3 November 2026');
    }
  });

  it.each([
    ['nothing was sent', [{}], true],
    ['some of it was sent', [{ quantity_shipped: 1 }, {}], false],
    ['all is cancelled', [{ quantity_canceled: 1 }], false],
    ['all is refunded', [{ quantity_refunded: 1 }], false],
    ['it is paid but not sent', [{ quantity_invoiced: 1 }], true],
    ['all of it is a paid download', [{ product_type: 'downloadable', quantity_invoiced: 1 }], false],
  ])('an order can be cancelled where %s: %j', (_, own, isAllowed) => {
    const items = own.map((values, index) => item(String(index), values));
    expect(canBeCancelled(toOrder({ ...orderAnswer, items } as never))).toBe(isAllowed);
  });
});

describe('[ROUTE-8] the address of an order', () => {
  it('[ROUTE-8] names it by the number inside the backend, in Magento’s way', () => {
    expect(orderHref(7)).toBe('/sales/order/view/order_id/7');
    expect(orderIdOfPage({ pathname: '/mmstr_th/sales/order/view/order_id/7/', search: '' })).toBe(7);
    expect(orderIdOfPage({ pathname: '/sales/order/view', search: '' })).toBeNull();
  });

  it('[ROUTE-5] the page that prints takes it from its query, or prints what was looked up', () => {
    expect(printHref(7)).toBe('/orderAndReturn/print/view/?order_id=7');
    expect(orderIdOfPage({ pathname: '/orderAndReturn/print/view/', search: '?order_id=7' })).toBe(7);
    expect(printHref(null)).toBe('/orderAndReturn/print/view/');
    expect(orderIdOfPage({ pathname: '/orderAndReturn/print/view/', search: '?order_id=7;' })).toBeNull();
  });
});

describe('a customer’s orders', () => {
  it('[ROUTE-8] [BACK-1] an order is found by the number in its address, though Magento finds by the other one', async () => {
    const { calls } = fakeCommerce({ customerOrders: orderNames(3, 7), ordersByNumber: ordersOf(orderAnswer) });
    expect((await readOrder(7))?.number).toBe('000000012');
    expect(calls[1]?.variables).toEqual({ numbers: [numberOf(7)], pageSize: 1 });
  });

  it('[BACK-1] orders of all store views are asked for where the layout says that the backend tells them', async () => {
    const orders = { customerOrders: orderNames(3, 7), ordersByNumber: ordersOf(orderAnswer), orderRows: ordersOf() };
    const { calls } = fakeCommerce(orders);
    const ask = async () => {
      await readOrder(7);
      await readOrderPage('', 1);
      return calls.splice(0).map(({ query }) => /orders\([^)]*scope: ?GLOBAL\)/.test(query));
    };
    expect(await ask()).toEqual([false, false, false, false]);
    document.documentElement.dataset.orders = 'all';
    expect(await ask()).toEqual([true, true, true, true]);
    delete document.documentElement.dataset.orders;
  });

  it('[BACK-1] what items cost with tax is asked for where the backend tells it, of orders’ items alone', async () => {
    const { calls } = fakeCommerce({ customerOrders: orderNames(7), ordersByNumber: ordersOf(orderAnswer) });
    await readOrder(7);
    expect(calls[1]?.query).not.toContain('prices');
    const later = fakeCommerce({
      customerOrders: orderNames(7),
      ordersByNumber: ordersOf({ ...orderAnswer, items: [] }),
    });
    await readOrder(7, true);
    expect(later.calls[1]?.query.match(/prices ?\{/g)).toHaveLength(1);
  });

  it('[ROUTE-8] an order of somebody else is none, and is not asked for', async () => {
    const { calls } = fakeCommerce({ customerOrders: orderNames(3, 7) });
    expect(await readOrder(8)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  const rows = ({ variables }: { variables: Record<string, unknown> }) =>
    ordersOf(
      ...(variables.numbers as string[]).map((number) => ({
        ...orderAnswer,
        id: btoa(String(Number(number) - 5)),
        number,
      })),
    );

  it('[SESS-12] the history has ten orders a page, newest first', async () => {
    const { calls } = fakeCommerce({
      customerOrders: orderNames(...Array.from({ length: 23 }, (_, i) => i + 1)),
      orderRows: rows,
    });
    const last = await readOrderPage('', 3);
    expect(last).toMatchObject({ page: 3, totalPages: 3, count: 23 });
    expect(last.rows.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(last.rows[0]).toMatchObject({ status: 'Complete', grandTotal: pounds(2640) });
    expect(calls[1]?.variables).toMatchObject({ pageSize: 3 });
    expect((await readOrderPage('', 99)).page).toBe(3);
  });

  it('[SESS-12] orders are found by any part of their numbers', async () => {
    fakeCommerce({ customerOrders: orderNames(3, 7, 17), orderRows: rows });
    expect((await readOrderPage(' 12 ', 1)).rows.map(({ id }) => id)).toEqual([7]);
    expect(await readOrderPage('99', 1)).toEqual({ rows: [], page: 1, totalPages: 1, count: 0 });
  });
});

describe('ordering again', () => {
  const answer = (...userInputErrors: unknown[]) => ({
    reorderItems: {
      __typename: 'ReorderItemsOutput',
      cart: cart(undefined, 'customers'),
      userInputErrors: userInputErrors.map((error) => ({ __typename: 'CheckoutUserInputError', ...Object(error) })),
    },
  });

  it('[SESS-12] fills the customer’s cart, which is the visitor’s from then on', async () => {
    const { calls } = fakeCommerce({ reorder: answer() });
    expect(await reorder('000000012')).toEqual([]);
    expect(calls[0]?.variables).toEqual({ number: '000000012' });
    expect(window.localStorage.getItem('cartId')).toBe('customers');
    expect(window.localStorage.getItem('cart_summary')).toContain('customers');
  });

  it('[SESS-3] a refusal in another language has it asked whether the token has died', async () => {
    const message = 'ลูกค้าปัจจุบันไม่ได้รับอนุญาต';
    const refuse = (field: string) =>
      Response.json({ errors: [{ message, path: [field], extensions: { category: 'graphql-authorization' } }] });
    window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    const { calls } = fakeCommerce({ reorder: () => refuse('reorderItems'), token: () => refuse('customer') });
    await expect(reorder('000000012')).rejects.toMatchObject({ message });
    await vi.waitFor(() => expect(calls.some(({ query }) => query.startsWith('query token'))).toBe(true));
  });

  it('tells the backend’s reasons for what is not in the cart', async () => {
    fakeCommerce({ reorder: answer({ code: 'NOT_SALABLE', message: 'Balm is not for sale.' }) });
    expect(await reorder('000000012')).toEqual(['Balm is not for sale.']);
  });
});

describe('[ROUTE-4] a guest’s order', () => {
  const lookup = { number: '000000012', email: 'ann@example.com', secret: 'BS6 5QA' };

  it.each(['postcode', 'lastname'] as const)(
    '[ROUTE-4] [BACK-1] is asked for by number, e-mail and %s, as the backend wants it',
    async (field) => {
      const { calls } = fakeCommerce({ guestOrder: { guestOrder: orderAnswer } });
      expect((await readGuestOrder(lookup, field)).number).toBe('000000012');
      expect(calls[0]?.query).toMatch(
        new RegExp(`guestOrder\\(input: ?\\{number: ?\\$number,? ?email: ?\\$email,? ?${field}: ?\\$secret\\}\\)`),
      );
      expect(calls[0]?.query).toContain('postcode');
      expect(calls[0]?.variables).toEqual(lookup);
      // Addresses end up in logs.
      expect([calls[0]?.method, calls[0]?.url.search]).toEqual(['POST', '']);
    },
  );

  it('[ROUTE-4] that fits nothing is refused with the backend’s words', async () => {
    const message = "We couldn't locate an order with the information provided.";
    const errors = [{ message, path: ['guestOrder'], extensions: { category: 'graphql-no-such-entity' } }];
    fakeCommerce({ guestOrder: () => Response.json({ errors }) });
    await expect(readGuestOrder(lookup, 'postcode')).rejects.toMatchObject({ kind: 'refused', message });
  });

  it('[ROUTE-5] [SESS-4] is handed over to the printing page in this tab alone, and dropped at sign-out', () => {
    keepLookup(lookup);
    expect(keptLookup()).toEqual(lookup);
    expect(window.localStorage).toHaveLength(0);
    clearDrafts();
    expect(keptLookup()).toBeNull();
    window.sessionStorage.setItem('draft_order_lookup', '{"number":1}');
    expect(keptLookup()).toBeNull();
  });
});

describe('tracking', () => {
  it.each([
    ['ups', 'By lorry', '1Z 9', 'https://www.ups.com/track?tracknum=1Z9'],
    ['custom', 'Royal Mail Tracked 48', 'QX1', 'https://www.royalmail.com/track-your-item#/tracking-results/QX1'],
    ['custom', 'ไปรษณีย์ไทย', 'TH1', 'https://track.thailandpost.co.th/?trackNumber=TH1'],
    ['custom', 'Bicycle', 'B1', null],
    ['ups', 'UPS', null, null],
  ])('a parcel of %s, “%s”, number %s leads to %s', (carrier, title, number, href) => {
    expect(trackingLink({ carrier, title, number })).toBe(href);
  });
});

it.each(['selected_options', 'entered_options'])(
  'an order shows what its shopper has answered, without the seal: %s',
  (list) => {
    const answers = 'Questions answered\n\nWho? – Me\nForm: pain, version 1, en';
    const answered = item('1', { [list]: [{ label: 'Suitability', value: `${answers}\nSeal: 1a.00ff` }] });
    const [line] = toOrder({ ...orderAnswer, items: [answered] } as never).items;
    expect(line?.options).toEqual([{ label: 'Suitability', value: answers }]);
  },
);
