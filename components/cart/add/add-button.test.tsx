// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardProductToAdd } from '@/lib/cart/items/product-to-add';
import { type CardProduct, type ProductAnswer, toCardProduct } from '@/lib/catalog/card/card-product';
import type { Badge } from '@/lib/catalog/card/card-rules';
import { testProduct } from '@/lib/seo/json-ld/product.fixture';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { type PartialAnswer, partialAnswer } from '@/lib/testing/partial-answer';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { AddToCartButton, AskToOrder, CardAction } from './add-button';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
afterEach(cleanup);

const money = { value: 3, currency: 'GBP' as const };
const answer = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'BALM',
  name: 'Balm',
  url_key: 'balm',
  url_suffix: '.html',
  stock_status: 'IN_STOCK' as const,
  rating_summary: 0,
  review_count: 0,
  small_image: { url: 'https://shop.example/media/b.jpg' },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
};

const prescription: Badge = {
  kind: 'pom',
  label: 'Prescription only',
  tone: 'warning',
  icon: 'shield',
  isSold: false,
};

function toCard(more: PartialAnswer<ProductAnswer>, badge: Badge | null): CardProduct {
  const product = toCardProduct(partialAnswer({ ...answer, ...more }), { ...testStoreContext, attributes: new Map() });
  if (!product) throw new Error('no card');
  return { ...product, badge };
}

function show(more: PartialAnswer<ProductAnswer>, badge: Badge | null = null) {
  render(
    <WithMessages>
      <CardAction product={toCard(more, badge)} />
    </WithMessages>,
  );
}

describe('[CAT-5] a card', () => {
  it.each([
    ['SimpleProduct', {}],
    ['VirtualProduct', { options: [{ required: false }, null] }],
    ['DownloadableProduct', { links_purchased_separately: 0 }],
  ])('A card adds a %s without required options at once', (__typename, more) => {
    show({ __typename, ...more });
    const button = screen.getByRole('button', { name: /^Add to basket: Balm/ });
    expect(JSON.parse(button.dataset.add ?? '')).toEqual({
      sku: 'BALM',
      name: 'Balm',
      image: 'https://shop.example/media/b.jpg',
    });
  });

  it.each([
    ['SimpleProduct', { options: [{ required: true }] }],
    ['DownloadableProduct', { links_purchased_separately: 1 }],
    ['ConfigurableProduct', {}],
    ['BundleProduct', {}],
    ['GroupedProduct', {}],
  ])('A card links to the page of a %s with required options', (__typename, more) => {
    show({ __typename, ...more });
    expect(screen.getByRole('link', { name: 'Choose options: Balm' }).getAttribute('href')).toBe('/balm.html');
  });

  it('A card promises no choice where the page only asks to write something', () => {
    show({ __typename: 'SimpleProduct', options: [{ __typename: 'CustomizableAreaOption', required: true }] });
    expect(screen.getByRole('link', { name: 'See details: Balm' }).getAttribute('href')).toBe('/balm.html');
  });

  it('A card links to the page of a product that is out of stock or that the cart does not take', () => {
    show({ stock_status: 'OUT_OF_STOCK', __typename: 'BundleProduct' });
    expect(screen.getByRole('link', { name: 'See details: Balm' })).toBeTruthy();
    cleanup();
    show({}, prescription);
    expect(screen.getByRole('link', { name: 'See details: Balm' })).toBeTruthy();
    cleanup();
    expect(cardProductToAdd(toCard({}, prescription))).toMatchObject({ sku: 'BALM', isRefused: true });
    show({}, { ...prescription, isSold: true });
    expect(screen.getByRole('button', { name: /^Add to basket: Balm/ })).toBeTruthy();
  });
});

it('[CAT-5] what is sold out leads to what is as good on its page first, then to its category', () => {
  const product = {
    ...testProduct({ stock_status: 'OUT_OF_STOCK' }),
    ancestors: [{ name: 'Pain relief', href: '/pain.html' }],
  };
  render(
    <WithMessages>
      <AddToCartButton product={product} alternatives={{ id: 'text-same', title: 'Same medicine, by price' }} />
    </WithMessages>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#text-same', '/pain.html']);
});

it('[CAT-5] an appointment is booked, in the same words on its card and on its page', () => {
  const booked = { ...testProduct({}), isService: true as const, isBooked: true as const };
  render(
    <WithMessages>
      <CardAction product={{ ...booked, needs: 'choice' }} />
      <AddToCartButton product={booked} />
    </WithMessages>,
  );
  expect(screen.getByRole('link', { name: /^Book: / })).toBeTruthy();
  expect(screen.getByRole('button').firstElementChild?.textContent).toBe('Book appointment');
  cleanup();
  render(
    <WithMessages>
      <AddToCartButton product={{ ...booked, inStock: false }} />
    </WithMessages>,
  );
  expect(document.body.textContent).toContain('This cannot be booked at the moment.');
  expect(document.body.textContent).not.toContain('stock');
});

it('[CAT-5] what cannot be ordered here says why, and leads to where people take the order', () => {
  render(
    <WithMessages>
      <AskToOrder storeView={testStoreView({ code: 'mmstr_th', isDefault: false })} />
    </WithMessages>,
  );
  expect(screen.getByText(messages.product.unorderable)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.product.askToOrder }).getAttribute('href')).toBe(
    '/mmstr_th/contact-us',
  );
});
