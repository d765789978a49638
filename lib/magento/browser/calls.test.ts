// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { browserClient, checkToken, discardCachedCarts, discardCachedVisitor, mutate, read } from './calls';

const createCart = graphql(`mutation createCart { createEmptyCart }`);
const cartQuery = graphql(`query cart($id: String!) { cart(cart_id: $id) { id email } }`);
const ownCartQuery = graphql(`query ownCart { customerCart { id email } }`);
const configQuery = graphql(`query config { storeConfig { store_code } }`);

let calls: ReturnType<typeof heldCommerce>;

beforeEach(() => {
  calls = heldCommerce();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[NET-5] a cart is read without the lines that have gone out of stock, and without an error', async () => {
  const linesQuery = graphql(`query lines($id: String!) { cart(cart_id: $id) { id items { uid } } }`);
  const reading = read(linesQuery, { id: 'a' });
  await allSettled();
  const message = 'There are no source items with the in stock status';
  const errors = [{ message, path: ['cart', 'items', 0], extensions: { category: 'graphql-input' } }];
  const line = { __typename: 'SimpleCartItem', uid: 'MQ==' };
  const data = { cart: { __typename: 'Cart', id: 'a', items: [null, line] } };
  await calls[0]?.answer(Response.json({ errors, data }));
  expect((await reading).cart?.items).toMatchObject([{ uid: line.uid }]);
});

describe('mutate', () => {
  test('[NET-2] mutate gives what the backend answers', async () => {
    const answer = mutate(createCart, {});
    await allSettled();
    expect(calls[0]).toMatchObject({ method: 'POST', name: 'createCart' });
    await calls[0]?.answer({ createEmptyCart: 'abc' });
    expect(await answer).toEqual({ createEmptyCart: 'abc' });
  });

  test('[NET-8] mutate throws the backend’s messages joined by ", ", with the first one’s category', async () => {
    const errors = [
      { message: 'One.', extensions: { category: 'graphql-input' } },
      { message: 'Two.', extensions: { category: 'graphql' } },
    ];
    const answer = mutate(createCart, {}).catch((error: unknown) => error);
    await allSettled();
    await calls[0]?.answer(Response.json({ errors, data: { createEmptyCart: null } }));
    expect(await answer).toMatchObject({ kind: 'refused', message: 'One., Two.', category: 'graphql-input' });
  });

  test('[NET-4, NET-8] mutate tells a lost answer from one that is no GraphQL; both may have been carried out', async () => {
    const lost = mutate(createCart, {}).catch((error: unknown) => error);
    const cut = mutate(createCart, {}).catch((error: unknown) => error);
    const page = mutate(createCart, {}).catch((error: unknown) => error);
    await allSettled();
    await calls[0]?.fail();
    await calls[1]?.answer(new Response('{"data":{"createEm', { headers: { 'Content-Type': 'application/json' } }));
    await calls[2]?.answer(new Response('<h1>Maintenance</h1>', { status: 503, statusText: 'Service Unavailable' }));
    expect(await lost).toMatchObject({ name: 'AppError', kind: 'network' });
    expect(await cut).toMatchObject({ name: 'AppError', kind: 'network', status: 200 });
    expect(await page).toMatchObject({ name: 'AppError', kind: 'http', status: 503 });
    expect(calls).toHaveLength(3);
  });

  test('[NET-4] mutate sends a repeatable one again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = mutate(createCart, {}, { isRepeatable: true });
    await allSettled();
    await calls[0]?.fail();
    vi.runOnlyPendingTimers();
    await allSettled();
    await calls[1]?.answer({ createEmptyCart: 'abc' });
    expect(await answer).toEqual({ createEmptyCart: 'abc' });
  });

  test('[NET-7] mutate gives each of two equal writes its own answer', async () => {
    const answers = [mutate(createCart, {}), mutate(createCart, {})];
    await allSettled();
    await calls[0]?.answer({ createEmptyCart: 'first' });
    await calls[1]?.answer({ createEmptyCart: 'second' });
    expect(await Promise.all(answers)).toEqual([{ createEmptyCart: 'first' }, { createEmptyCart: 'second' }]);
  });

  test('[NET-7] mutate may skip the queue', async () => {
    const first = mutate(createCart, {});
    const second = mutate(createCart, {}, { isQueued: false });
    await allSettled();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer({ createEmptyCart: 'second' });
    expect(await second).toEqual({ createEmptyCart: 'second' });
    await calls[0]?.answer({ createEmptyCart: 'first' });
    await first;
  });
});

