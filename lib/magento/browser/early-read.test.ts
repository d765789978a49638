// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_URL_LENGTH } from '@/lib/magento/graphql-call';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { documentText } from './document-text';
import { askEarly } from './early-read';
import { commerceFetchExchange } from './network-exchanges';

const query = gql`
  query basket($cartId: String!) {
    cart(cart_id: $cartId) {
      id
    }
  }
`;
const mutation = gql`
  mutation change($cartId: String!) {
    createEmptyCart(input: { cart_id: $cartId })
  }
`;

let client: Client;
let shop: ReturnType<typeof fakeCommerce>;

/** What the document's inline script does. */
function runScript(): void {
  const script = document.createElement('script');
  script.dataset.query = documentText(query);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // biome-ignore lint/security/noGlobalEval: it is what the page runs
  window.eval(askEarly('cartId'));
}
const ask = () => client.query(query, { cartId: 'cart-1' }).toPromise();
const token = (age: number) =>
  localStorage.setItem(
    'signin_token',
    JSON.stringify({ value: 'secret', timeStored: Date.now() - age * 1000, ttl: 3600 }),
  );
const asked = () => shop.calls.filter(({ query: text }) => text.startsWith('query basket')).length;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cartId', 'cart-1');
  Object.assign(document.documentElement.dataset, { store: 'mmstr_th', currency: 'THB' });
  client = new Client({ url: '/graphql', exchanges: [commerceFetchExchange] });
  shop = fakeCommerce({
    basket: ({ variables }: { variables: Record<string, unknown> }) => ({ cart: { id: variables.cartId } }),
    change: { createEmptyCart: 'cart-1' },
  });
});
afterEach(() => {
  window.earlyRead = undefined;
  delete document.documentElement.dataset.currency;
  vi.unstubAllGlobals();
});

test.each([
  ['a guest', () => {}],
  ['a guest in the store view’s own currency', () => delete document.documentElement.dataset.currency],
  ['a customer', () => token(60)],
  ['a customer whose session is over', () => token(7200)],
])('[NET-2, NET-3] the document asks for %s just as the client would, which takes the answer', async (_, prepare) => {
  prepare();
  expect((await ask()).data).toEqual({ cart: { id: 'cart-1' } });
  runScript();
  expect((await ask()).data).toEqual({ cart: { id: 'cart-1' } });
  const [own, early, ...more] = shop.calls;
  expect(more).toEqual([]);
  expect(early?.url.href).toBe(own?.url.href);
  expect([...(early?.headers ?? [])]).toEqual([...(own?.headers ?? [])]);
});

test.each([
  ['nothing is stored', () => localStorage.removeItem('cartId')],
  ['nothing can be reached', () => vi.stubGlobal('navigator', { onLine: false })],
  ['who is signed in cannot be read', () => localStorage.setItem('signin_token', '{')],
  ['the client would post it for its length', () => localStorage.setItem('cartId', 'x'.repeat(MAX_URL_LENGTH))],
])('the document asks for nothing where %s', (_, prepare) => {
  prepare();
  runScript();
  expect(shop.calls).toEqual([]);
});

test('an answer is taken once', async () => {
  runScript();
  await ask();
  await ask();
  expect(asked()).toBe(2);
});

test('an answer is given to the same words alone, and still waits for them when something else was read', async () => {
  runScript();
  const other = await client.query(query, { cartId: 'cart-2' }).toPromise();
  expect(other.data).toEqual({ cart: { id: 'cart-2' } });
  expect((await ask()).data).toEqual({ cart: { id: 'cart-1' } });
  expect(asked()).toBe(2);
});

test.each([
  ['another tab has written into the storage', () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' }))],
  ['somebody has signed in since', () => token(0)],
  ['something was written since', () => client.mutation(mutation, { cartId: 'cart-1' }).toPromise()],
  [
    'it is ten seconds ago',
    () => vi.spyOn(performance, 'now').mockReturnValueOnce((window.earlyRead?.at ?? Number.NaN) + 10_001),
  ],
])('the client asks by itself where %s', async (_, happens) => {
  runScript();
  await happens();
  await ask();
  expect(asked()).toBe(2);
});

test('[NET-4] what was lost on the document’s way is asked for by the client', async () => {
  let isFirst = true;
  shop.answers.basket = () => {
    if (!isFirst) return { cart: { id: 'cart-1' } };
    isFirst = false;
    throw new TypeError('Failed to fetch');
  };
  runScript();
  expect((await ask()).data).toEqual({ cart: { id: 'cart-1' } });
  expect(asked()).toBe(2);
});
