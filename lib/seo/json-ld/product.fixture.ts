import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { toConfigurable } from '@/lib/catalog/options/to-configurable';
import type { ProductPageAnswer } from '@/lib/catalog/product/documents';
import { type Product, toProduct } from '@/lib/catalog/product/get-product';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { type PartialAnswer, partialAnswer } from '@/lib/testing/partial-answer';

export const NO_CHOICES: ProductOptions = {
  configurable: null,
  bundle: null,
  groupedItems: [],
  downloads: null,
  customOptions: [],
};

const money = (value: number) => ({ value, currency: 'GBP' as const });
const range = (value: number, highest = value) => ({
  minimum_price: { final_price: money(value), regular_price: money(value) },
  maximum_price: { final_price: money(highest) },
});

const answer = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'A-1',
  name: 'Paracetamol',
  url_key: 'paracetamol',
  url_suffix: '.html',
  stock_status: 'IN_STOCK' as const,
  rating_summary: 87,
  review_count: 12,
  price_range: range(2.1),
  media_gallery: [{ url: 'https://backend.example/media/catalog/product/p.jpg', label: 'Front', position: 1 }],
};

/** A product as a page has it. */
export function testProduct(
  overrides: PartialAnswer<ProductPageAnswer> = {},
  choices: ProductOptions = NO_CHOICES,
): Product {
  const context = {
    storeView: testStoreContext.storeView,
    currency: 'GBP',
    rate: 1,
    attributes: new Map(),
    path: '/paracetamol.html',
  };
  const product = toProduct(partialAnswer({ ...answer, ...overrides }), null, context, choices);
  if (!product) throw new Error('The answer is no product');
  return product;
}

/** Costs from `lowest` to `highest`. */
export function priced(lowest: number, highest: number): PartialAnswer<ProductPageAnswer> {
  return { price_range: range(lowest, highest) };
}

/** A configurable one by colour and strength, of which one variant is out of stock. */
export function testConfigurable(): Product {
  const value = (uid: string, label: string) => ({ uid, label, swatch_data: null });
  const variant = (
    sku: string,
    uids: string[],
    price: number,
    stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK',
  ) => ({
    attributes: uids.map((uid) => ({ code: 'any', uid })),
    product: { sku, stock_status, price_range: range(price), small_image: null, price_tiers: [] },
  });
  const configurable = toConfigurable(
    partialAnswer({
      configurable_options: [
        { attribute_code: 'color', label: 'Colour', position: 0, values: [value('r', 'Red'), value('b', 'Blue')] },
        { attribute_code: 'strength', label: 'Strength', position: 1, values: [value('2', '2 mg')] },
      ],
      variants: [variant('A-R', ['r', '2'], 4.35), variant('A-B', ['b', '2'], 9.95, 'OUT_OF_STOCK')],
    }),
    'GBP',
  );
  return testProduct(
    { __typename: 'ConfigurableProduct', price_range: range(4.35, 9.95) },
    { ...NO_CHOICES, configurable },
  );
}
