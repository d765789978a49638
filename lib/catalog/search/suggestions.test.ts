import { expect, it } from 'vitest';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import type { BadgeLabels } from '@/lib/catalog/card/load-badges';
import { testStoreView } from '@/lib/store/store-context.fixture';
import { isLongEnough, toSuggestions } from './suggestions';

const context = {
  storeView: testStoreView({ code: 'mmstr_us', isDefault: false }),
  currency: 'USD',
  path: '/mmstr_us/search.html',
  badges: null,
};
const money = { value: 4.5, currency: 'USD' as const };

type Answer = Parameters<typeof toSuggestions>[1];
type Item = NonNullable<NonNullable<NonNullable<Answer['products']>['items']>[number]>;

const item = (name: string | null): Item => ({
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  name,
  url_key: 'balm',
  url_suffix: '.html',
  small_image: { url: 'https://shop.example/media/catalog/product/balm.jpg' },
  price_range: { minimum_price: { final_price: money, regular_price: money }, maximum_price: { final_price: money } },
});

const answer: Answer = {
  products: {
    total_count: 12,
    suggestions: [{ search: 'Balm' }, { search: 'balsam' }],
    aggregations: [
      { attribute_code: 'brand', options: [{ label: 'mmstr', value: '300' }] },
      {
        attribute_code: 'category_id',
        options: [
          { label: 'Lip balm', value: '7' },
          { label: 'Skin', value: '22' },
        ],
      },
    ],
    items: [item('Balm'), item(null), null],
  },
  categories: { items: [{ uid: 'Nw==', name: 'Lip balm', url_path: 'skin/lip-balm', url_suffix: '.html' }, null] },
};

it.each([
  ['pa', false],
  ['par', true],
  ['ยา', true],
  ['', false],
])('[CAT-6] suggests something for “%s”, by Magento’s count of bytes: %s', (term, isEnough) => {
  expect(isLongEnough(term)).toBe(isEnough);
});

it('[CAT-6] suggests products, categories and terms, each with its public path', () => {
  const found = toSuggestions('balm', answer, context);
  expect(found.products.map(({ name, href }) => [name, href])).toEqual([['Balm', '/mmstr_us/balm.html']]);
  expect(found.categories).toEqual([
    { name: 'Lip balm', href: '/mmstr_us/skin/lip-balm.html', isWithin: false },
    {
      name: 'Skin',
      href: '/mmstr_us/search.html?query=balm&category_id%5Bfilter%5D=Skin%2C22',
      isWithin: true,
    },
  ]);
  expect(found.terms).toEqual([{ term: 'balsam', href: '/mmstr_us/search.html?query=balsam' }]);
  expect(found.resultsHref).toBe('/mmstr_us/search.html?query=balm');
});

it('[CAT-6] suggests what has a name and an address to go to, with image and price', () => {
  const category = { uid: 'Nw==', name: 'Skin', url_path: 'skin', url_suffix: null };
  const items = [
    item('Balm'),
    { ...item('Bare'), url_key: null },
    { ...item('Plain'), url_suffix: null, small_image: null },
  ];
  const found = toSuggestions(
    'balm',
    {
      products: { total_count: 0, suggestions: null, aggregations: null, items },
      categories: { items: [{ ...category, name: null }, { ...category, url_path: null }, category] },
    },
    { ...context, storeView: testStoreView({ code: 'mmstr_en', isDefault: true }) },
  );
  const price = { final: { minor: 450, currency: 'USD' }, regular: null, saving: null, isFrom: false };
  const image = 'https://shop.example/media/catalog/product/balm.jpg';
  expect(found).toEqual({
    term: 'balm',
    products: [
      { uid: 'MQ==', name: 'Balm', href: '/balm.html', image, price, unitPrice: null, badge: null },
      { uid: 'MQ==', name: 'Plain', href: '/balm', image: null, price, unitPrice: null, badge: null },
    ],
    categories: [{ name: 'Skin', href: '/skin', isWithin: false }],
    terms: [],
    resultsHref: null,
  });
});

