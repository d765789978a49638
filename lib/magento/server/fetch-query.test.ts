import { parse } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { MAX_URL_LENGTH } from '@/lib/magento/graphql-call';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { fetchQuery } from './fetch-query';

afterEach(() => vi.unstubAllGlobals());

const document = parse(`
  query thing($id: String) {
    thing(id: $id) {
      id, name
    }
  }
`);

const storeCodes = { store: 'mmstr_th', currency: 'THB' };

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof AppError)) throw new Error('no AppError');
  return error;
}

describe('fetchQuery', () => {
  test('[NET-2] fetchQuery sends a query by GET with shrunk text and its variables', async () => {
    const { calls } = fakeCommerce({ thing: { thing: { id: '1' } } });
    const { data } = await fetchQuery(document, { id: '1' }, storeCodes);
    expect(data).toEqual({ thing: { id: '1' } });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      query: 'query thing($id:String){thing(id:$id){id name}}',
      variables: { id: '1' },
    });
    expect(calls[0]?.url.href).toMatch(/^http:\/\/127\.0\.0\.1:4000\/graphql\?query=/);
  });

  test('[NET-2] fetchQuery posts a query whose URL would be too long', async () => {
    const { calls } = fakeCommerce({ thing: { thing: null } });
    const id = 'x'.repeat(MAX_URL_LENGTH);
    await fetchQuery(document, { id }, storeCodes);
    expect(calls[0]).toMatchObject({ method: 'POST', variables: { id } });
    expect(calls[0]?.url.search).toBe('');
  });

  test('[NET-3] fetchQuery names store view and currency, and speaks JSON', async () => {
    const { calls } = fakeCommerce({ thing: { thing: null } });
    await fetchQuery(document, {}, storeCodes);
    const headers = Object.fromEntries(calls[0]?.headers ?? []);
    expect(headers).toMatchObject({ store: 'mmstr_th', 'content-currency': 'THB', 'content-type': 'application/json' });
  });

  test('[NET-3] fetchQuery sends no currency header where none is chosen', async () => {
    const { calls } = fakeCommerce({ thing: { thing: null } });
    await fetchQuery(document, {}, { store: 'mmstr_en' });
    expect(calls[0]?.headers.has('content-currency')).toBe(false);
  });

  test('[NET-8] fetchQuery joins error messages by ", " and gives the first category', async () => {
    const errors = [
      { message: 'One.', extensions: { category: 'graphql-input' } },
      { message: 'Two.', extensions: { category: 'graphql' } },
    ];
    fakeCommerce({ thing: Response.json({ errors, data: null }) });
    const error = await failureOf(fetchQuery(document, {}, storeCodes));
    expect(error).toMatchObject({ kind: 'refused', message: 'One., Two.', category: 'graphql-input' });
  });

  test('an answer to fetchQuery that is no GraphQL is an http error', async () => {
    fakeCommerce({ thing: new Response('<h1>Maintenance</h1>', { status: 503 }) });
    expect(await failureOf(fetchQuery(document, {}, storeCodes))).toMatchObject({ kind: 'http', status: 503 });
  });

  test('a redirect of the whole backend is an http error that names the origin to set, and is not followed', async () => {
    const location = 'https://www.magento.example/graphql?query=a';
    const { calls } = fakeCommerce({ thing: new Response(null, { status: 301, headers: { location } }) });
    expect(await failureOf(fetchQuery(document, {}, storeCodes))).toMatchObject({
      kind: 'http',
      status: 301,
      message:
        'The commerce backend answers with a redirect to https://www.magento.example/graphql: set COMMERCE_ORIGIN to https://www.magento.example',
    });
    expect(calls[0]?.redirect).toBe('manual');
  });

  test('a redirect to a page of maintenance is an http error that names the page', async () => {
    const location = '/maintenance.html?for=you';
    fakeCommerce({ thing: new Response(null, { status: 302, headers: { location } }) });
    const message = 'The commerce backend answers with a redirect to http://127.0.0.1:4000/maintenance.html';
    expect(await failureOf(fetchQuery(document, {}, storeCodes))).toMatchObject({ kind: 'http', message });
  });

  test('[NET-4] no answer to fetchQuery is a network error, and the server does not ask again', async () => {
    const { calls } = fakeCommerce({
      thing: () => {
        throw new TypeError('connect ECONNREFUSED');
      },
    });
    expect(await failureOf(fetchQuery(document, {}, storeCodes))).toMatchObject({ kind: 'network' });
    expect(calls).toHaveLength(1);
  });
});
