// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/auth/token';
import type { BadgeSource } from '@/lib/catalog/card/badge-source';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { freshBrowser, placedOrder } from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { type Order, toOrder } from '@/lib/orders/order';
import { item, orderAnswer, orderNames, ordersOf } from '@/lib/orders/order.fixture';
import { LineNote, OrderNotesProvider, useUntold } from '@/lib/orders/order-notes';
import { APPENDED, DECISION } from '@/lib/pharmacy/check/line-check';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { LineCheckNote } from './line-check-note';
import { PlacedMedicines } from './placed-medicines';

const source: BadgeSource = {
  cardRules: keptFrom('linked'),
  attributes: [
    {
      ...{ code: 'legal_category', input: 'select' },
      options: Object.entries({
        ...{ 1: 'General sale', 2: 'Pharmacy medicine', 3: 'Prescription only' },
        4: 'Depends on the pack',
      }),
    },
  ],
};
const { title, ...texts } = messages.pharmacy.orderCheck;
const page = document.documentElement.dataset;

beforeEach(() => {
  freshBrowser();
  Object.assign(page, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  page.unsold = JSON.stringify({ code: 'legal_category', values: ['3'] });
});
afterEach(() => {
  cleanup();
  delete page.unsold;
  vi.unstubAllGlobals();
});

const product = (sku: string, url_key: string, legal_category: number) => ({
  ...{ __typename: 'SimpleProduct', uid: sku, sku, url_key, legal_category },
});

/** A variant of a P medicine, a plain product, a bundle with a part that needs a prescription, and two packs of one medicine. */
const items = [
  item('1', { product_name: 'Cold relief', product_sku: 'COLD-16', product_url_key: 'cold-relief' }),
  item('2', { product_name: 'Plasters', product_sku: 'PLASTERS', product_url_key: 'plasters' }),
  item('3', {
    ...{ __typename: 'BundleOrderItem', product_name: 'Kit', product_sku: 'KIT-RX', product_type: 'bundle' },
    product_url_key: 'kit',
    bundle_options: [
      {
        ...{ __typename: 'ItemSelectedBundleOption', uid: 'b', label: 'Part' },
        values: [
          {
            ...{ __typename: 'ItemSelectedBundleOptionValue', uid: 'v', product_name: 'Rx' },
            ...{ product_sku: 'RX', quantity: 1 },
          },
        ],
      },
    ],
  }),
];
const packs = [
  item('4', { product_name: 'Paracetamol, 32', product_sku: 'PARA-32', product_url_key: 'paracetamol' }),
  item('5', { product_name: 'Paracetamol, 16', product_sku: 'PARA-16', product_url_key: 'paracetamol' }),
  item('6', { product_name: 'Paracetamol, 8', product_sku: 'PARA-8', product_url_key: 'paracetamol' }),
];
const variant = (sku: string, legal_category: number) => ({
  __typename: 'ConfigurableVariant',
  product: { __typename: 'SimpleProduct', uid: sku, sku, legal_category },
});
const paracetamol = {
  ...{ __typename: 'ConfigurableProduct', uid: 'PARA', sku: 'PARA', url_key: 'paracetamol', legal_category: 4 },
  variants: [variant('PARA-16', 1), variant('PARA-32', 2)],
};
const comment = (message: string) => ({ __typename: 'SalesCommentItem', message, timestamp: '2026-11-21 08:00:00' });
const answer = { ...orderAnswer, items, shipments: [], credit_memos: [], comments: [] as object[] };

const products = (rows: object[]) => ({ __typename: 'Products', items: rows });
const catalogue = {
  '/api/badges': () => Response.json(source),
  orderedProducts: {
    byKey: products([
      product('COLD', 'cold-relief', 2),
      product('PLASTERS', 'plasters', 1),
      product('KIT', 'kit', 4),
      paracetamol,
    ]),
    bySku: products([product('RX', 'rx', 3), product('PLASTERS', 'plasters', 1), null as never]),
  },
};

/** An order as its page shows it, as far as notes go. */
function Shown({ order }: { order: Order }) {
  const comments = useUntold(order);
  return (
    <ul>
      {order.items.map((one) => (
        <li key={one.id}>
          <b>{one.name}</b>
          <LineNote order={order} item={one} />
        </li>
      ))}
      {comments.map(({ text }) => (
        <li key={text}>
          <q>{text}</q>
        </li>
      ))}
    </ul>
  );
}

function show(more: object = {}) {
  const order = toOrder({ ...answer, ...more } as unknown as Parameters<typeof toOrder>[0]);
  render(
    <WithMessages>
      <OrderNotesProvider note={<LineCheckNote texts={texts} />} told={DECISION.source} appended={APPENDED.source}>
        <Shown order={order} />
      </OrderNotesProvider>
    </WithMessages>,
  );
}

const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('the medicines of an order', () => {
  it('say how they are sold and how far the pharmacist is, also as a variant or in a bundle; nothing else does', async () => {
    const { calls } = fakeCommerce(catalogue);
    show();
    expect(await within(line('Cold relief')).findByText(texts.checking)).toBeTruthy();
    expect(line('Cold relief').textContent).toContain('Pharmacy medicine');
    expect(line('Kit').textContent).toContain('Prescription only');
    expect(line('Plasters').textContent).not.toMatch(/checking|sale|medicine/);
    const asked = calls.filter(({ query }) => query.includes('orderedProducts'));
    expect(
      asked.map(({ method, url }) => [method, url.search]),
      'not in an address, which logs keep',
    ).toEqual([['POST', '']]);
  });

  it('say of a variant how that very pack is sold, whatever its parent says', async () => {
    fakeCommerce(catalogue);
    show({ items: packs });
    expect(await within(line('Paracetamol, 32')).findByText(texts.checking)).toBeTruthy();
    expect(line('Paracetamol, 32').textContent).toContain('Pharmacy medicine');
    expect(line('Paracetamol, 16').textContent).not.toMatch(/checking|medicine/);
    expect(line('Paracetamol, 8').textContent, 'of which nothing is known any more').not.toMatch(/checking|Depends/);
  });

  it('say what the pharmacist has decided in the page’s words, which are not said again among the messages', async () => {
    fakeCommerce(catalogue);
    show({
      items: [{ ...items[0], quantity_refunded: 1 }, items[2]],
      comments: [comment('Not approved: COLD-16 | Not with your<br>'), comment('Packed.<br>Approved: KIT-RX')],
    });
    expect(await within(line('Cold relief')).findByText(texts.refunded)).toBeTruthy();
    expect(line('Cold relief').textContent).toContain('Not with your');
    expect([...document.querySelectorAll('q')].map(({ textContent }) => textContent)).toEqual(['Packed.']);
  });

  it('are known with the SKU of the option behind them that Magento appends where questions were answered', async () => {
    fakeCommerce({
      ...catalogue,
      orderedProducts: {
        byKey: products([{ ...paracetamol, variants: [variant('PARA', 1), ...paracetamol.variants] }]),
        bySku: products([]),
      },
    });
    show({
      items: [
        { ...packs[0], product_sku: 'PARA-32-suitability' },
        { ...packs[1], product_sku: 'PARA-16-gift' },
      ],
      comments: [comment('Approved: PARA-32<br>Approved: PARA-16')],
    });
    expect(await within(line('Paracetamol, 32')).findByText('Pharmacy medicine')).toBeTruthy();
    expect(line('Paracetamol, 32').textContent).toContain(texts.approved);
    expect(line('Paracetamol, 16').textContent).not.toMatch(/checking|Approved|medicine/);
    // Of a line that is not named so nobody else tells it.
    expect([...document.querySelectorAll('q')].map(({ textContent }) => textContent)).toEqual(['Approved: PARA-16']);
  });

  it('say nothing where the shop does not tell how products are sold, or cannot be asked', async () => {
    const { calls } = fakeCommerce({ ...catalogue, orderedProducts: () => new Response('', { status: 500 }) });
    show({ comments: [comment('Not approved: KIT-RX')] });
    await waitFor(() => expect(calls.some(({ query }) => query.includes('orderedProducts'))).toBe(true));
    expect(screen.queryByText(texts.checking)).toBeNull();
    // The pharmacist's own word needs no catalogue.
    expect(line('Kit').textContent).toContain(texts.refused);
    cleanup();
    delete page.unsold;
    const asked = fakeCommerce(catalogue);
    show();
    await waitFor(() => expect(screen.getByText('Cold relief')).toBeTruthy());
    expect(asked.calls).toEqual([]);
  });
});

describe('the medicines of the order that was just placed', () => {
  const placed = (more: object) => {
    useCheckoutStore.setState({ receipt: { order: { ...placedOrder, id: 7, ...more } } });
    render(
      <WithMessages>
        <PlacedMedicines title={title} texts={texts} field="postcode" />
      </WithMessages>,
    );
  };

  it('are those of the customer’s order', async () => {
    fakeCommerce({ ...catalogue, customerOrders: orderNames(7), ordersByNumber: ordersOf(answer) });
    storeToken('jwt');
    placed({ isSignedIn: true });
    const section = (await screen.findByRole('heading', { name: title })).closest('section');
    expect(section?.textContent).toContain(`Cold relief`);
    expect(section?.textContent).toContain(texts.checking);
    expect(section?.textContent).not.toContain('Plasters');
  });

  it('are looked up for a guest by what they have entered', async () => {
    const { calls } = fakeCommerce({ ...catalogue, guestOrder: { guestOrder: answer } });
    placed({});
    await screen.findByRole('heading', { name: title });
    expect(calls.find(({ query }) => query.includes('guestOrder'))?.variables).toEqual({
      number: '000000042',
      email: 'ann@example.com',
      secret: placedOrder.billing_address?.postcode,
    });
  });

  it('are not told of where the order has none, or cannot be read', async () => {
    const plain = fakeCommerce({ ...catalogue, guestOrder: { guestOrder: { ...answer, items: [items[1]] } } });
    placed({});
    await waitFor(() => expect(plain.calls.some(({ query }) => query.includes('orderedProducts'))).toBe(true));
    expect(document.body.textContent).toBe('');
    cleanup();
    const broken = fakeCommerce({ ...catalogue, guestOrder: () => new Response('', { status: 500 }) });
    placed({ placedAt: 1 });
    await waitFor(() => expect(broken.calls.length).toBeGreaterThan(0));
    expect(document.body.textContent).toBe('');
  });
});
