// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCompare, useCompareStore } from '@/lib/compare/compare-store';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { useToastStore } from '@/lib/shell/toast-store';
import messages from '@/messages/en-GB.json';
import { detailed, money, openComparison, product } from './comparison.fixture';
import { listedProducts as listed, refusal } from './header/compare.fixture';

const { compare: labels, productCard: card } = messages;
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const user = userEvent.setup();
const toasts = () => useToastStore.getState().toasts.map(({ type, message, timeout }) => [type, message, timeout]);

beforeEach(() => {
  localStorage.clear();
  clearCompare();
  resetUser();
  discardCachedVisitor();
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = () =>
  Object.fromEntries(
    screen.getAllByRole<HTMLTableRowElement>('row').map(({ cells }) => {
      const [head, ...values] = [...cells].map(({ textContent }) => textContent);
      return [head, values];
    }),
  );

describe('[CMP-6, ROUTE-6] the comparison', () => {
  it('[CMP-6] shows the products side by side: prices, tiers, stock, rating, and what the merchant compares', async () => {
    openComparison();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      labels.property,
      'Product 7Remove',
      'Product 8Remove',
    ]);
    const shown = rows();
    expect(shown.Price).toEqual(['£4.00', '£5.00']);
    expect(shown[labels.unitPrice]).toEqual(['£0.25 per tablet', labels.none]);
    expect(shown[labels.stock]).toEqual([labels.inStock, labels.outOfStock]);
    expect(shown[labels.rating]?.[0]).toContain('Rated 4.0 out of 5, 5 reviews');
    expect(shown[labels.rating]?.[1]).toBe(labels.noReviews);
    expect(shown[labels.tierPrices]).toEqual(['3 or more: £3.60 each (Save 10%)', labels.none]);
    expect(shown.Strength).toEqual(['200 mg', '400 mg']);
    expect(shown.Description).toEqual(['For aches.One a day', labels.none]);
    expect(shown, 'what none of them has is left out').not.toHaveProperty('Flavour');
    expect(screen.getByRole('button', { name: /^Add to basket: Product 7/ })).toBeTruthy();
  });

  it('[CMP-6] tells a reduced price with the former one, and what is chosen on each product’s page', async () => {
    const { minimum_price, maximum_price } = product(7, 4).price_range;
    const discount = { __typename: 'ProductDiscount', amount_off: 1, percent_off: 20 };
    const size = { attribute_code: 'size', attribute_uid: 'c2l6ZQ==', uid: 'size', label: 'Size' };
    const values = ['16 tablets', '32 tablets'].map((label) => ({ uid: label, label, swatch_data: null }));
    const configurable = product(7, 4, {
      __typename: 'ConfigurableProduct',
      price_range: { minimum_price: { ...minimum_price, regular_price: money(5), discount }, maximum_price },
      configurable_options: [],
      choices: [{ ...size, values }],
      variants: [],
    });
    // Less than half a percent off.
    const simple = product(8, 999, {
      price_range: { minimum_price: { ...product(8, 999).price_range.minimum_price, regular_price: money(1000) } },
      custom_options: [
        { title: 'Name on the label', required: true },
        { title: 'Gift note', required: false },
      ],
    });
    const [first, other] = detailed.compareList.items;
    const items = [
      { ...first, product: configurable },
      { ...other, product: simple },
    ];
    openComparison({ comparison: { compareList: { ...detailed.compareList, items } } });
    await screen.findByRole('table');
    expect(rows()).toMatchObject({
      Price: ['£4.00Now £4.00, was £5.00 · Save 20%', '£999.00Now £999.00, was £1,000.00'],
      Options: ['Size: 16 tablets, 32 tablets', 'Name on the label'],
    });
  });

  it('[CMP-6] asks for each of the specification’s fields of a product by Magento’s name', async () => {
    const { calls } = openComparison();
    await screen.findByRole('table');
    const query = calls.find((call) => call.query.startsWith('query comparison'))?.query;
    expect(query?.match(/\w+/g)).toEqual(
      expect.arrayContaining([
        ...['id', 'uid', 'sku', 'name', 'type_id', 'url_key', 'url_suffix', 'stock_status', 'meta_description'],
        ...['rating_summary', 'review_count', 'breadcrumbs', 'regular_price', 'final_price', 'maximum_price'],
      ]),
    );
    for (const fields of [
      ...['url_rewrites{url}', ' description{html}', 'short_description{html}', 'small_image{url}', 'categories{'],
      ...['media_gallery_entries{uid label position disabled file}', 'attributes{code value}', 'variants{attributes{'],
      ...['price_tiers{quantity discount{percent_off}', 'fixed_product_taxes{label}', 'options{title required}'],
      ...['discount{amount_off percent_off}', 'configurable_options{attribute_code attribute_uid uid label values{'],
      ...['values{uid label swatch_data{__typename value}}', 'product{__typename uid sku stock_status}'],
    ]) {
      expect.soft(query).toContain(fields);
    }
  });

  it('[CMP-2, CMP-6] shows all of a list that has grown beyond four elsewhere, on paper in the room of four', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7];
    const items = ids.map((id) => ({ uid: String(id), product: product(id, id), attributes: [] }));
    const long = { comparison: { compareList: { ...listed(...ids), attributes: [], items } } };
    openComparison(long);
    const table = await screen.findByRole('table');
    expect(rows().Price).toEqual(ids.map((id) => `£${id}.00`));
    expect(table.style.minWidth).toBe('76.5rem');
    cleanup();
    openComparison(long, null);
    expect((await screen.findByRole('table')).style.minWidth).toBe('46.5rem');
    expect(rows().Price).toHaveLength(7);
  });

  it('[CMP-6] tells no price that the backend hides, and of a service that cannot be had not that it was in stock', async () => {
    const [first, other] = detailed.compareList.items;
    const hidden = { ...first, product: product(7, 0, { __typename: 'ConfigurableProduct' }) };
    const service = {
      ...other,
      product: product(8, 5, { __typename: 'VirtualProduct', stock_status: 'OUT_OF_STOCK' }),
    };
    openComparison({ comparison: { compareList: { ...detailed.compareList, items: [hidden, service] } } });
    await screen.findByRole('table');
    expect(rows()).toMatchObject({ Price: [labels.none, '£5.00'], [labels.stock]: [labels.inStock, card.unavailable] });
  });

  it('[CMP-6] shows only what differs, where that is asked for', async () => {
    openComparison();
    await user.click(await screen.findByRole('checkbox', { name: labels.differences }));
    expect(rows()).not.toHaveProperty('Form');
    expect(rows()).toHaveProperty('Strength');
  });

  it('[CMP-2, CMP-3] takes off one product, then all, once each, and says so', async () => {
    const { calls } = openComparison({
      removeFromCompare: { removeProductsFromCompareList: { __typename: 'CompareList', uid: 'list-1', item_count: 1 } },
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Remove Product 7' }));
    await waitFor(() => expect(screen.queryByText('Product 7')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('table')));
    expect(toasts()).toEqual([['info', 'You removed product Product 7 from the comparison list.', 3000]]);
    await user.click(screen.getByRole('button', { name: labels.removeAll }));
    const heading = await screen.findByRole('heading', { name: labels.emptyTitle });
    expect(document.activeElement, 'the pressed button is gone').toBe(heading);
    expect(toasts()[1]).toEqual(['info', 'You have no items to compare.', 3000]);
    const writes = calls.filter(({ query }) => query.startsWith('mutation'));
    expect(writes.map(({ variables }) => variables.products)).toEqual([['7'], ['8']]);
  });

  it('[CMP-3] keeps a product that could not be taken off, and says why', async () => {
    openComparison({ removeFromCompare: refusal('Not today.') });
    const remove = await screen.findByRole('button', { name: 'Remove Product 7' });
    await user.click(remove);
    await waitFor(() => expect(toasts()).toEqual([['error', 'Not today.', 3000]]));
    expect(document.activeElement, 'it stays while it works').toBe(remove);
    expect(screen.getByText('Product 7')).toBeTruthy();
    expect(useCompareStore.getState().error?.message).toBe('Not today.');
  });

  it('[CMP-7] says that there is nothing to compare, and how to begin', async () => {
    openComparison({ compareList: { compareList: null } });
    expect(await screen.findByText(labels.emptyTitle)).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.browse }).getAttribute('href')).toBe('/');
  });

  it('[CMP-5] says that it could not be read, and tries again', async () => {
    const { answers } = openComparison({ comparison: refusal('Out of order.') });
    await screen.findByText('Out of order.');
    answers.comparison = detailed;
    await user.click(screen.getByRole('button', { name: labels.tryAgain }));
    await screen.findByRole('table');
    expect(document.activeElement, 'the pressed button is gone').toBe(screen.getByRole('main'));
  });

  it('[ROUTE-5] is printed without what only a screen can do', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openComparison({}, null);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: labels.printNow }));
    expect(print).toHaveBeenCalledOnce();
  });
});