it('[CAT-6] suggests at most three categories, pages of their own first, and four terms', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const options = [null, { label: null, value: '1' }, ...names.map((label) => ({ label, value: label }))];
  const aggregations = [null, { attribute_code: 'category_uid', options }];
  const suggestions = [null, { search: '' }, ...names.map((search) => ({ search }))] as { search: string }[];
  const products = { total_count: 1, suggestions, aggregations, items: null };
  const items = [{ uid: 'Nw==', name: 'Two', url_path: 'two', url_suffix: '.html' }];
  const found = toSuggestions('FIVE', { products, categories: { items } }, context);
  expect(found.categories.map(({ name, isWithin }) => [name, isWithin])).toEqual([
    ['Two', false],
    ['One', true],
    ['Three', true],
  ]);
  expect(found.terms.map(({ term }) => term)).toEqual(['One', 'Two', 'Three', 'Four']);
});

it('[CAT-6] suggests nothing when nothing is found', () => {
  const nothing = toSuggestions('xyz', { products: null, categories: null }, context);
  expect(nothing).toEqual({ term: 'xyz', products: [], categories: [], terms: [], resultsHref: null });
});

it('[CAT-6] suggests what is not to be advertised once its name or what it is made of is typed, and says what it is', () => {
  const medicine = (name: string, category: number, ingredient: string) =>
    Object.assign(item(name), { legal_category: category, active_ingredient: ingredient });
  const badges: BadgeLabels = {
    cardRules: keptFrom('suggested'),
    labels: new Map([
      ['legal_category', { input: 'select', options: options({ 600: 'General sale', 601: 'P', 602: 'POM' }) }],
      ['active_ingredient', { input: 'multiselect', options: options({ 7: 'Fexofenadine', 8: 'Loratadine' }) }],
    ]),
  };
  const items = [
    medicine('Tolvessa Fexofenadine 180 mg tablets', 602, '7'),
    medicine('Tolvessa Fexofenadine 120 mg tablets', 601, '7'),
    medicine('Loratadine tablets', 600, '8'),
  ];
  const found = (term: string) =>
    toSuggestions(
      term,
      { products: { total_count: 3, suggestions: null, aggregations: null, items }, categories: null },
      { ...context, badges },
    ).products.map(({ name, badge }) => [name.match(/\d+/)?.[0], badge?.label]);
  for (const term of ['hives', 'tolvessa', 'tablets', '180 mg', 'fexo']) {
    expect(found(term), term).toEqual([
      ['120', 'P'],
      [undefined, undefined],
    ]);
  }
  for (const term of ['fexofenadine', 'tablets with FEXOFENADINE', 'Tolvessa fexofenadine 180']) {
    expect(found(term)[0], term).toEqual(['180', 'POM']);
  }
});

it('[CAT-6] suggests what the cart does not take at a price to begin with, of which no piece has its own', () => {
  const badges: BadgeLabels = {
    cardRules: keptFrom('offer'),
    labels: new Map([['legal_category', { input: 'select', options: options({ 600: 'General sale', 602: 'POM' }) }]]),
  };
  const items = [600, 602].map((category) =>
    Object.assign(item('Balm'), {
      legal_category: category,
      unit_pricing_measure: '50 ml',
      unit_pricing_base: '100 ml',
    }),
  );
  const { products } = toSuggestions(
    'balm',
    { products: { total_count: 2, suggestions: null, aggregations: null, items }, categories: null },
    { ...context, badges },
  );
  expect(products.map(({ price, unitPrice }) => [price.isFrom, unitPrice?.price.minor])).toEqual([
    [false, 900],
    [true, undefined],
  ]);
});

function options(labels: Record<number, string>): Map<string, string> {
  return new Map(Object.entries(labels));
}
