import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import messages from '@/messages/en-GB.json';
import { GET } from './route';

const views = vi.hoisted(() => ({ getStoreView: vi.fn() }));
vi.mock('@/lib/store/get-store-views', () => views);
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const { storeView } = testStoreContext;
const ask = (part = 'account', store = storeView.code) =>
  GET(new Request(`https://shop.example/api/texts/${part}?store=${store}`), { params: Promise.resolve({ part }) });

beforeEach(() => {
  env.SHOP_TRADE = 'neutral';
  views.getStoreView.mockImplementation(async (code: string) => (code === storeView.code ? storeView : null));
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
});

test('The account’s forms get their texts in the store view’s language, and browsers keep them for a while', async () => {
  const answer = await ask();
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  const { signIn, createAccount, forgotPassword, validation, errors, accountErrors } = messages;
  expect(await answer.json()).toEqual({ signIn, createAccount, forgotPassword, validation, errors, accountErrors });
});

test('The newsletter’s form gets what it may have to answer', async () => {
  expect(await (await ask('newsletter')).json()).toEqual({ newsletterAnswers: messages.newsletterAnswers });
});

test('There are none of another part, or of a store view that is not one', async () => {
  expect((await ask('checkout')).status).toBe(404);
  expect((await ask('constructor')).status).toBe(404);
  expect((await ask('account', 'elsewhere')).status).toBe(404);
});

test('While the backend fails nobody keeps the answer', async () => {
  views.getStoreView.mockRejectedValue(new AppError('network', 'down'));
  const answer = await ask();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});
