import { print } from 'graphql';
import { expect, it, vi } from 'vitest';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getLinkedProducts } from './get-linked-products';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('./get-attributes', () => ({
  getAttributes: async () =>
    new Map([
      ['legal_category', { input: 'text', options: new Map() }],
      [
        'active_ingredient',
        {
          input: 'multiselect',
          options: new Map([
            ['13', 'Ibuprofen'],
            ['15', 'Naproxen'],
            ['16', 'Menthol'],
          ]),
        },
      ],
    ]),
}));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({
    fields: {},
    productAttributes: ['active_ingredient', 'legal_category'],
    filters: {},
  }),
}));

const cardRules = { details: [], badge: { code: 'legal_category', kinds: [] }, apart: 'active_ingredient' };
const money = { value: 3, currency: 'GBP' };
const card = (sku: string) => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  rating_summary: 0,
  review_count: 0,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

it('[CAT-5] reads related and upsell products in the merchant’s order, without what has no address', async () => {
  const related = [card('B'), null, card('A'), { ...card('C'), url_key: null }];
  vi.mocked(query).mockResolvedValue({ route: { related_products: related, upsell_products: null } });
  const linked = await getLinkedProducts(testStoreContext, 'a.html', ['catalog', 'cat_p_1']);
  expect(linked.related.map(({ href }) => href)).toEqual(['/b.html', '/a.html']);
  expect(linked.upsell).toEqual([]);
  expect(vi.mocked(query).mock.calls[0]?.slice(1)).toEqual([
    { url: 'a.html' },
    { storeContext: testStoreContext, tags: ['catalog', 'cat_p_1'] },
  ]);
  const [document] = vi.mocked(query).mock.calls[0] ?? [];
  expect(document && print(document), 'this backend has no reviews').not.toContain('review_count');
});

it('has none for what is gone', async () => {
  vi.mocked(query).mockResolvedValue({ route: null });
  expect(await getLinkedProducts(testStoreContext, 'a.html', [])).toEqual({ related: [], madeOf: [], upsell: [] });
});

it('[CAT-5] leaves out what shares an active ingredient with the page’s product', async () => {
  const medicine = (sku: string, active_ingredient: string | null) => ({ ...card(sku), active_ingredient });
  vi.mocked(query)
    .mockClear()
    .mockResolvedValue({
      route: {
        ...medicine('PARA', '11,12'),
        related_products: [medicine('PARA-EFF', '11'), medicine('IBU', '13'), medicine('WARMTH', null)],
        upsell_products: [medicine('PARA-CAF', '14,12'), medicine('ASPIRIN', '1')],
      },
    });
  const linked = await getLinkedProducts(testStoreContext, 'para.html', [], cardRules);
  expect(linked.related.map(({ sku }) => sku)).toEqual(['IBU', 'WARMTH']);
  expect(linked.madeOf, 'what the browser keeps them apart from a basket by').toEqual(['13', '']);
  expect(linked.upsell.map(({ sku }) => sku)).toEqual(['ASPIRIN']);
  const [document] = vi.mocked(query).mock.calls[0] ?? [];
  expect(document && print(document)).toMatch(/fragment LinkingProductFields[^}]*active_ingredient/);
  expect(document && print(document)).toMatch(/GroupedProduct \{[^}]*product \{[^}]*active_ingredient/);
});

it.each<[string, (product: object) => object]>([
  ['a group holds', (product) => ({ members: [null, { product }] })],
  ['a bundle is made of', (product) => ({ parts: [null, { options: [{ product: null }, { product }] }] })],
])('[CAT-5] leaves out what shares an active ingredient with what %s', async (_, holding) => {
  const medicine = (sku: string, active_ingredient: string) => ({ ...card(sku), active_ingredient });
  const related_products = [medicine('PARA-EFF', '11'), medicine('IBU', '13')];
  vi.mocked(query).mockResolvedValue({
    route: { ...card('FAMILY'), ...holding(medicine('PARA', '11')), related_products, upsell_products: [] },
  });
  const { related } = await getLinkedProducts(testStoreContext, 'family.html', [], cardRules);
  expect(related.map(({ sku }) => sku)).toEqual(['IBU']);
});

it('[CAT-5] leaves out what works as the page’s product does', async () => {
  const medicine = (sku: string, active_ingredient: string) => ({ ...card(sku), active_ingredient });
  const related_products = [medicine('NAP', '15'), medicine('RUB', '16')];
  vi.mocked(query).mockResolvedValue({ route: { ...medicine('IBU', '13'), related_products, upsell_products: [] } });
  const skus = async (rules: CardRules) =>
    (await getLinkedProducts(testStoreContext, 'ibu.html', [], rules)).related.map(({ sku }) => sku);
  expect(await skus({ ...cardRules, kin: ['ibuprofen|naproxen'] })).toEqual(['RUB']);
  expect(await skus(cardRules)).toEqual(['NAP', 'RUB']);
});

it('[CAT-5] leaves out what needs a prescription, in both lists', async () => {
  const medicine = (sku: string, legal_category: string) => ({ ...card(sku), legal_category });
  const linked = [medicine('MALARIA', 'Prescription only'), medicine('REPELLENT', 'General sale'), medicine('P', 'P')];
  vi.mocked(query).mockResolvedValue({ route: { ...card('SUN'), related_products: linked, upsell_products: linked } });
  const { related, upsell } = await getLinkedProducts(testStoreContext, 'sun.html', [], keptFrom('linked'));
  expect(related.map(({ sku }) => sku)).toEqual(['REPELLENT', 'P']);
  expect(upsell.map(({ sku }) => sku)).toEqual(['REPELLENT', 'P']);
});
