import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { env } from '@/lib/config/env';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { medicineCardRules } from './card-rules';
import { getTradeRules, getUnsoldRule } from './get-trade-rules';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const said = vi.spyOn(console, 'error');

beforeEach(() => {
  said.mockReset();
  processShared('warned-of-category', () => ({ isDone: false })).isDone = false;
});

afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

test('a pharmacy tells the catalogue the rules of its cards and which texts warn; another shop tells nothing', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  expect(await getTradeRules()).toEqual({ cardRules: medicineCardRules, warnings: ['warnings'] });
  env.SHOP_TRADE = 'neutral';
  expect(await getTradeRules()).toEqual({ warnings: [] });
  expect(said).not.toHaveBeenCalled();
});

test('[CAT-5] a pharmacy whose backend cannot tell what needs a prescription says so once, and names the field', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.brand';
  env.SHOP_TRADE = 'neutral';
  await getTradeRules();
  expect(said).not.toHaveBeenCalled();
  env.SHOP_TRADE = 'pharmacy';
  await getTradeRules();
  expect(await getUnsoldRule(testStoreContext)).toBeNull();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/prescription.*COMMERCE_FIELDS.*legal_category/)]]);
});

test('[CAT-5] a browser knows what is not sold by the values of its attribute, whatever language their labels have', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  const options = [
    { value: '5', label: 'ยาสามัญประจำบ้าน' },
    { value: '6', label: 'ยาควบคุมพิเศษ' },
    { value: '7', label: 'Prescription only medicine' },
    { value: '8', label: 'No prescription needed' },
  ];
  const item = { attribute_code: 'legal_category', input_type: 'select', attribute_options: options };
  fakeCommerce({ attributeMetadata: { customAttributeMetadata: { items: [item] } } });
  expect(await getUnsoldRule(testStoreContext)).toEqual({ code: 'legal_category', values: ['6', '7'] });
});
