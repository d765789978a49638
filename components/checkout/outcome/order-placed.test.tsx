// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import { storeToken } from '@/lib/auth/token';
import { told } from '@/lib/browser/shop-events';
import { balm, eyeTest } from '@/lib/cart/cart.fixture';
import { toLine } from '@/lib/cart/items/to-line';
import { CART_ID, freshBrowser, orderedTotals, placedOrder } from '@/lib/checkout/checkout.fixture';
import { settleOrderedLines, storeOrderedLines } from '@/lib/checkout/order/ordered-lines';
import { type PlacedOrder, toStoredOrder } from '@/lib/checkout/order/stored-order';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { resetUser, useUserStore } from '@/lib/customer/user-store';
import { nextArrival, type Schedule } from '@/lib/delivery/arrival';
import type { PushConfig } from '@/lib/push/get-push-config';
import { discardPushBrowser, pushBrowser, pushConfig } from '@/lib/push/push.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import { OrderPlaced } from './order-placed';

beforeEach(() => {
  freshBrowser();
  resetUser();
});
afterEach(cleanup);

const arrivals: Arrivals = {
  schedule: { cutOff: 960, days: [1, 2, 3, 4, 5], holidays: [], timeZone: 'Europe/London' },
  time: '4 pm',
  texts: { within: 'Arrives {day}', by: 'Arrives {day}', hours: '', minutes: '' },
  methods: { 'flatrate_next-day': { days: [1, 1], label: 'the next working day' } },
};

const payNotes = { banktransfer: 'Ask us for our bank details.' };
const ask = () => screen.queryByRole('link', { name: 'Ask us' })?.getAttribute('href');

/** Whether they stand in the page one after the other. */
const inOrder = (...elements: Element[]) =>
  elements.every((element, index) => {
    const before = elements[index - 1];
    return !before || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  });

function show(order: Partial<PlacedOrder> | null, push: PushConfig | null = null) {
  if (order?.isSignedIn) storeToken('jwt');
  if (order) window.localStorage.setItem('receipt', JSON.stringify(toStoredOrder({ ...placedOrder, ...order })));
  render(
    <WithMessages>
      <OrderPlaced display={2} push={push} arrivals={arrivals} payNotes={payNotes} />
    </WithMessages>,
  );
}

