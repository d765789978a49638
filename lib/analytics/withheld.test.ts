import { type DocumentNode, print } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import type { CountedProduct } from '@/lib/analytics/products/counted-product';
import { getCountedProducts } from '@/lib/analytics/products/get-counted-products';
import { isSensitivePath } from '@/lib/analytics/products/sensitive';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { maySearchWordsBeTold } from './count-task';
import { contentFacts, getCategoryFacts, getProductFacts } from './get-page-facts';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({ fields: {}, productAttributes: ['brand', 'legal_category'], filters: {} }),
}));
vi.mock('@/lib/catalog/product/get-attributes', () => ({
  getAttributes: async () =>
    new Map(
      [
        ['brand', [['7', 'Sturdy']]],
        [
          'legal_category',
          [
            ['1', 'General sale'],
            ['2', 'Pharmacy medicine'],
            ['3', 'Prescription only'],
          ],
        ],
      ].map(([code, options]) => [
        code,
        { code, input: 'select', options: new Map(options as [string, string][]), position: 0, isVisible: true },
      ]),
    ),
}));

const kind = (label: string) => ({ kind: label, label, tone: 'info', icon: 'shield', isSold: true }) as const;
const cardRules = {
  details: [],
  badge: { code: 'legal_category', kinds: [kind('^Pharmacy'), kind('^Prescription')] },
};
const place = (url_path: string, name = url_path, above: string[] = []) => ({
  name,
  level: above.length + 2,
  url_path,
  breadcrumbs: above.map((path, index) => ({
    category_name: path,
    category_level: index + 2,
    category_url_path: path,
  })),
});
const product = (sku: string, overrides: object = {}) => ({
  sku,
  name: `Sturdy ${sku}`,
  brand: 7,
  categories: [place('first-aid', 'First aid'), place('first-aid/dressings', 'Dressings', ['first-aid'])],
  price_range: { minimum_price: { final_price: { value: 2.5, currency: 'GBP' }, discount: { amount_off: 0.5 } } },
  ...overrides,
});
const counted = async (...items: object[]) => {
  vi.mocked(query).mockResolvedValue({ products: { items } });
  return getCountedProducts(testStoreContext, ['A', 'B', 'C'], cardRules);
};

describe('[STORE-6] what is told of a product', () => {
  it('is its name, brand, categories and price', async () => {
    expect(await counted(product('A', { legal_category: 1 }))).toEqual({
      A: {
        name: 'Sturdy A',
        brand: 'Sturdy',
        categories: ['first-aid', 'Dressings'],
        price: 2.5,
        discount: 0.5,
        currency: 'GBP',
      },
      B: null,
      C: null,
    });
  });

  it.each([
    ['on prescription', { legal_category: 3 }],
    ['under a pharmacist’s eye', { legal_category: 2 }],
    [
      'in a variant under a pharmacist’s eye',
      { variants: [{ product: { legal_category: 1 } }, { product: { legal_category: 2 } }] },
    ],
    [
      'in a set with a pharmacist’s part',
      { bundled: [null, { options: [{ product: null }, { product: { legal_category: 2 } }] }] },
    ],
    ['in a group with what is on prescription', { grouped: [{ product: { legal_category: 3 } }] }],
    ['in a sensitive category', { categories: [place('first-aid'), place('care/sexual-health')] }],
    ['below a sensitive category', { categories: [place('care/x', 'X', ['care', 'mental-health'])] }],
    ['without a name', { name: null }],
  ])('is nothing where it is sold %s', async (_, overrides) => {
    const free = product('B', { variants: [{ product: { legal_category: 1 } }, { product: {} }] });
    expect(await counted(product('A', overrides), free)).toMatchObject({ A: null, B: { brand: 'Sturdy' } });
  });

  it('is found out by what a product holds, which is asked for where a rule speaks of it', async () => {
    await counted(product('A'));
    const [document, variables] = vi.mocked(query).mock.lastCall ?? [];
    expect(variables).toMatchObject({ isRuled: true });
    const asked = print(document as DocumentNode);
    expect(asked).toMatch(/fragment RuledProduct [^}]*legal_category/);
    expect(asked).toMatch(/grouped: items {\s*product {[^}]*legal_category/);
    await getCountedProducts(testStoreContext, ['A']);
    expect(vi.mocked(query).mock.lastCall?.[1]).toMatchObject({ isRuled: false });
  });

  it('has its page named where it may be itself', async () => {
    vi.mocked(query).mockResolvedValue({ products: { items: [product('A'), product('B', { legal_category: 3 })] } });
    expect(await getProductFacts(testStoreContext, 'A', cardRules)).toMatchObject({ isWithheld: false });
    expect(await getProductFacts(testStoreContext, 'B', cardRules)).toMatchObject({ isWithheld: true });
  });
});

