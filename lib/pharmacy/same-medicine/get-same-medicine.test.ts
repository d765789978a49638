import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductPageAnswer } from '@/lib/catalog/product/documents';
import { env } from '@/lib/config/env';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { getSameMedicine } from './get-same-medicine';

const CODES = ['active_ingredient', 'dosage_form', 'unit_pricing_measure', 'unit_pricing_base', 'strength'];
const FIELDS = CODES.map((code) => `ProductInterface.${code}`);

beforeEach(() => {
  env.COMMERCE_FIELDS = [...FIELDS, 'ProductAttributeFilterInput.active_ingredient'].join();
});
afterEach(() => {
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

const money = { value: 1, currency: 'GBP' };
const facts = {
  active_ingredient: '4,1',
  dosage_form: 'Tablets',
  strength: '10 mg',
  unit_pricing_measure: '16 tablets',
  unit_pricing_base: '1 tablet',
};
const one = (sku: string) => ({
  __typename: 'SimpleProduct',
  ...{ uid: sku, sku, name: sku, url_key: sku, ...facts },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});
const text = (code: string) => ({ attribute_code: code, input_type: 'text' });
const answers = (sameIngredient: unknown) => ({
  attributeMetadata: { customAttributeMetadata: { items: CODES.map(text) } },
  sameIngredient,
});
const OWN = { uid: 'own', answer: partialAnswer<ProductPageAnswer>(facts as object) };

it('packs of a medicine are found by its ingredient, in one read', async () => {
  const { calls } = fakeCommerce(answers({ products: { items: [one('own'), null, one('other')] } }));
  expect((await getSameMedicine(testStoreContext, OWN)).map(({ uid }) => uid)).toEqual(['own', 'other']);
  const asked = calls.filter(({ query }) => query.includes('query sameIngredient'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.variables.filter).toEqual({ active_ingredient: { eq: '4' } });
});

it('nothing is asked for without an ingredient, or where the backend cannot filter by it', async () => {
  const { calls } = fakeCommerce(answers({ products: { items: [one('own'), one('other')] } }));
  expect(await getSameMedicine(testStoreContext, { ...OWN, answer: partialAnswer({}) })).toEqual([]);
  env.COMMERCE_FIELDS = FIELDS.join();
  expect(await getSameMedicine(testStoreContext, OWN)).toEqual([]);
  expect(calls.filter(({ query }) => query.includes('query sameIngredient'))).toEqual([]);
});

it('a page whose comparison cannot be read goes without it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeCommerce(answers(() => new Response('', { status: 503 })));
  expect(await getSameMedicine(testStoreContext, OWN)).toEqual([]);
  expect(logged).toHaveBeenCalled();
});
