import { expect, it } from 'vitest';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { ibuprofen, noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import type { ProductPageAnswer } from '@/lib/catalog/product/documents';
import { env } from '@/lib/config/env';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { getOrderLimits } from './get-order-limits';

const TEXTS = ['active_amounts', 'unit_pricing_measure', 'maximum_per_order', 'suitability_form', 'legal_category'];
const PARACETAMOL = { active_amounts: 'Paracetamol 500 mg', unit_pricing_measure: '16 tablets' };
const ASKED = { legal_category: 'Pharmacy medicine', suitability_form: 'asked' };

setUpPharmacy(TEXTS);

/** `route`: what the backend answers of the parts. */
async function limits(facts: object, options: Partial<ProductOptions> = {}, route: object | null = null) {
  const { calls } = fakeCommerce({
    attributeMetadata: {
      customAttributeMetadata: { items: TEXTS.map((code) => ({ attribute_code: code, input_type: 'text' })) },
    },
    storeConfig: { storeConfig: {} },
    variantFacts: { route },
    partFacts: { route },
    '/graphql': {},
  });
  const answer = partialAnswer<ProductPageAnswer>({ url_key: 'own', ...facts });
  const product = { uid: 'own', badge: null, options: { ...noOptions, ...options }, answer };
  const found = await getOrderLimits(testStoreContext, product);
  const asked = calls.map(({ query }) => query).find((query) => query.includes('partFacts'));
  return { own: found?.own, parts: found && [...found.parts], asked };
}

it('one order has as much of a medicine as the merchant, the law, or the pharmacy lets it have', async () => {
  expect(await limits(PARACETAMOL)).toEqual({ own: 2, parts: [] });
  expect((await limits({ ...PARACETAMOL, unit_pricing_measure: '100 tablets' })).own).toBe(1);
  expect((await limits({ ...PARACETAMOL, maximum_per_order: '1' })).own).toBe(1);
  expect((await limits(ASKED)).own).toBe(2);
  expect((await limits({ ...ASKED, suitability_form: null })).own).toBeNull();
});

it('a limited pack has its own limit beside one that is not', async () => {
  const variants = (...all: object[]) => ({
    __typename: 'ConfigurableProduct',
    variants: all.map((product) => ({ product })),
  });
  const free = { uid: '1', sku: 'SMALL' };
  const asked = { uid: '2', sku: 'LARGE', ...ASKED };
  const options = { configurable: ibuprofen };
  expect(await limits({}, options, variants(free, asked))).toEqual({ own: null, parts: [['LARGE', 2]] });
  const one = { uid: '3', sku: 'ONE', maximum_per_order: '1' };
  expect(await limits({}, options, variants(one, asked)), 'with none chosen, the largest').toMatchObject({
    own: 2,
    parts: [
      ['ONE', 1],
      ['LARGE', 2],
    ],
  });
  expect((await limits({ ...ASKED }, options, variants(free))).parts, 'its parent’s').toEqual([['SMALL', 2]]);
});

it('each member of a group has its own limit', async () => {
  const groupedItems = [{ ...testSimple({ sku: 'A' }), name: 'A', quantity: 1 }];
  const items = [{ product: { uid: '1', sku: 'A', ...PARACETAMOL } }, { product: { uid: '2', sku: 'B' } }, null];
  const { own, parts, asked } = await limits({}, { groupedItems }, { __typename: 'GroupedProduct', items });
  expect({ own, parts }).toEqual({ own: null, parts: [['A', 2]] });
  expect(asked, 'members are asked for inline').toMatch(/GroupedProduct\{[^{]*\{product\{[^}]*active_amounts/);
});

it('each selection of a bundle has its part’s limit, beside the bundle’s own', async () => {
  const bundle = { base: { regular: 0, final: 0 }, options: [] };
  const items = [
    {
      options: [
        { uid: 'first', product: { uid: '1', sku: 'A', ...ASKED, maximum_per_order: '1' } },
        { uid: 'second', product: { uid: '2', sku: 'B', ...ASKED } },
        { uid: 'third', product: { uid: '3', sku: 'C' } },
        { uid: 'gone', product: null },
      ],
    },
  ];
  expect(await limits(ASKED, { bundle }, { __typename: 'BundleProduct', items })).toMatchObject({
    own: 2,
    parts: [
      ['first', 1],
      ['second', 2],
    ],
  });
});

it('a shop of another trade limits nothing, and reads nothing for it', async () => {
  env.SHOP_TRADE = 'neutral';
  expect(await limits(PARACETAMOL)).toEqual({ own: undefined, parts: null });
});
