import { print } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { attributeMetadataDocument } from './documents';
import { getProduct } from './get-product';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
const shop = vi.hoisted(() => ({ attributes: ['color'], options: null as object[] | null }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({
    fields: { ProductInterface: ['max_sale_qty'] },
    productAttributes: shop.attributes,
    filters: {},
  }),
}));

const backend = vi.mocked(query);
const money = { value: 4.99, currency: 'GBP' };
const bag = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: '24-MB01',
  name: 'Joust Duffle Bag',
  url_key: 'joust-duffle-bag',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 50,
  review_count: 2,
  color: 49,
  max_sale_qty: 2,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
};
const metadata = {
  customAttributeMetadata: {
    items: [{ attribute_code: 'color', input_type: 'select', attribute_options: [{ value: '49', label: 'Black' }] }],
  },
};

function answers(products: object[], route: object | null) {
  backend.mockImplementation(async (document) => {
    if (document === attributeMetadataDocument) return metadata;
    if (print(document).startsWith('query productChoices'))
      return { route: { __typename: 'SimpleProduct', options: shop.options } };
    if (print(document).startsWith('query productByRoute')) return { route };
    return { products: { items: products, aggregations: [{ attribute_code: 'color', label: 'Colour' }] } };
  });
}

function nameOf(document: Parameters<typeof print>[0]): string | undefined {
  return /^query (\w+)/.exec(print(document))?.[1];
}

beforeEach(() => {
  backend.mockReset();
  shop.attributes = ['color'];
  shop.options = null;
});

it('[CAT-5] reads a product with the attributes that the shop has', async () => {
  answers([bag], null);
  const product = await getProduct(testStoreContext, { sku: '24-MB01', uid: 'MQ==' });
  expect(product).toMatchObject({
    name: 'Joust Duffle Bag',
    href: '/joust-duffle-bag.html',
    facts: [{ code: 'color', value: 'Black' }],
    attributeLabels: { color: 'Colour' },
    rating: { percent: 50, count: 2 },
    meta: { title: 'Joust Duffle Bag', description: null },
  });
  const tags = backend.mock.calls.map(([document, , options]) => [nameOf(document), options.tags]);
  expect(tags).toContainEqual(['product', ['catalog', 'cat_p_1']]);
  expect(tags).toContainEqual(['productChoices', ['catalog', 'cat_p_1']]);
});

it('[CAT-5] says how many may be bought at once where the backend does, and asks for nothing that it lacks', async () => {
  answers([bag], null);
  const product = await getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' });
  expect(product?.quantity).toEqual({ min: 1, max: 2 });
  const [document] = backend.mock.calls.find(([asked]) => nameOf(asked) === 'product') ?? [];
  const text = print(document as Parameters<typeof print>[0]);
  expect(text).toContain('max_sale_qty');
  expect(text).not.toContain('min_sale_qty');
  expect(text).not.toContain('review_count');
});

it('[CAT-5] still shows a product that is out of stock, which the product search leaves out', async () => {
  const categories = [{ uid: 'NA==', name: 'Bags' }];
  answers([], { ...bag, stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0, categories });
  const product = await getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' });
  const byRoute = backend.mock.calls.find(([asked]) => nameOf(asked) === 'productByRoute');
  expect(byRoute?.[1]).toEqual({ url: 'joust-duffle-bag.html' });
  expect(product).toMatchObject({
    inStock: false,
    simple: { inStock: false, onlyLeft: null },
    facts: [{ code: 'color', value: 'Black' }],
  });
});

it('[CAT-5] a sold-out product of no category, which Magento answers as it does a disabled one, is gone until it is back', async () => {
  answers([], { ...bag, stock_status: 'OUT_OF_STOCK', categories: [] });
  expect(await getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' })).toBeNull();
  answers([{ ...bag, categories: [] }], null);
  expect(await getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' })).toMatchObject({
    name: 'Joust Duffle Bag',
  });
});

