import { getAllByRole, screen } from '@testing-library/react';
import { renderToReadableStream } from 'react-dom/server';
import type { CardRules, Surface } from '@/lib/catalog/card/card-rules';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { CategoryPage } from './category-page';

const money = { value: 4.99, currency: 'GBP' };
const option = (value: string, label: string, count: number) => ({ value, label, count });

const product = (number: number) => ({
  __typename: 'SimpleProduct',
  uid: `uid-${number}`,
  sku: `sku-${number}`,
  name: `Balm ${number}`,
  url_key: `balm-${number}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 0,
  review_count: 0,
  scent: '1',
  season: '1',
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

const category = {
  uid: 'NA==',
  name: 'Balms',
  url_path: 'skin/balms',
  url_suffix: '.html',
  breadcrumbs: [{ category_name: 'Skin', category_level: 2, category_url_path: 'skin' }],
  description: '<p>For dry skin.</p>',
  children: [{ uid: 'NQ==', name: 'Lip balms', position: 1, url_path: 'skin/balms/lips', url_suffix: '.html' }],
};

const brand = {
  attribute_code: 'brand',
  label: 'Brand',
  options: [option('300', 'mmstr', 4), option('301', 'Velmora', 9)],
};

const node = (uid: string, name: string, url_path: string) => ({
  uid,
  name,
  url_path,
  url_suffix: '.html',
  position: 1,
  include_in_menu: 1,
});
const children = [node('NA==', 'Balms', 'skin/balms'), node('Nw==', 'Teas', 'teas')];

export const nothing = { products: { total_count: 0, page_info: { current_page: 1, total_pages: 0 }, items: [] } };

export const cardRules: CardRules = {
  details: ['scent'],
  badge: {
    code: 'season',
    kinds: [{ kind: 'summer', label: 'summer', tone: 'info', icon: 'shield', isSold: false }],
  },
};

export const keptFrom = (surface: Surface): CardRules => ({
  ...cardRules,
  badge: { ...cardRules.badge, kinds: cardRules.badge.kinds.map((kind) => ({ ...kind, hiddenOn: [surface] })) },
});

const select = (attribute_code: string, label: string) => ({
  attribute_code,
  input_type: 'SELECT',
  attribute_options: [{ value: '1', label }],
});

export type Listed = { variables: Record<string, unknown> };

/** Three pages of balms; Magento counts the aggregations with all filters. `special` may answer a listing instead. */
export function shop(special: (call: Listed) => unknown = () => undefined, more: object = {}) {
  const listing = (page: unknown) => ({
    total_count: 13,
    page_info: { current_page: page, total_pages: 3 },
    sort_fields: {
      options: [
        { label: 'Position', value: 'position' },
        { label: 'Price', value: 'price' },
      ],
    },
    aggregations: [{ ...brand, options: [option('301', 'Velmora', 9)] }],
    items: [product(Number(page))],
  });
  const { calls } = fakeCommerce({
    '/graphql': {
      ProductInterface: {
        fields: ['scent', 'season', 'material'].map((name) => ({ name, type: { kind: 'SCALAR', ofType: null } })),
      },
      filters: { inputFields: [{ name: 'brand', type: { name: 'FilterEqualTypeInput' } }] },
    },
    attributeMetadata: {
      customAttributeMetadata: { items: [select('scent', 'Rose'), select('season', 'Only in summer')] },
    },
    storeConfig: { storeConfig: { grid_per_page: null, root_category_uid: 'Mg==', catalog_default_sort_by: 'name' } },
    category: { categories: { items: [{ ...category, ...more }] } },
    currencyRates: { currency: { base_currency_code: 'GBP' } },
    facets: { products: { aggregations: [brand] } },
    menu: { categories: { items: [{ uid: 'Mg==', children }] } },
    listing: (call: (typeof calls)[number]) => special(call) ?? { products: listing(call.variables.currentPage) },
  });
  const listingCalls = () => calls.filter(({ query }) => query.startsWith('query listing'));
  return {
    requestedPages: () => listingCalls().map(({ variables }) => variables.currentPage),
    listingQuery: () => listingCalls()[0]?.query,
    requestedSorts: () => listingCalls().map(({ variables }) => variables.sort),
  };
}

/** Renders the category's page with the parameters of its URL, as the server does. */
export async function open(query: string, cardRules?: CardRules) {
  const page = await CategoryPage({
    storeContext: testStoreContext,
    uid: 'NA==',
    path: '/skin/balms.html',
    params: new URLSearchParams(query),
    cardRules,
  });
  let failure: unknown;
  const stream = await renderToReadableStream(<WithMessages>{page}</WithMessages>, {
    onError: (error) => {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  document.body.innerHTML = await new Response(stream).text();
}

export const names = (role: string, within: HTMLElement = document.body) =>
  getAllByRole(within, role).map((element) => element.textContent);
export const productNames = () => screen.getAllByRole('article').map((card) => names('heading', card).join().trim());
