// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Facet } from '@/lib/catalog/listing/facets';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { type ListingParams, parseListingParams } from '@/lib/catalog/listing/listing-params';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import messages from '@/messages/en-GB.json';
import { FilterForm } from './listing-forms';
import { ActiveFilters } from './listing-toolbar';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

const option = (value: string, label: string, isSelected = false) => ({ value, label, count: 3, isSelected });
const step = (value: string, of: string, isSelected = false) => ({ ...option(value, of, isSelected), step: of });
const facets: Facet[] = [
  { code: 'price', label: 'Price', type: 'range', options: [step('0_4.99', '0_5'), step('5_9.99', '5_10', true)] },
  { code: 'brand', label: 'Brand', type: 'options', options: [option('301', 'Velmora', true), option('300', 'mmstr')] },
  { code: 'sugar_free', label: 'Sugar free', type: 'yes-no', options: [option('1', '1', true), option('0', '0')] },
];
const params: ListingParams = {
  page: 3,
  sort: { field: 'price', direction: 'asc' },
  filters: [
    { code: 'price', label: '5-10', value: '5_9.99' },
    { code: 'brand', label: 'Velmora', value: '301' },
    { code: 'sugar_free', label: 'Yes', value: '1' },
    { code: 'vegan', label: 'Yes', value: '1' },
  ],
};
const listing = { products: [], facets, params } as unknown as Listing;

async function open(node: ReactNode): Promise<Document> {
  const stream = await renderToReadableStream(node);
  await stream.allReady;
  return new DOMParser().parseFromString(await new Response(stream).text(), 'text/html');
}

const form = async (href = '/gear.html') => {
  const page = await open(<FilterForm storeContext={testStoreContext} listing={listing} href={href} />);
  const found = page.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
};
const sent = (from: HTMLFormElement) => {
  const fields = [...from.querySelectorAll('input')].filter((field) => field.type !== 'checkbox' || field.checked);
  return new URLSearchParams(fields.map((field) => [field.name, field.value]));
};

describe('FilterForm', () => {
  it('[CAT-1] submits the selected options for page 1 in the same sort order', async () => {
    const found = await form();
    expect([found.method, found.getAttribute('action')]).toEqual(['get', '/gear.html']);
    const { page, sort, filters } = parseListingParams(sent(found));
    expect([page, sort]).toEqual([1, params.sort]);
    expect(new Set(filters.map(({ code, value }) => `${code} ${value}`))).toEqual(
      new Set(['price 5_9.99', 'brand 301', 'sugar_free 1', 'vegan 1']),
    );
    expect(found.querySelector('button[type=submit]')).not.toBeNull();
  });

  it('[CAT-6] submits the search term too', async () => {
    const found = await form('/search.html?query=hay+fever');
    expect(found.getAttribute('action')).toBe('/search.html');
    expect(sent(found).get('query')).toBe('hay fever');
  });

  it('[CAT-1] labels each option with its count of products, and a yes-or-no option with Yes and No', async () => {
    const labels = [...(await form()).querySelectorAll('label:has([type=checkbox])')].map((label) => label.textContent);
    expect(labels).toEqual(['Velmora3(3 products)', 'mmstr3(3 products)', 'Yes3(3 products)', 'No3(3 products)']);
  });

  it('[CAT-1] links to the price ranges in the page’s currency; the selected range’s link removes it', async () => {
    const links = [...(await form()).querySelectorAll('a')].map((link) => ({
      text: link.querySelector('span')?.textContent,
      current: link.getAttribute('aria-current'),
      filters: parseListingParams(new URL(link.getAttribute('href') ?? '', 'https://shop.example').searchParams)
        .filters,
    }));
    expect(links.map(({ text, current }) => [text, current])).toEqual([
      ['Up to £5', null],
      ['£5 – £10', 'true'],
    ]);
    const prices = links.map(({ filters }) => filters.filter(({ code }) => code === 'price').map(({ value }) => value));
    expect(prices).toEqual([['0_4.99'], []]);
  });
});

describe('ActiveFilters', () => {
  it('[CAT-1] has a chip with the merchant’s label that removes each filter, and one that clears all', async () => {
    const spoofed = { ...params, filters: params.filters.map((filter) => ({ ...filter, label: 'Free medicine' })) };
    const page = await open(
      <ActiveFilters storeContext={testStoreContext} href="/gear.html" listing={{ facets, params: { ...spoofed } }} />,
    );
    const chips = [...page.querySelectorAll('a')];
    expect(chips.map((chip) => chip.textContent)).toEqual([
      '£5 – £10',
      'Velmora',
      'Sugar free: Yes',
      'Free medicine',
      'Clear all filters',
    ]);
    expect(chips[1]?.getAttribute('aria-label')).toBe('Remove filter: Velmora');
    const left = parseListingParams(new URL(chips[1]?.getAttribute('href') ?? '', 'https://shop.example').searchParams);
    expect(left.filters.map(({ code }) => code)).toEqual(['price', 'sugar_free', 'vegan']);
    expect([left.page, left.sort]).toEqual([1, params.sort]);
    expect(chips.at(-1)?.getAttribute('href')).toBe('/gear.html?sort=price-asc');
  });

  it('[CAT-1] crawlers follow a link back to the whole listing alone, and none to what filters leave', async () => {
    const page = await open(
      <>
        <FilterForm storeContext={testStoreContext} listing={listing} href="/gear.html" />
        <ActiveFilters storeContext={testStoreContext} listing={listing} href="/gear.html" />
      </>,
    );
    const links = [...page.querySelectorAll('a')];
    const followed = links.filter((link) => link.getAttribute('rel') !== 'nofollow');
    expect(links.length).toBeGreaterThan(params.filters.length);
    expect(followed.map((link) => link.getAttribute('href'))).toEqual(['/gear.html?sort=price-asc']);
  });
});