it('[CAT-5] reads very many attributes in parts that Magento does not refuse, of what is out of stock as well', async () => {
  shop.attributes = [...Array.from({ length: 320 }, (_, index) => `attribute_${index}`), 'color'];
  const { color, ...rest } = bag;
  const further = (found: object[], route: object | null) => {
    answers(found, route);
    const answer = backend.getMockImplementation();
    backend.mockImplementation(async (document, ...call) =>
      nameOf(document) === 'furtherAttributes'
        ? { route: print(document).includes('color') ? { uid: 'MQ==', color } : { uid: 'MQ==' } }
        : answer?.(document, ...call),
    );
    return getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' });
  };
  expect((await further([rest], null))?.facts).toEqual([{ code: 'color', value: 'Black' }]);
  const asked = backend.mock.calls.map(([document]) => print(document).match(/\battribute_\d+\b/g)?.length ?? 0);
  expect(Math.max(...asked)).toBeLessThanOrEqual(150);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(320);
  const soldOut = { ...rest, stock_status: 'OUT_OF_STOCK', categories: [{ uid: 'NA==', name: 'Bags' }] };
  expect((await further([], soldOut))?.facts).toEqual([{ code: 'color', value: 'Black' }]);
});

it('gives null for what is gone', async () => {
  answers([], null);
  expect(await getProduct(testStoreContext, { sku: 'gone', urlKey: 'gone' })).toBeNull();
  // A product that the merchant has disabled: Magento's route answers it all the same.
  answers([], { ...bag, stock_status: 'OUT_OF_STOCK', categories: [] });
  expect(await getProduct(testStoreContext, { sku: '24-MB01', urlKey: 'joust-duffle-bag' })).toBeNull();
  answers([], {});
  expect(await getProduct(testStoreContext, { sku: 'gone', urlKey: 'gone' })).toBeNull();
});

it.each([
  ['SimpleProduct', true],
  ['ConfigurableProduct', true],
  ['VirtualProduct', false],
  ['DownloadableProduct', false],
  ['GiftCardProduct', false],
])('a %s comes by post: %s', async (__typename, isPosted) => {
  answers([{ ...bag, __typename }], null);
  expect(await getProduct(testStoreContext, { sku: '24-MB01', uid: 'MQ==' })).toMatchObject({ isPosted });
});

it.each([
  ['VirtualProduct', true, 'days-1-60', true],
  ['VirtualProduct', false, 'days-1-60', undefined],
  ['VirtualProduct', true, '', undefined],
  // Goods that come on a day are in stock.
  ['SimpleProduct', true, 'days-1-60', undefined],
])('a %s whose date is required (%s) and has the SKU %j is booked: %s', async (__typename, required, sku, isBooked) => {
  shop.options = [
    { __typename: 'CustomizableDateOption', uid: 'd', title: 'Day', required, value: { sku, type: 'DATE' } },
  ];
  answers([{ ...bag, __typename }], null);
  const product = await getProduct(testStoreContext, { sku: '24-MB01', uid: 'MQ==', urlKey: 'joust-duffle-bag' });
  expect([product?.isBooked, product?.isService]).toEqual([isBooked, __typename === 'VirtualProduct' || undefined]);
});

it('asks for it by its SKU, and for its choices by an address that may lack a suffix', async () => {
  answers([{ ...bag, url_suffix: null }], null);
  await getProduct(testStoreContext, { sku: '24-MB01', uid: 'MQ==' });
  const asked = new Map(backend.mock.calls.map(([document, variables]) => [nameOf(document), variables]));
  expect(asked.get('product')).toEqual({ filter: { sku: { eq: '24-MB01' } } });
  expect(asked.get('productChoices')).toEqual({ url: 'joust-duffle-bag' });
});

it.each([
  ['  <p>Light.</p>\n', '<p>Light.</p>'],
  [' \n ', null],
  [null, null],
])('a text of %j is shown as %j', async (html, shown) => {
  const text = html === null ? null : { html };
  answers([{ ...bag, short_description: text, description: text }], null);
  const product = await getProduct(testStoreContext, { sku: '24-MB01', uid: 'MQ==' });
  expect([product?.shortDescription, product?.description]).toEqual([shown, shown]);
});
