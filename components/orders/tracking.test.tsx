// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession } from '@/lib/customer/user-store';
import { keepLookup, keptLookup } from '@/lib/orders/guest-order';
import { orderAnswer, orderNames, ordersOf, picturesOf } from '@/lib/orders/order.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { Downloads } from './downloads';
import { OrderTracking } from './order-tracking';
import { PrintOrder } from './print-order';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.orders;
const lookup = { number: '000000012', email: 'ann@example.com', secret: 'BS6 5QA' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, screenOf: ReactNode) {
  window.history.replaceState(null, '', path);
  render(<WithMessages>{screenOf}</WithMessages>);
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

describe('[ROUTE-4] order tracking', () => {
  const track = (path = '/order-tracking', asked: 'postcode' | 'lastname' = 'postcode') =>
    open(path, <OrderTracking field={asked} ordersHref="/sales/order/history" />);

  it('[ROUTE-4] shows the order that fits number, e-mail and postcode, and keeps nothing of it beyond the tab', async () => {
    const { calls } = fakeCommerce({ guestOrder: { guestOrder: orderAnswer }, orderedPictures: picturesOf({}) });
    const user = track('/order-tracking?number=000000012');
    expect(field(labels.lookupNumber).value).toBe('000000012');
    await user.type(field(labels.lookupEmail), lookup.email);
    await user.type(field(labels.lookupPostcode), lookup.secret);
    await user.click(screen.getByRole('button', { name: labels.lookUp }));
    const heading = await screen.findByRole('heading', { name: 'Order 000000012' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(labels.creditMemos)).toBeTruthy();
    expect(calls[0]?.variables).toEqual(lookup);
    // What is bought is told by POST: logs keep addresses.
    expect(calls.slice(1).map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
    expect(window.localStorage).toHaveLength(0);
    expect(keptLookup()).toEqual(lookup);
    await user.click(screen.getByRole('button', { name: labels.lookUpAnother }));
    expect(document.activeElement).toBe(field(labels.lookupNumber));
    expect(field(labels.lookupNumber).value).toBe('000000012');
  });

  it('[ROUTE-4] is asked for in Latin digits, whichever were typed', async () => {
    const { calls } = fakeCommerce({ guestOrder: { guestOrder: orderAnswer }, orderedPictures: picturesOf({}) });
    const user = track();
    await user.type(field(labels.lookupNumber), '๐๐๐๐๐๐๐๑๒');
    await user.type(field(labels.lookupEmail), lookup.email);
    await user.type(field(labels.lookupPostcode), '๑๐๑๑๐');
    await user.click(screen.getByRole('button', { name: labels.lookUp }));
    await screen.findByRole('heading', { name: 'Order 000000012' });
    expect(calls[0]?.variables).toEqual({ ...lookup, secret: '10110' });
  });

  it('[ROUTE-4] [FORM-1] says what is missing, and asks for the last name where the backend does', async () => {
    const { calls } = fakeCommerce({});
    const user = track('/order-tracking', 'lastname');
    await user.type(field(labels.lookupLastname), 'Hart');
    await user.click(screen.getByRole('button', { name: labels.lookUp }));
    expect(await screen.findAllByText('Is required.')).toHaveLength(2);
    expect(calls).toHaveLength(0);
  });

  it('[ROUTE-4] says where nothing fits, and keeps what was entered', async () => {
    const message = "We couldn't locate an order with the information provided.";
    const errors = [{ message, path: ['guestOrder'], extensions: { category: 'graphql-no-such-entity' } }];
    fakeCommerce({ guestOrder: () => Response.json({ errors }) });
    const user = track();
    await user.type(field(labels.lookupNumber), '1');
    await user.type(field(labels.lookupEmail), lookup.email);
    await user.type(field(labels.lookupPostcode), lookup.secret);
    await user.click(screen.getByRole('button', { name: labels.lookUp }));
    expect(await screen.findByText(messages.accountErrors.orderNotFound)).toBeTruthy();
    expect(field(labels.lookupEmail).value).toBe(lookup.email);
    expect(keptLookup()).toBeNull();
  });

  it('[ROUTE-4] an order of an account is told to be in it, in Thai, too, where Magento asks to sign in', async () => {
    const errors = [{ message: 'Please login to view the order.', path: ['guestOrder'] }];
    fakeCommerce({ guestOrder: () => Response.json({ errors }) });
    render(
      <WithMessages locale="th-TH" messages={thai}>
        <OrderTracking field="postcode" ordersHref="/sales/order/history" />
      </WithMessages>,
    );
    const user = userEvent.setup();
    await user.type(field(thai.orders.lookupNumber), '1');
    await user.type(field(thai.orders.lookupEmail), lookup.email);
    await user.type(field(thai.orders.lookupPostcode), lookup.secret);
    await user.click(screen.getByRole('button', { name: thai.orders.lookUp }));
    expect(await screen.findByText(thai.accountErrors.orderOfAccount)).toBeTruthy();
  });
});

describe('[ROUTE-5] the printed order', () => {
  const print = (path: string) =>
    open(path, <PrintOrder field="postcode" trackingHref="/order-tracking" skeleton={<p>wait</p>} />);
  const paper = vi.fn();

  it('[ROUTE-5] is the one that a guest has looked up, and opens the print dialog by its button alone', async () => {
    vi.stubGlobal('print', paper);
    fakeCommerce({ guestOrder: { guestOrder: orderAnswer }, orderedPictures: picturesOf({}) });
    keepLookup(lookup);
    const user = print('/orderAndReturn/print/view/');
    const button = await screen.findByRole('button', { name: labels.printNow });
    expect(paper).not.toHaveBeenCalled();
    await user.click(button);
    expect(paper).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { name: 'Order 000000012' })).toBeTruthy();
  });

  it('[ROUTE-5] of a customer is the one that the address names', async () => {
    window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    loadSession();
    fakeCommerce({
      customerOrders: orderNames(7),
      ordersByNumber: ordersOf(orderAnswer),
      orderedPictures: picturesOf({}),
    });
    print('/orderAndReturn/print/view/?order_id=7');
    expect(await screen.findByRole('heading', { name: 'Order 000000012' })).toBeTruthy();
  });

  it('[ROUTE-5] is none where nothing was looked up', async () => {
    print('/orderAndReturn/print/view/');
    expect(await screen.findByText(labels.nothingToPrint)).toBeTruthy();
  });
});

describe('[ROUTE-8] [SESS-12] the bought files', () => {
  const file = (own: object) => ({
    __typename: 'CustomerDownloadableProduct',
    date: '2026-11-20 15:48:04',
    download_url: 'https://magento.example/downloadable/download/link/id/MC4x/',
    order_increment_id: '000000012',
    remaining_downloads: '2',
    status: 'available',
    ...own,
  });
  const bought = (...items: unknown[]) => ({
    downloads: { customerDownloadableProducts: { __typename: 'CustomerDownloadableProducts', items } },
    downloadNames: ordersOf(orderAnswer),
  });

  it('[SESS-12] can be opened as often as is left; what is used up cannot', async () => {
    fakeCommerce(bought(file({}), file({ status: 'expired', remaining_downloads: '0' })));
    open('/downloadable-orders', <Downloads />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Guide.*File 1 of 2 · Ready · 2 downloads left/),
      expect.stringMatching(/^Guide.*File 2 of 2 · Used up$/),
    ]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/downloadable/download/link/id/MC4x']);
  });

  it('[SESS-12] are told apart by their titles, which their links say, too', async () => {
    fakeCommerce(bought(file({ remaining_downloads: 'Unlimited' })));
    open('/downloadable-orders', <Downloads />);
    expect((await screen.findByRole('heading')).textContent).toBe('The guide');
    expect(screen.getByRole('listitem').textContent).toMatch(/^The guideGuideOrder .*Ready · Unlimited downloads/);
    expect(screen.getByRole('link', { name: /The guide/ })).toBeTruthy();
  });

  it('[SESS-12] are none yet, or one that the backend did not give out', async () => {
    fakeCommerce(bought());
    open('/downloadable-orders?refused', <Downloads />);
    await waitFor(() => expect(screen.getByText(messages.downloads.none)).toBeTruthy());
    expect(screen.getByText(messages.downloads.refused)).toBeTruthy();
    expect(screen.getByText(messages.downloads.refusedText)).toBeTruthy();
  });

  it('[SESS-12] that the backend keeps behind its own sign-in are not said to be used up', async () => {
    fakeCommerce(bought());
    open('/downloadable-orders?refused=unshared', <Downloads />);
    await waitFor(() => expect(screen.getByText(messages.downloads.unsharedText)).toBeTruthy());
  });
});
