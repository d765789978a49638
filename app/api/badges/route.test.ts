import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BadgeSource } from '@/lib/catalog/card/badge-source';
import { productBadge } from '@/lib/catalog/card/card-rules';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { GET } from './route';

const views = vi.hoisted(() => ({ getStoreView: vi.fn() }));
vi.mock('@/lib/store/get-store-views', () => views);
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const { storeView } = testStoreContext;
const ask = (store = storeView.code) => GET(new Request(`https://shop.example/api/badges?store=${store}`));

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category,ProductInterface.brand';
  views.getStoreView.mockImplementation(async (code: string) => (code === storeView.code ? storeView : null));
  const item = {
    attribute_code: 'legal_category',
    input_type: 'select',
    attribute_options: [{ value: '602', label: 'Prescription only' }],
  };
  fakeCommerce({
    attributeMetadata: { customAttributeMetadata: { items: [item, { attribute_code: 'brand' }] } },
    cmsBlocks: { cmsBlocks: { items: [] } },
  });
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

test('A browser gets the rules of a pharmacy’s badges and the labels that they need, and no others', async () => {
  const answer = await ask();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
  const { cardRules, attributes }: BadgeSource = await answer.json();
  expect(attributes).toEqual([{ code: 'legal_category', input: 'select', options: [['602', 'Prescription only']] }]);
  expect(cardRules).toMatchObject({ apart: medicineCardRules.apart, details: medicineCardRules.details });
  const labels = new Map(attributes.map((one) => [one.code, { ...one, options: new Map(one.options) }]));
  const medicine = { legal_category: 602 };
  expect(productBadge(medicine, labels, cardRules)).toEqual(productBadge(medicine, labels, medicineCardRules));
});

test('There are none in another trade, or in a store view that is not one', async () => {
  expect((await ask('elsewhere')).status).toBe(404);
  env.SHOP_TRADE = 'neutral';
  expect((await ask()).status).toBe(404);
});

test('While the backend fails nobody keeps the answer', async () => {
  views.getStoreView.mockRejectedValue(new AppError('network', 'down'));
  const { status, headers } = await ask();
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});
