import { describe, expect, it } from 'vitest';
import { type Asked, get, post, request, send } from '../testing/protocol-endpoint';

const json = { 'content-type': 'application/json' };
const storeCode = '{ storeConfig { store_code } }';

function refusal({ status, body }: Asked) {
  return { status, ...body };
}

function expectErrorPage(answer: Asked): void {
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-cache, must-revalidate');
  expect(answer.headers.get('x-magento-cache-id')).toBeNull();
  expect(answer.headers.get('vary')).toBeNull();
}

describe('requests that Magento cannot read get its HTML error page', () => {
  it.each([
    ['no query', '{}'],
    ['an empty body', ''],
    ['broken JSON', '{"query":'],
    ['a batch', '[{"query":"{ storeConfig { store_code } }"}]'],
    ['a persisted query', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"abc"}}}'],
  ])('[BACK-1] POST with %s', async (_name, body) => {
    const answer = await send(body, json);
    expectErrorPage(answer);
    expect(answer.text).toContain('<h1>There has been an error processing your request</h1>');
  });

  it('[BACK-1] a query as application/graphql', async () => {
    expectErrorPage(await send(storeCode, { 'content-type': 'application/graphql' }));
  });

  it.each(['PUT', 'OPTIONS', 'HEAD', 'DELETE'])('[BACK-1] %s', async (method) => {
    const answer = await request(method, '?query=%7BstoreConfig%7Bstore_code%7D%7D');
    expectErrorPage(answer);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('[BACK-1] GET without a query, and with variables that are no JSON', async () => {
    expectErrorPage(await request('GET'));
    expectErrorPage(await get(storeCode, '{"i":'));
  });

  it('[BACK-1] variables as a JSON string: plain text', async () => {
    const answer = await post('query($i:String){ country(id:$i){ id } }', '{"i":"US"}');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
    expect(answer.text).toBe('An error has happened during application run. See exception log for details.\n');
  });
});

describe('requests that Magento refuses with 500 and JSON', () => {
  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['nothing', {}],
    ['text/plain that names JSON behind it', { 'content-type': 'text/plain; application/json' }],
    ['another kind that begins so', { 'content-type': 'application/jsonp' }],
  ])('[BACK-1] Content-Type %s', async (_name, headers) => {
    expect(refusal(await send(JSON.stringify({ query: storeCode }), headers as Record<string, string>))).toEqual({
      status: 500,
      errors: [{ message: 'Request content type must be application/json', extensions: { category: 'graphql-input' } }],
    });
  });

  it('[BACK-1] a charset behind the content type is fine', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      const answer = await send(JSON.stringify({ query: storeCode }), { 'content-type': type });
      expect(refusal(answer)).toEqual({ status: 200, data: { storeConfig: { store_code: 'default' } } });
    }
  });

  it('[BACK-1] [NET-2] a mutation by GET, though a query by GET is fine', async () => {
    expect(refusal(await get('mutation { subscribeEmailToNewsletter(email:"a@b.c") { status } }'))).toEqual({
      status: 500,
      errors: [
        { message: 'Mutation requests allowed only for POST requests', extensions: { category: 'graphql-input' } },
      ],
    });
    expect(refusal(await get(storeCode))).toEqual({ status: 200, data: { storeConfig: { store_code: 'default' } } });
    expect(refusal(await post('mutation { subscribeEmailToNewsletter(email:"a@b.c") { status } }'))).toEqual({
      status: 200,
      data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } },
    });
  });

  it('[BACK-1] a syntax error, by POST and by GET', async () => {
    expect(refusal(await post('{ storeConfig {'))).toEqual({
      status: 500,
      errors: [
        {
          message: 'Syntax Error: Expected Name, found <EOF>',
          extensions: { category: 'graphql' },
          locations: [{ line: 1, column: 16 }],
        },
      ],
    });
    expect(refusal(await get('x'))).toEqual({
      status: 500,
      errors: [
        {
          message: 'Syntax Error: Unexpected Name "x"',
          extensions: { category: 'graphql' },
          locations: [{ line: 1, column: 1 }],
        },
      ],
    });
  });

  it.each([
    ['{ ? }', 'Cannot parse the unexpected character "?".'],
    ['{ country(id: "GB) { id } }', 'Unterminated string.'],
    ['{ country(id:) { id } }', 'Unexpected )'],
  ])('[BACK-1] the syntax error of %s', async (query, message) => {
    expect((await post(query)).body.errors?.[0]?.message).toBe(`Syntax Error: ${message}`);
  });

  it('[BACK-1] an empty query is a syntax error too, but with 200', async () => {
    expect(refusal(await post(''))).toEqual({
      status: 200,
      errors: [
        {
          message: 'Syntax Error: Unexpected <EOF>',
          extensions: { category: 'graphql' },
          locations: [{ line: 1, column: 1 }],
        },
      ],
    });
  });

  it('[BACK-1] more than 300 fields', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: storeConfig { store_code }`).join(' ')} }`;
    const answer = await post(aliases(160));
    expect(refusal(answer)).toEqual({
      status: 500,
      errors: [
        { message: 'Max query complexity should be 300 but got 320.', extensions: { category: 'graphql-input' } },
      ],
    });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-magento-cache-id')).toMatch(/^[\da-f]{64}$/);
    expect(answer.headers.get('vary')).toBeNull();
    expect((await post(aliases(150))).status).toBe(200);
  });

  it('[BACK-1] a body of more than 1 MB, whether it says so or not', async () => {
    const tooLarge = {
      status: 413,
      errors: [
        {
          message: 'The request body must not be larger than 1048576 bytes.',
          extensions: { category: 'graphql-input' },
        },
      ],
    };
    const body = JSON.stringify({ query: storeCode, variables: { filler: 'x'.repeat(1_048_576) } });
    expect(refusal(await send(body))).toEqual(tooLarge);
    expect(refusal(await send('{}', { ...json, 'content-length': '1048577' }))).toEqual(tooLarge);
    const whole = JSON.stringify({ query: storeCode, variables: { filler: 'x'.repeat(1_000_000) } });
    expect((await send(whole)).status).toBe(200);
  });
});
