import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { pieceBadge, productBadge } from '@/lib/catalog/card/card-rules';
import { getCardContext } from '@/lib/catalog/card/get-card-context';
import { env } from '@/lib/config/env';
import { loadMessages } from '@/lib/i18n/load-messages';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { medicineCardRules, stoppedCardRules } from './card-rules';
import { getTradeRules, getUnsoldRule } from './get-trade-rules';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

/** A store view without the block that says that it sells no medicines. */
const SELLS = { cmsBlocks: { cmsBlocks: { items: [null] } } };

const said = vi.spyOn(console, 'error');

beforeEach(() => {
  fakeCommerce(SELLS);
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
  expect(await getTradeRules(testStoreContext)).toEqual({ cardRules: medicineCardRules, warnings: ['warnings'] });
  env.SHOP_TRADE = 'neutral';
  expect(await getTradeRules(testStoreContext)).toEqual({ warnings: [] });
  expect(said).not.toHaveBeenCalled();
});

test('[CAT-5] a pharmacy whose backend cannot tell what needs a prescription says so once, and names the field', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.brand';
  env.SHOP_TRADE = 'neutral';
  await getTradeRules(testStoreContext);
  expect(said).not.toHaveBeenCalled();
  env.SHOP_TRADE = 'pharmacy';
  await getTradeRules(testStoreContext);
  expect(await getUnsoldRule(testStoreContext)).toBeNull();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/prescription.*COMMERCE_FIELDS.*legal_category/)]]);
});

test('[CAT-5] a browser knows what is not sold by the values of its attribute, whatever language their labels have', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  const options = [
    { value: '5', label: 'ยาที่ซื้อได้ทั่วไป' },
    { value: '6', label: 'ยาควบคุมพิเศษ' },
    { value: '7', label: 'Prescription only medicine' },
    { value: '8', label: 'No prescription needed' },
  ];
  const item = { attribute_code: 'legal_category', input_type: 'select', attribute_options: options };
  fakeCommerce({ ...SELLS, attributeMetadata: { customAttributeMetadata: { items: [item] } } });
  expect(await getUnsoldRule(testStoreContext)).toEqual({ code: 'legal_category', values: ['6', '7'] });
});

test.each([
  ['select', true],
  ['text', false],
])('a page carries the rules by the labels of a list, and decides as the server does: %s', async (input, isShort) => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  const labels = ['General sale', 'P', 'POM (no prescription, no sale)', 'Depends on the pack', 'Schedule 2 (b+)'];
  const attribute_options = labels.map((label, index) => ({ value: String(index), label }));
  const item = { attribute_code: 'legal_category', input_type: input, attribute_options };
  fakeCommerce({ ...SELLS, attributeMetadata: { customAttributeMetadata: { items: [item] } } });
  const { context } = await getCardContext(testStoreContext, medicineCardRules);
  for (const [index, label] of labels.entries()) {
    const product = { legal_category: isShort ? String(index) : label };
    const judged = (rules = context.cardRules) => [
      productBadge(product, context.attributes, rules),
      pieceBadge(product, null, context.attributes, rules),
    ];
    expect(judged(), label).toEqual(judged(medicineCardRules));
  }
  const bytes = (rules?: object) => JSON.stringify(rules).length;
  expect(bytes(context.cardRules?.badge) < bytes(medicineCardRules.badge) / 2).toBe(isShort);
});

test('what a label leaves to the packs is sold by what each says of itself, and one that nobody understands is told apart', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  const labels = { 5: 'General sale', 6: 'Prescription only', 7: 'Schedule 2', 8: 'Depends on the pack' };
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  const read = (input_type: string) => {
    const item = { attribute_code: 'legal_category', input_type, attribute_options: options };
    fakeCommerce({ ...SELLS, attributeMetadata: { customAttributeMetadata: { items: [item] } } });
    return getUnsoldRule(testStoreContext);
  };
  const [unclear, open] = [{ values: ['7'] }, { values: ['8'] }];
  expect(await read('select')).toEqual({ code: 'legal_category', values: ['6', '7'], unclear, open });
  const written = await read('text');
  const matching = (text = '$^') => Object.values(labels).filter((label) => new RegExp(text, 'i').test(label));
  expect([written?.text, written?.unclear?.text, written?.open?.text].map(matching)).toEqual([
    ['Prescription only', 'Schedule 2'],
    ['Schedule 2'],
    ['Depends on the pack'],
  ]);
});

test('a store view whose block says so sells no medicine, of any legal category, and its texts say nothing of prescriptions', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  const options = [
    { value: '4', label: '' },
    { value: '5', label: 'General sale' },
    { value: '6', label: 'Pharmacy medicine' },
    { value: '7', label: 'Depends on the pack' },
  ];
  const item = { attribute_code: 'legal_category', input_type: 'select', attribute_options: options };
  const content = '<p>Not sold here: We send medicines to the United Kingdom only.</p>';
  fakeCommerce({
    attributeMetadata: { customAttributeMetadata: { items: [item] } },
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'shop-medicines', content }] } },
  });
  expect(await getTradeRules(testStoreContext)).toEqual({ cardRules: stoppedCardRules, warnings: ['warnings'] });
  expect(await getUnsoldRule(testStoreContext), 'no seal sells it either').toEqual({
    ...{ code: 'legal_category', values: ['5', '6', '7'] },
    isStopped: true,
  });
  const badge = (legal_category: string) =>
    productBadge(
      { legal_category },
      new Map([['legal_category', { input: 'text', options: new Map() }]]),
      stoppedCardRules,
    );
  expect(badge('General sale')).toMatchObject({ label: 'General sale', isSold: false, hiddenOn: ['offer'] });
  expect(badge('Pharmacy medicine')).toMatchObject({ kind: 'p', isSold: false, hiddenOn: ['offer'] });
  const { miniCart, checkout, product } = await loadMessages('en-GB', 'pharmacy', true);
  const texts = JSON.stringify([miniCart, checkout.refused, product]);
  expect(texts).toContain('We do not sell this medicine here');
  expect(texts).not.toContain('rescription');
});

test('a store view that cannot be asked whether it sells medicines throws, and a Magento without the block sells them', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  env.SHOP_TRADE = 'pharmacy';
  fakeCommerce({ cmsBlocks: () => new Response('', { status: 503 }) });
  await expect(getTradeRules(testStoreContext)).rejects.toThrow();
  const errors = [{ message: 'The CMS block with the "shop-medicines" ID doesn\'t exist.' }];
  fakeCommerce({ cmsBlocks: () => Response.json({ errors, data: { cmsBlocks: null } }) });
  expect((await getTradeRules(testStoreContext)).cardRules).toBe(medicineCardRules);
});