describe('what a call brings along', () => {
  const headersOf = (fetch: ReturnType<typeof vi.fn>) => fetch.mock.calls.map(([, init]) => init.headers.Authorization);
  const answered = () => {
    const fetch = vi.fn(async () => Response.json({ data: { createEmptyCart: 'abc', storeConfig: null } }));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  test('[NET-9] a write says who asks also where nobody is signed in, if it is told to, by an empty header', async () => {
    const fetch = answered();
    await mutate(createCart, {}, { isSigned: true });
    await mutate(createCart, {});
    expect(headersOf(fetch)).toEqual(['', undefined]);
    localStorage.setItem('signin_token', JSON.stringify({ value: 'abc', timeStored: Date.now(), ttl: 3600 }));
    await mutate(createCart, {}, { isSigned: true });
    localStorage.clear();
    expect(headersOf(fetch).at(-1)).toBe('Bearer abc');
  });

  test('[NET-2] a read that tells of a person goes by POST, another by GET', async () => {
    const fetch = answered();
    await read(configQuery, {}, { isPersonal: true });
    await read(configQuery, {});
    expect(fetch.mock.calls.map(([url, init]: unknown[]) => [String(url).length > 10, Object(init).method])).toEqual([
      [false, 'POST'],
      [true, 'GET'],
    ]);
  });

  test('[NET-8] an answer without data and without errors is none', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: null }));
    await expect(mutate(createCart, {})).rejects.toMatchObject({
      kind: 'http',
      message: 'The commerce backend answered without data',
    });
  });

  test('[SESS-3] checkToken asks for the customer, and throws where the token is dead', async () => {
    localStorage.setItem('signin_token', JSON.stringify({ value: 'abc', timeStored: Date.now(), ttl: 3600 }));
    const checked = checkToken().catch((error: unknown) => error);
    await allSettled();
    expect(calls.map(({ name }) => name)).toEqual(['token']);
    await calls[0]?.answer(
      Response.json({ errors: [{ message: 'No.', path: ['customer'] }], data: { customer: null } }),
    );
    expect(await checked).toMatchObject({ kind: 'refused', message: 'No.' });
    localStorage.clear();
  });

  test('the browser has one client as long as the document lives, the server one for every caller', () => {
    expect(browserClient()).toBe(browserClient());
    vi.stubGlobal('window', undefined);
    expect(browserClient()).not.toBe(browserClient());
  });
});

describe('read', () => {
  test('[NET-2] read asks the network each time, unless the cache will do', async () => {
    const answer = { storeConfig: { __typename: 'StoreConfig', store_code: 'mmstr_en' } };
    for (const _ of [1, 2]) {
      const reading = read(configQuery, {});
      await allSettled();
      await calls.at(-1)?.answer(answer);
      expect(await reading).toEqual({ storeConfig: { store_code: 'mmstr_en' } });
    }
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(await read(configQuery, {}, { requestPolicy: 'cache-first' })).toEqual({
      storeConfig: { store_code: 'mmstr_en' },
    });
    expect(calls).toHaveLength(2);
  });

  test('[NET-2] each of two equal reads under way has the answer of its own request, which a change may stand between', async () => {
    const cart = (email: string) => ({ cart: { __typename: 'Cart', id: 'a', email } });
    const readings = [read(cartQuery, { id: 'a' })];
    await allSettled();
    readings.push(read(cartQuery, { id: 'a' }));
    await allSettled();
    await calls[0]?.answer(cart('before@example.com'));
    await calls[1]?.answer(cart('after@example.com'));
    expect((await Promise.all(readings)).map((answer) => answer.cart?.email)).toEqual([
      'before@example.com',
      'after@example.com',
    ]);
  });

  test('[NET-8] read throws the backend’s messages', async () => {
    const reading = read(cartQuery, { id: 'lost' }).catch((error: unknown) => error);
    await allSettled();
    const error = {
      message: 'Could not find a cart with ID "lost"',
      extensions: { category: 'graphql-no-such-entity' },
    };
    await calls[0]?.answer(Response.json({ errors: [error], data: { cart: null } }));
    expect(await reading).toMatchObject({
      kind: 'refused',
      message: error.message,
      category: error.extensions.category,
    });
  });
});

