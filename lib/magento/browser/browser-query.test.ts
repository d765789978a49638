import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { toQueryText } from '@/lib/magento/query-text';
import { browserQuery } from './browser-query';

const text = toQueryText<{ thing: string }, { term: string }>(
  parse('query thing($term: String!) { thing(term: $term) }'),
);
const storeCodes = { store: 'mmstr_th', currency: 'THB' };

afterEach(() => vi.unstubAllGlobals());

test('[NET-2, NET-3] reads by GET on the own origin, shrunk, in view and currency', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: { thing: 'ok' } }));
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();
  expect(await browserQuery(text, { term: 'hay fever' }, storeCodes, signal)).toEqual({ thing: 'ok' });
  const [url = '', init] = fetch.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(url, 'https://shop.example');
  expect(url).toMatch(/^\/graphql\?/);
  expect(pathname).toBe('/graphql');
  expect(searchParams.get('query')).toBe('query thing($term:String!){thing(term:$term)}');
  expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ term: 'hay fever' });
  expect(init?.method ?? 'GET').toBe('GET');
  expect(init?.signal).toBe(signal);
  expect(new Headers(init?.headers).get('store')).toBe('mmstr_th');
  expect(new Headers(init?.headers).get('content-currency')).toBe('THB');
});

test('[NET-8] throws what the backend says', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'No.' }], data: null }));
  const { signal } = new AbortController();
  await expect(browserQuery(text, { term: 'x' }, storeCodes, signal)).rejects.toMatchObject({
    kind: 'refused',
    message: 'No.',
  });
});
