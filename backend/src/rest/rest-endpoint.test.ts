import { drizzle } from 'drizzle-orm/pglite';
import { describe, expect, it } from 'vitest';
import { NO_MAILER } from '../mail/mail';
import { testFacts } from '../testing/protocol-endpoint';
import { readJsonBody } from './json-body';
import { createRestEndpoint, type RestRoute } from './rest-endpoint';
import { RestError } from './rest-error';

const routes: RestRoute[] = [
  {
    method: 'GET',
    path: '/V1/guest-carts/:cartId',
    async handle({ params, store, currency }) {
      const { cartId = '' } = params;
      if (cartId === 'broken') throw new TypeError('secret detail of the server');
      if (cartId === 'nope')
        throw new RestError(404, 'No such entity with %fieldName = %fieldValue', {
          fieldName: 'cartId',
          fieldValue: null,
        });
      return `${cartId} in ${store.code}, ${currency}`;
    },
  },
];

const echo: RestRoute = {
  method: 'POST',
  path: '/V1/echo/:word',
  handle: async ({ request, params }) => ({ ...params, ...(await readJsonBody(request)) }),
};

const logged: unknown[] = [];
const endpoint = createRestEndpoint({
  mailer: NO_MAILER,
  db: drizzle.mock(),
  facts: async () => testFacts,
  routes: [...routes, echo],
  log: (error) => logged.push(error),
});

async function call(path: string, init: RequestInit = {}) {
  const response = await endpoint(new Request(`http://shop.example/rest${path}`, init), path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('/rest', () => {
  it.each([
    ['GET', '/V1/nope'],
    ['GET', '/fr/V1/nope'],
    ['POST', '/V1/guest-carts/7'],
    ['GET', '/V1/guest-carts/7/items'],
  ])('no route for %s %s', async (method, path) => {
    const { status, headers, text } = await call(path, { method });
    expect([status, text]).toEqual([404, '{"message":"Request does not match any route."}']);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['/nope/V1/guest-carts/x', '/FR/V1/guest-carts/x', '/', '', '/fr'])(
    'an unknown store or no version in %j',
    async (path) => {
      const { status, headers, text } = await call(path);
      expect([status, text]).toEqual([400, '{"message":"Specified request cannot be processed."}']);
      expect(headers.get('vary')).toBeNull();
    },
  );

  it.each([
    ['/V1/guest-carts/a%20b', 'a b in default, GBP'],
    ['/fr/V1/guest-carts/7', '7 in fr, EUR'],
    ['/all/V1/guest-carts/7', '7 in default, GBP'],
  ])('%s runs its route in the store view of the path', async (path, said) => {
    expect(await call(path)).toMatchObject({ status: 200, text: JSON.stringify(said) });
  });

  it('a failure leaves its parameters to the client', async () => {
    expect(await call('/V1/guest-carts/nope')).toMatchObject({
      status: 404,
      text: '{"message":"No such entity with %fieldName = %fieldValue","parameters":{"fieldName":"cartId","fieldValue":null}}',
    });
  });

  it('XML for who asks for it', async () => {
    const { status, headers, text } = await call('/V1/guest-carts/nope', { headers: { accept: 'application/xml' } });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(text).toBe(
      '<?xml version="1.0"?>\n<response>\n  <message>No such entity with %fieldName = %fieldValue</message>\n' +
        '  <parameters>\n    <fieldName>cartId</fieldName>\n    <fieldValue></fieldValue>\n  </parameters>\n</response>\n',
    );
  });

  it('a fault of the server is logged, and told by a report number only', async () => {
    const { status, text } = await call('/V1/guest-carts/broken');
    expect(status).toBe(500);
    expect(text).toMatch(
      /^\{"message":"Internal Error\. Details are available in Magento log file\. Report ID: webapi-[\da-f]+"\}$/,
    );
    expect(logged).toEqual([new TypeError('secret detail of the server')]);
  });

  it('a body of more than 1 MB is refused', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(1_048_576) });
    const headers = { 'content-type': 'application/json' };
    expect(await call('/V1/echo/a', { method: 'POST', body, headers })).toMatchObject({
      status: 413,
      text: '{"message":"The request body must not be larger than 1048576 bytes."}',
    });
  });

  it('a body whose lists have more than 500 items is refused, however deep they stand', async () => {
    const sent = (lists: string) => {
      const headers = { 'content-type': 'application/json' };
      return call('/V1/echo/a', { method: 'POST', body: `{"item":{"lists":${lists}}}`, headers });
    };
    const two = (first: number, second: number) =>
      JSON.stringify([Array(first).fill(1), Array(second).fill({ option: [] })]);
    expect((await sent(two(249, 249))).status).toBe(200);
    expect(await sent(two(250, 249))).toMatchObject({
      status: 400,
      text: '{"message":"Max number of list items should be 500 but got 501."}',
    });
    expect((await sent(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
  });

  it('strings of the path and the body lose their NULs, which no database takes', async () => {
    const body = JSON.stringify({ text: 'b\0c', list: [{ deep: '\0' }], plain: 'a\\u0000' });
    const { text } = await call('/V1/echo/a%00b', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(text)).toEqual({ word: 'ab', text: 'bc', list: [{ deep: '' }], plain: 'a\\u0000' });
  });
});
