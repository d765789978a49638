// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSER_READ_TIMEOUT, BROWSER_WRITE_TIMEOUT } from '@/lib/config/constants';
import { MAX_URL_LENGTH } from '@/lib/magento/graphql-call';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { commerceFetchExchange } from './network-exchanges';

const query = gql`
  query thing($id: String) {
    thing(id: $id) {
      id
    }
  }
`;
const mutation = gql`
  mutation change($id: String) {
    change(id: $id) {
      id
    }
  }
`;
const answers = { thing: { thing: { id: '1' } }, change: { change: { id: '1' } } };

let client: Client;

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { store: 'mmstr_th', currency: 'THB' });
  client = new Client({ url: '/graphql', exchanges: [commerceFetchExchange] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  delete document.documentElement.dataset.currency;
});

describe('commerceFetchExchange', () => {
  test('[NET-2] commerceFetchExchange reads by GET with shrunk text on the own origin', async () => {
    const { calls } = fakeCommerce(answers);
    const { data } = await client.query(query, { id: 'a b' }).toPromise();
    expect(data).toEqual(answers.thing);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      query: 'query thing($id:String){thing(id:$id){id}}',
      variables: { id: 'a b' },
    });
    expect(calls[0]?.url).toMatchObject({ origin: 'https://shop.example', pathname: '/graphql' });
  });

  test('[NET-2] commerceFetchExchange leaves out variables where there are none', async () => {
    const { calls } = fakeCommerce(answers);
    await client.query(query, {}).toPromise();
    expect([...(calls[0]?.url.searchParams.keys() ?? [])]).toEqual(['query']);
  });

  test('[NET-2] commerceFetchExchange posts a query only where its URL would be too long, far beyond 2,048 characters', async () => {
    const { calls } = fakeCommerce(answers);
    const room =
      MAX_URL_LENGTH -
      `/graphql?${new URLSearchParams({ query: 'query thing($id:String){thing(id:$id){id}}', variables: '{"id":""}' })}`
        .length;
    await client.query(query, { id: 'x'.repeat(room) }).toPromise();
    await client.query(query, { id: 'x'.repeat(room + 1) }).toPromise();
    expect(calls.map(({ method, url }) => [method, url.search.length > 0])).toEqual([
      ['GET', true],
      ['POST', false],
    ]);
    expect(calls[1]?.variables).toEqual({ id: 'x'.repeat(room + 1) });
  });

  test('[NET-2] commerceFetchExchange posts a mutation as JSON of query and variables', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: answers.change }));
    vi.stubGlobal('fetch', fetch);
    await client.mutation(mutation, { id: '1' }).toPromise();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store' });
    expect(JSON.parse(String(init?.body))).toEqual({
      query: 'mutation change($id:String){change(id:$id){id}}',
      variables: { id: '1' },
    });
  });

  test('[NET-3] commerceFetchExchange names store view and currency, speaks JSON, and says nothing of a customer who is none', async () => {
    const { calls } = fakeCommerce(answers);
    await client.query(query, {}).toPromise();
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      store: 'mmstr_th',
      'content-currency': 'THB',
    });
    delete document.documentElement.dataset.currency;
    await client.query(query, { id: '2' }).toPromise();
    expect(calls[1]?.headers.has('content-currency')).toBe(false);
  });

  test('[NET-3, SESS-2] commerceFetchExchange sends the token that is stored when the request leaves', async () => {
    const { calls } = fakeCommerce(answers);
    const token = { value: 'abc', timeStored: Date.now(), ttl: 3600 };
    window.localStorage.setItem('signin_token', JSON.stringify(token));
    await client.mutation(mutation, {}).toPromise();
    window.localStorage.setItem('signin_token', JSON.stringify({ ...token, timeStored: token.timeStored - 3_600_001 }));
    await client.mutation(mutation, {}).toPromise();
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', null]);
  });

  test('commerceFetchExchange gives up a request that nobody waits for, and no other', async () => {
    const calls = heldCommerce();
    const { unsubscribe } = client.query(query, {}).subscribe(() => {});
    const other = client.query(query, { id: '2' }).toPromise();
    await allSettled();
    expect(calls[0]?.isAborted()).toBe(false);
    unsubscribe();
    await allSettled();
    expect(calls.map(({ isAborted }) => isAborted())).toEqual([true, false]);
    await calls[1]?.answer(answers.thing);
    expect((await other).data).toEqual(answers.thing);
  });

  test('commerceFetchExchange answers each of two equal writes that are made at once', async () => {
    const calls = heldCommerce();
    const results = [1, 2].map(() => client.mutation(mutation, { id: '1' }).toPromise());
    await allSettled();
    expect(calls.map(({ isAborted }) => isAborted())).toEqual([false, false]);
    for (const [index, id] of ['first', 'second'].entries()) await calls[index]?.answer({ change: { id } });
    expect((await Promise.all(results)).map(({ data }) => data?.change.id)).toEqual(['first', 'second']);
  });

  test('commerceFetchExchange lets an answer stand that came in time, however long somebody looks at it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const calls = heldCommerce();
    const seen: unknown[] = [];
    const { unsubscribe } = client.query(query, {}).subscribe(({ data, error }) => seen.push(error ?? data));
    await allSettled();
    await calls[0]?.answer(answers.thing);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(BROWSER_READ_TIMEOUT);
    unsubscribe();
    vi.useRealTimers();
    expect(seen).toEqual([answers.thing]);
  });

  test.each([
    ['read', query, BROWSER_READ_TIMEOUT],
    ['write', mutation, BROWSER_WRITE_TIMEOUT],
  ])('commerceFetchExchange gives up a %s that hangs, as a network error', async (_kind, document, limit) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const calls = heldCommerce();
    const result =
      document === query ? client.query(document, {}).toPromise() : client.mutation(document, {}).toPromise();
    await allSettled();
    vi.advanceTimersByTime(limit - 1);
    expect(calls[0]?.isAborted()).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect((await result).error?.networkError).toBeDefined();
    expect(calls[0]?.isAborted()).toBe(true);
  });
});
