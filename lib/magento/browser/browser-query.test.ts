// @vitest-environment jsdom
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_URL_LENGTH } from '@/lib/magento/graphql-call';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { browserQuery } from './browser-query';

const text = toQueryText<{ thing: string }, { term: string }>(
  parse('query thing($term: String!) { thing(term: $term) }'),
);
const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: { thing: 'ok' } }));

const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const page = document.documentElement.dataset;

beforeEach(() => {
  Object.assign(page, { store: 'mmstr_th', currency: 'THB' });
});

afterEach(() => {
  delete page.store;
  delete page.currency;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a read without the client', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch.mockClear());
  });

  it('[NET-2, NET-3] a read without the client goes by GET to the own origin, shrunk, in store view and currency, with credentials', async () => {
    expect(await browserQuery(text, { term: 'hay fever' })).toEqual({ thing: 'ok' });
    const [url = '', init] = fetch.mock.calls[0] ?? [];
    const { searchParams } = new URL(url, 'https://shop.example');
    expect(url).toMatch(/^\/graphql\?/);
    expect(searchParams.get('query')).toBe('query thing($term:String!){thing(term:$term)}');
    expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ term: 'hay fever' });
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', cache: 'no-store' });
    const headers = new Headers(init?.headers);
    expect([headers.get('store'), headers.get('content-currency')]).toEqual(['mmstr_th', 'THB']);
    expect(headers.has('authorization')).toBe(false);
  });

  it('[NET-3] a read without the client names no currency where none was chosen: the store view’s own holds', async () => {
    delete page.currency;
    await browserQuery(text, { term: 'x' });
    const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
    expect([headers.get('store'), headers.has('content-currency')]).toEqual(['mmstr_th', false]);
  });

  it('[NET-3] a read without the client carries the token of who is signed in', async () => {
    localStorage.setItem('signin_token', JSON.stringify({ value: 'secret', timeStored: Date.now(), ttl: 3600 }));
    await browserQuery(text, { term: 'x' });
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer secret');
  });

  it('[NET-2] a read without the client is posted where the URL would be too long', async () => {
    const term = 'x'.repeat(MAX_URL_LENGTH);
    await browserQuery(text, { term });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({ query: text, variables: { term } });
  });

  it('[NET-2] a read without the client is posted where it tells of a person', async () => {
    await browserQuery(text, { term: 'x' }, undefined, true);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/graphql', 'POST']);
  });

  it('[NET-8] a read without the client throws what the backend says, and does not ask again', async () => {
    fetch.mockResolvedValueOnce(Response.json({ errors: [{ message: 'No.', path: ['thing'] }], data: null }));
    expect(await errorOf(browserQuery(text, { term: 'x' }))).toMatchObject({
      kind: 'refused',
      message: 'No.',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('[NET-5] a read without the client overlooks what Magento says of lines out of stock, where it answers besides', async () => {
    const errors = [{ message: 'Some of the products are out of stock.', path: ['thing'] }];
    fetch.mockResolvedValueOnce(Response.json({ errors, data: { thing: 'ok' } }));
    expect(await browserQuery(text, { term: 'x' })).toEqual({ thing: 'ok' });
    fetch.mockResolvedValueOnce(Response.json({ errors, data: { thing: null } }));
    expect(await errorOf(browserQuery(text, { term: 'x' }))).toMatchObject({ kind: 'refused' });
  });

  it('[NET-5] a read without the client overlooks what Magento has against a cart in front of its lines', async () => {
    const message = 'The requested qty is not available';
    const said = (...path: (string | number)[]) => ({ message, path, extensions: { category: 'graphql-input' } });
    const data = { thing: 'ok' };
    fetch.mockResolvedValueOnce(Response.json({ errors: [said('cart', 'items', 0)], data }));
    expect(await browserQuery(text, { term: 'x' })).toEqual(data);
    fetch.mockResolvedValueOnce(Response.json({ errors: [said('cart', 'items')], data }));
    expect(await errorOf(browserQuery(text, { term: 'x' }))).toMatchObject({ kind: 'refused', message });
  });
});

describe('a read that the network loses', () => {
  let calls: ReturnType<typeof heldCommerce>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    calls = heldCommerce();
  });

  const isOnline = (value: boolean) => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);
  const afterMilliseconds = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await allSettled();
    return calls.length;
  };

  it('[NET-4] a read that the network loses is sent again after 300 to 500 ms, and answered', async () => {
    const answer = browserQuery(text, { term: 'x' });
    await calls[0]?.fail();
    expect(await afterMilliseconds(299)).toBe(1);
    expect(await afterMilliseconds(201)).toBe(2);
    await calls[1]?.answer({ thing: 'at last' });
    expect(await answer).toEqual({ thing: 'at last' });
  });

  it('[NET-4] a read that the network loses is sent five times in all', async () => {
    const answer = errorOf(browserQuery(text, { term: 'x' }));
    for (const wait of [500, 1250, 3125, 7813]) {
      await calls.at(-1)?.fail();
      await afterMilliseconds(wait);
    }
    expect(calls).toHaveLength(5);
    await calls.at(-1)?.fail();
    expect(await answer).toMatchObject({ kind: 'network' });
  });

  it('[NET-4] a read that the network loses is not sent again by a browser that is offline', async () => {
    isOnline(false);
    const answer = errorOf(browserQuery(text, { term: 'x' }));
    await calls[0]?.fail();
    expect(await answer).toMatchObject({ kind: 'network' });
    expect(await afterMilliseconds(500)).toBe(1);
  });

  it.each([
    [400, 1],
    [502, 2],
  ])('[NET-4] a read that is answered %i without GraphQL is sent %i times', async (status, times) => {
    void errorOf(browserQuery(text, { term: 'x' }));
    await calls[0]?.answer(new Response('<html>', { status }));
    expect(await afterMilliseconds(500)).toBe(times);
  });

  it('a read that the network loses is given up after its time, or when it is not wanted any more', async () => {
    void errorOf(browserQuery(text, { term: 'x' }));
    await afterMilliseconds(30_000);
    expect(calls[0]?.isAborted()).toBe(true);
    const controller = new AbortController();
    void errorOf(browserQuery(text, { term: 'y' }, controller.signal));
    expect(calls[1]?.isAborted()).toBe(false);
    controller.abort();
    expect(calls[1]?.isAborted()).toBe(true);
  });
});
