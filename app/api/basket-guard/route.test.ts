import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import type { GuardSource } from '@/lib/pharmacy/guard/guard-source';
import { guardedLines } from '@/lib/pharmacy/guard/guarded-lines';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { GET } from './route';

const views = vi.hoisted(() => ({ getStoreView: vi.fn() }));
vi.mock('@/lib/store/get-store-views', () => views);
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const { storeView } = testStoreContext;
const ask = (store = storeView.code) => GET(new Request(`https://shop.example/api/basket-guard?store=${store}`));

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category,ProductInterface.active_ingredient,ProductInterface.brand';
  views.getStoreView.mockImplementation(async (code: string) => (code === storeView.code ? storeView : null));
  const item = {
    attribute_code: 'active_ingredient',
    input_type: 'multiselect',
    attribute_options: [{ value: '330', label: 'Paracetamol' }],
  };
  fakeCommerce({ attributeMetadata: { customAttributeMetadata: { items: [item, { attribute_code: 'brand' }] } } });
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

test('A pharmacy’s guard gets its texts and the labels that it reads facts by, and no others', async () => {
  const answer = await ask();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
  const source: GuardSource = await answer.json();
  const { basketGuard, lineAnswers } = messages.pharmacy;
  expect(source.messages).toEqual({ pharmacy: { basketGuard, lineAnswers } });
  expect(source.attributes).toEqual([
    { code: 'active_ingredient', input: 'multiselect', options: [['330', 'Paracetamol']] },
  ]);
  const labels = new Map(source.attributes.map((one) => [one.code, { ...one, options: new Map(one.options) }]));
  const content = { uid: '1', name: 'Tablets', quantity: 1, product: { active_ingredient: 330 }, parent: null };
  const [line] = guardedLines([{ key: 'a', quantity: 1, contents: [content] }], labels);
  expect(line?.contents[0]?.facts.ingredients).toEqual([{ name: 'Paracetamol', amount: null }]);
});

test('There is none in another trade, in a shop without ingredients, or in a store view that is not one', async () => {
  expect((await ask('elsewhere')).status).toBe(404);
  env.SHOP_TRADE = 'neutral';
  expect((await ask()).status).toBe(404);
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category,ProductInterface.pack_size';
  expect((await ask()).status).toBe(404);
});

test('While the backend fails nobody keeps the answer', async () => {
  views.getStoreView.mockRejectedValue(new AppError('network', 'down'));
  const answer = await ask();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});