describe('discardCachedCarts', () => {
  test('[CACHE-2] discardCachedCarts discards the cart under both its names, without the network, and nothing else', async () => {
    const cart = (email: string) => ({ __typename: 'Cart', id: 'a', email });
    const readings = [read(cartQuery, { id: 'a' }), read(ownCartQuery, {}), read(configQuery, {})];
    await allSettled();
    await calls[0]?.answer({ cart: cart('ann@example.com') });
    await calls[1]?.answer({ customerCart: cart('ann@example.com') });
    await calls[2]?.answer({ storeConfig: { __typename: 'StoreConfig', store_code: 'mmstr_en' } });
    await Promise.all(readings);

    discardCachedCarts();
    await allSettled();
    expect(calls).toHaveLength(3);
    await read(configQuery, {}, { requestPolicy: 'cache-first' });
    expect(calls).toHaveLength(3);
    const again = [
      read(cartQuery, { id: 'a' }, { requestPolicy: 'cache-first' }),
      read(ownCartQuery, {}, { requestPolicy: 'cache-first' }),
    ];
    await allSettled();
    expect(calls.slice(3).map(({ name }) => name)).toEqual(['cart', 'ownCart']);
    await calls[3]?.answer({ cart: cart('bea@example.com') });
    await calls[4]?.answer({ customerCart: cart('bea@example.com') });
    expect(await Promise.all(again)).toMatchObject([
      { cart: { email: 'bea@example.com' } },
      { customerCart: { email: 'bea@example.com' } },
    ]);
  });
});

test('[SESS-4] discardCachedVisitor discards the customer and all else, without the network', async () => {
  const customerQuery = graphql(`query customer { customer { email } }`);
  const readings = [read(customerQuery, {}), read(configQuery, {})];
  await allSettled();
  await calls[0]?.answer({ customer: { __typename: 'Customer', email: 'ann@example.com' } });
  await calls[1]?.answer({ storeConfig: { __typename: 'StoreConfig', store_code: 'mmstr_en' } });
  await Promise.all(readings);

  discardCachedVisitor();
  await allSettled();
  expect(calls).toHaveLength(2);
  const again = [
    read(customerQuery, {}, { requestPolicy: 'cache-first' }),
    read(configQuery, {}, { requestPolicy: 'cache-first' }),
  ];
  await allSettled();
  expect(calls.slice(2).map(({ name }) => name)).toEqual(['customer', 'config']);
  await calls[2]?.answer({ customer: null });
  await calls[3]?.answer({ storeConfig: null });
  expect(await Promise.all(again)).toEqual([{ customer: null }, { storeConfig: null }]);
});

test('[SESS-3] checkToken asks once for all who doubt the token at once', async () => {
  localStorage.setItem('signin_token', JSON.stringify({ value: 'abc', timeStored: Date.now(), ttl: 3600 }));
  const checked = Promise.all([checkToken(), checkToken()]);
  await allSettled();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer({ customer: { __typename: 'Customer', email: 'ann@example.com' } });
  await checked;
  localStorage.clear();
});

test('[SESS-3] checkToken asks nobody for a guest', async () => {
  await checkToken();
  expect(calls).toHaveLength(0);
});