describe('[STORE-6] what is told of a category', () => {
  const facts = (url_path: string | null, above: string[] = []) => {
    const answer = { ...place(url_path ?? '', 'Named', above), url_path, uid: 'NA==', url_suffix: '.html' };
    vi.mocked(query).mockResolvedValue({ categories: { items: [answer] } });
    return getCategoryFacts(testStoreContext, 'NA==', '/care/sexual-health.html');
  };

  it('is its name, and what it is known by in every language', async () => {
    expect(await facts('care/feet', ['care'])).toEqual({
      type: 'category',
      isWithheld: false,
      list: { id: 'feet', name: 'Named' },
    });
  });

  it.each([
    ['care/sexual-health', []],
    ['condoms', ['care/sexual-health']],
  ])('is nothing of the sensitive %s', async (path, above) => {
    const told = await facts(path, above);
    expect(told).toEqual({ type: 'category', isWithheld: true, list: { id: 'withheld', name: 'withheld' } });
  });

  it('is nothing where the backend keeps no path of it and it was met at a sensitive one', async () => {
    expect(await facts(null)).toMatchObject({ isWithheld: true, list: { name: 'withheld' } });
  });
});

describe('[STORE-6] what is told of a content page', () => {
  it('is its name, but of what is sensitive', () => {
    expect(contentFacts('/about-us', 'about-us')).toEqual({ type: 'cms', isWithheld: false });
    expect(contentFacts('/sexual-health', 'sexual-health')).toEqual({ type: 'cms', isWithheld: true });
  });

  it('is nothing of a leaflet, which has its medicine’s name, wherever it is met', () => {
    expect(contentFacts('/leaflets/codeine', 'leaflets/codeine')).toEqual({ type: 'cms', isWithheld: true });
    expect(contentFacts('/read-me/codeine', 'leaflets/codeine')).toEqual({ type: 'cms', isWithheld: true });
  });
});

it('[STORE-6] a path is sensitive where it leads into a category that is listed, by key or by path', () => {
  const list = ['sexual-health', 'care/feet'];
  const sensitive = ['/sexual-health.html', '/mmstr_th/a/sexual-health/b.html', 'care/feet/x', '/care/feet/'];
  const plain = ['/', '/sexual-healthy.html', '/feet.html', '/a-sexual-health', 'my-care/feet'];
  expect(sensitive.filter((path) => !isSensitivePath(path, list))).toEqual([]);
  expect(plain.filter((path) => isSensitivePath(path, list))).toEqual([]);
});

describe('[STORE-6] words of a search', () => {
  const found = (name: string, categories: string[] = []): CountedProduct => ({
    name,
    brand: 'Sturdy',
    categories,
    price: 1,
    discount: 0,
    currency: 'GBP',
  });

  it.each(['crepe bandage', 'STURDY', 'first aid', 'ผ้าพันแผล'])(
    'are told where the results are named so: %s',
    (words) => {
      expect(maySearchWordsBeTold(words, [found('Crepe bandage', ['First aid']), found('ผ้าพันแผล')])).toBe(true);
    },
  );

  it.each([
    ['an illness that no result is named by', 'hiv bandage', [found('Crepe bandage')]],
    ['a person', 'ann@example.com', [found('Crepe bandage')]],
    ['a sensitive product among the results', 'bandage', [found('Crepe bandage'), null]],
    ['nothing found', 'bandage', []],
    ['no word at all', '???', [found('Crepe bandage')]],
    ['a whole story', 'bandage '.repeat(20), [found('Crepe bandage')]],
  ])('are withheld for %s', (_, words, results) => {
    expect(maySearchWordsBeTold(words, results)).toBe(false);
  });
});
