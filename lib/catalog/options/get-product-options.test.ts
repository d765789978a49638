import { print } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getProductOptions } from './get-product-options';
import { noOptions } from './product-options.fixture';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({ fields: {}, productAttributes: ['brand', 'unit_pricing_measure'], filters: {} }),
}));

const backend = vi.mocked(query);
const product = (sku: string) => ({
  sku,
  name: sku,
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: { value: 4 }, regular_price: { value: 4 } } },
});
const read = (route: object | null) => {
  backend.mockResolvedValue({ route });
  return getProductOptions(testStoreContext, 'a.html', ['catalog']);
};

beforeEach(() => {
  backend.mockReset();
});

it('[CAT-5] finds a product by its address and asks for the unit price only where the shop has it', async () => {
  await read({ __typename: 'SimpleProduct', options: null });
  const [document, variables, options] = backend.mock.calls[0] ?? [];
  expect(variables).toEqual({ url: 'a.html' });
  expect(options?.tags).toEqual(['catalog']);
  const fragment = /fragment SimpleProductFields[^}]*/.exec(print(document as Parameters<typeof print>[0]))?.[0];
  expect(fragment).toContain('sku');
  expect(print(document as Parameters<typeof print>[0])).toContain('unit_pricing_measure');
  expect(print(document as Parameters<typeof print>[0])).not.toContain('unit_pricing_base');
});

it('[CAT-5] asks for the unit price of a group’s members as well, in their own selection', async () => {
  await read({ __typename: 'GroupedProduct', items: [] });
  const [document] = backend.mock.calls[0] ?? [];
  const text = print(document as Parameters<typeof print>[0]);
  const grouped = /\.\.\. on GroupedProduct \{[^§]*?product \{([^§]*?)\n {8}\}/.exec(text)?.[1];
  expect(grouped).toMatch(/name\n[^§]*unit_pricing_measure$/);
  expect(grouped).not.toContain('unit_pricing_base');
});

it('[CAT-5] reads what each type of product can be chosen by', async () => {
  expect(await read({ __typename: 'VirtualProduct', options: null })).toEqual(noOptions);
  expect(
    await read({
      __typename: 'ConfigurableProduct',
      options: null,
      configurable_options: [{ attribute_code: 'size', label: 'Size', values: [{ uid: 'm', label: 'M' }] }],
      variants: [{ attributes: [{ code: 'size', uid: 'm' }], product: product('M') }],
    }),
  ).toMatchObject({ configurable: { variants: [{ sku: 'M', values: [0] }] } });
  expect(
    await read({
      __typename: 'GroupedProduct',
      items: [
        { position: 2, qty: 0, product: product('B') },
        { position: 1, qty: 2, product: product('A') },
        { position: 3, qty: 1, product: null },
      ],
    }),
  ).toMatchObject({
    groupedItems: [
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 0 },
    ],
  });
  const range = product('x').price_range;
  expect(await read({ __typename: 'BundleProduct', dynamic_price: true, price_range: range, items: [] })).toMatchObject(
    {
      bundle: { options: [] },
    },
  );
  expect(await read({ __typename: 'DownloadableProduct', links_title: 'Files' })).toMatchObject({
    downloads: { title: 'Files' },
  });
});

it('has nothing to choose where the product is gone', async () => {
  expect(await read(null)).toEqual(noOptions);
});
