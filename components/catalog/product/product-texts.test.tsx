// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@/lib/catalog/product/get-product';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { ProductTexts } from './product-texts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'catalog' | 'product') =>
    createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

const product: Product = partialAnswer({
  sku: 'A-1',
  description: null,
  attributeLabels: { care: 'Care' },
  facts: [],
  sections: [
    { code: 'care', html: '<p>By hand</p>' },
    { code: 'warnings', html: '<p>Not for children</p>' },
  ],
});

it('A text stands apart where the shop’s trade says that it warns, under the label that there is for it', async () => {
  fakeCommerce({ storeConfig: { storeConfig: {} }, '/graphql': {} });
  const signs = async (warnings?: string[], more: Partial<Product> = {}) => {
    const stream = await renderToReadableStream(
      <ProductTexts storeContext={testStoreContext} product={{ ...product, ...more }} warnings={warnings} />,
    );
    await stream.allReady;
    document.body.innerHTML = await new Response(stream).text();
    return screen
      .getAllByRole('heading')
      .map((heading) => [heading.textContent, heading.querySelector('svg') !== null]);
  };
  const facts = ['Product details', false];
  expect(await signs(['warnings'])).toEqual([['Care', false], ['Warnings', true], facts]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await signs()).toEqual([['Care', false], ['Warnings', false], facts]);
  const service = await signs([], { isService: true, description: '<p>Half an hour</p>', sections: [] });
  expect(service.map(([title]) => title)).toEqual(['About this service', 'Service details']);
});

it('What warns of a service is read before it is booked, whatever the attribute is called', async () => {
  fakeCommerce({ storeConfig: { storeConfig: {} }, '/graphql': {} });
  const { serviceAttributes } = messages.pharmacy.wording.catalog;
  Object.assign(messages.catalog, { serviceAttributes });
  const service = {
    ...product,
    isService: true as const,
    isBooked: true as const,
    attributeLabels: { warnings: 'Before you use it' },
  };
  for (const [one, title] of [
    [service, 'Before you book'],
    [{ ...service, isBooked: undefined }, 'Before you use it'],
  ] as const) {
    const stream = await renderToReadableStream(
      <ProductTexts storeContext={testStoreContext} product={one} warnings={['warnings']} />,
    );
    await stream.allReady;
    document.body.innerHTML = await new Response(stream).text();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
});

it('What the shop’s trade tells stands among the texts, each of which is led to, and the reviews as well', async () => {
  fakeCommerce({ storeConfig: { storeConfig: {} }, '/graphql': {} });
  const information = {
    purpose: 'What it is for',
    facts: { contents: 'Wool 60 g, silk 40 g', weight: null },
    lead: <p>First of all</p>,
    sections: [{ id: 'text-more', title: 'More', content: <p>More of it</p> }],
  };
  const stream = await renderToReadableStream(
    <ProductTexts
      storeContext={testStoreContext}
      product={{
        ...product,
        description: '<p>For cold hands</p>',
        facts: [
          { code: 'contents', value: 'Silk, wool' },
          { code: 'weight', value: '60 g / 40 g' },
          { code: 'lined', value: true },
        ],
      }}
      information={information}
    />,
  );
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  const links = within(screen.getByRole('navigation', { name: messages.catalog.onThisPage })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'What it is for',
    'Care',
    'Warnings',
    'More',
    'Product details',
    messages.product.reviews,
  ]);
  const headings = links
    .slice(0, -1)
    .map((link) => document.querySelector(`${link.getAttribute('href')} h2`)?.textContent);
  expect(headings).toEqual(links.slice(0, -1).map(({ textContent }) => textContent));
  expect(document.body.textContent).toMatch(/^First of all/);
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told, 'its facts, where the trade tells them better').toEqual([
    'Wool 60\u00a0g, silk 40\u00a0g',
    messages.catalog.yes,
    'A-1',
  ]);
});