describe('[CHK-10] [ROUTE-2] the success page', () => {
  it('shows the order’s number, whose email it was placed with and where the parcel goes, also after a reload', () => {
    show({});
    expect(screen.getByText('000000042')).toBeTruthy();
    expect(screen.getByText('Your confirmation is on its way to ann@example.com.')).toBeTruthy();
    expect(document.body.textContent).toContain('12 High Street, Flat 3, London SW1A 1AA');
    expect(screen.getByText('£15.93')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[STORE-6] tells whoever counts of an order that the document before may have had no time to', () => {
    told.length = 0;
    show({});
    expect(told).toEqual([{ type: 'ordered', number: '000000042', total: { minor: 1593, currency: 'GBP' } }]);
  });

  it('says what happens next: first how to pay where that is still to come, and no parcel where nothing is sent', () => {
    const next = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    show({ paymentCode: 'banktransfer' });
    expect(next()).toHaveLength(4);
    expect(next()[0]).toContain(`You send your payment${payNotes.banktransfer}`);
    expect(ask()).toBe('/contact-us');
    cleanup();
    useCheckoutStore.setState({ receipt: { order: null } });
    show({ paymentCode: 'free', shipping_address: null });
    expect(next()).toHaveLength(3);
    expect(next().join()).not.toContain('plain box');
  });

  it('says when the parcel comes, counted from when it was ordered, and nothing of a method that it knows nothing of, or while the shop waits for money', () => {
    const placedAt = Date.now();
    show({ placedAt });
    const { from } = nextArrival(placedAt, arrivals.schedule as Schedule, [1, 1]);
    const day = String(Number(from.slice(-2)));
    const arrives = screen.getByText(/^Arrives/);
    expect(arrives.textContent).toContain(day);
    const follow = screen.getByRole('link', { name: 'Follow your order' });
    const next = screen.getByRole('heading', { name: 'What happens next' });
    expect(inOrder(arrives, follow, next), 'both are among the first that is read').toBe(true);
    for (const order of [{ shippingMethod: 'ups_GND' }, { shippingMethod: null }, { paymentCode: 'banktransfer' }]) {
      cleanup();
      useCheckoutStore.setState({ receipt: { order: null } });
      show(order);
      expect(screen.getByText('Express')).toBeTruthy();
      expect(screen.queryByText(/^Arrives/)).toBeNull();
    }
  });

  it('reads a receipt of a version that noted no shipping method', () => {
    const { shippingMethod: _, ...receipt } = toStoredOrder(placedOrder);
    window.localStorage.setItem('receipt', JSON.stringify(receipt));
    show(null);
    expect(screen.getByText('000000042')).toBeTruthy();
  });

  it('[SESS-2] shows nothing of a customer whose token has ended', () => {
    const receipt = toStoredOrder({ ...placedOrder, isSignedIn: true });
    window.localStorage.setItem('receipt', JSON.stringify(receipt));
    window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: 0, ttl: 3600 }));
    show(null);
    expect(screen.queryByText('000000042')).toBeNull();
    expect(document.body.textContent).not.toContain('ann@example.com');
  });

  it('marks a name in Latin letters as English on a Thai page', () => {
    document.documentElement.lang = 'th-TH';
    const placedAt = Date.now();
    storeOrderedLines({ id: CART_ID, lines: [toLine(balm, 'GBP')], totals: orderedTotals }, 2);
    settleOrderedLines(CART_ID, placedAt);
    show({ placedAt });
    expect(screen.getByText('Balm').lang).toBe('en');
    document.documentElement.lang = '';
  });

  it('lists what was ordered, and when, in the tab that ordered it', () => {
    const placedAt = Date.now();
    const lines = [toLine(balm, 'GBP'), toLine(eyeTest, 'GBP')];
    storeOrderedLines({ id: CART_ID, lines, totals: orderedTotals }, 2);
    settleOrderedLines(CART_ID, placedAt);
    show({ placedAt });
    const list = within(screen.getByRole('heading', { name: 'What you ordered' }).parentElement as HTMLElement);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BalmQuantity 2£9.98',
      'Eye testQuantity 1Free',
    ]);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(placedAt);
    expect(screen.getByText('Ordered on').nextElementSibling?.textContent).toBe(day);
    cleanup();
    useCheckoutStore.setState({ receipt: { order: null } });
    show({ placedAt: placedAt - 1000 });
    expect(screen.queryByRole('heading', { name: 'What you ordered' })).toBeNull();
  });

  it('says what the order came to and of what, each amount once, in the tab that ordered it', () => {
    const placedAt = Date.now();
    const rows = () =>
      screen.getAllByRole('term').flatMap((term) => {
        const amount = term.nextElementSibling?.textContent ?? '';
        return amount.includes('£') ? [[term.textContent, amount]] : [];
      });
    storeOrderedLines({ id: CART_ID, lines: [toLine(balm, 'GBP')], totals: orderedTotals }, 2);
    settleOrderedLines(CART_ID, placedAt);
    show({ placedAt });
    expect(rows()).toEqual([
      ['Subtotal', '£9.98'],
      ['Delivery', '£5.95'],
      ['Total', '£15.93'],
    ]);
    expect(screen.getByText('Includes VAT: £2.65')).toBeTruthy();
    cleanup();
    useCheckoutStore.setState({ receipt: { order: null } });
    show({ placedAt: placedAt - 1000 });
    expect(rows()).toEqual([['Total', '£15.93']]);
  });

  it('can be printed, without what leads elsewhere', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledOnce();
    const printed = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
    expect(printed.filter((element) => !element.closest('[data-print="never"]'))).toEqual([]);
  });

  it('does without a number that could not be read', () => {
    show({ number: null });
    expect(screen.getByText(/^We could not read your order number/)).toBeTruthy();
    expect(ask()).toBe('/contact-us');
  });

  it('[SESS-10] offers guests an account by an address that names nobody', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/create-account?of-order',
    );
  });

  it.each([
    ['customers to their order', { isSignedIn: true, id: 42 }, '/sales/order/view/order_id/42'],
    ['customers whose order’s id is not known to their orders', { isSignedIn: true, id: null }, '/sales/order/history'],
    ['guests to the look-up', { number: '000000042' }, '/order-tracking?number=000000042'],
  ])('[ROUTE-4, ROUTE-8] leads %s', (_, order, href) => {
    show(order);
    expect(screen.getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toBe(href);
  });

  it('offers no account to customers', () => {
    show({ isSignedIn: true });
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('offers no account to whoever has signed in beside what they ordered as a guest', () => {
    show({});
    act(() => storeToken('jwt'));
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    expect(screen.getByText('000000042')).toBeTruthy();
  });

  it('[ROUTE-4] is kind where there is no order, or one of another day, and leads to where one can be found', () => {
    show({ placedAt: Date.now() - 25 * 60 * 60 * 1000 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No order to show here');
    expect(screen.queryByText('000000042')).toBeNull();
    expect(ask()).toBe('/contact-us');
    expect(screen.getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toBe('/order-tracking');
  });
});

describe('[PWA-1] the success page', () => {
  const offer = () => screen.findByRole('switch');

  beforeEach(() => {
    window.localStorage.clear();
    useUserStore.setState({ isSignedIn: null });
    pushBrowser({ permission: 'default' });
  });
  afterEach(() => {
    discardPushBrowser();
    vi.unstubAllGlobals();
  });

  it('[PWA-1] offers customers notices of what is sent', async () => {
    show({ isSignedIn: true }, pushConfig);
    expect(await offer()).toBeTruthy();
  });

  it.each([
    ['nothing is sent', { isSignedIn: true, shipping_address: null }, pushConfig],
    ['the shop sends no notices', { isSignedIn: true }, null],
    ['a guest has ordered', { isSignedIn: false }, pushConfig],
  ])('[PWA-1] offers no notices where %s', (_, order, push) => {
    show(order, push);
    expect(screen.getByText('000000042')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
