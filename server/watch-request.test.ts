import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { watchRequest } from './watch-request';

const PUBLIC = 'public, max-age=0, s-maxage=60';
let close = async () => {};
afterEach(() => close());

/** Asks a watched server once, on which `handle` answers as Next does. */
async function ask(
  handle: (request: IncomingMessage, response: ServerResponse, server: ReturnType<typeof createServer>) => void,
  headers: Record<string, string> = {},
): Promise<IncomingHttpHeaders> {
  const server = createServer((request, response) => {
    watchRequest({ request, response, server }, 0);
    handle(request, response, server);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => void server.close();
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, headers, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headers;
}

/** A page as Next sends it: the middleware's headers first, then its own `Vary` in place of the middleware's. */
function page(response: ServerResponse, status = 200): ServerResponse {
  response.statusCode = status;
  response.setHeader('Cache-Control', PUBLIC);
  response.setHeader('Vary', 'Cookie');
  response.setHeader('x-middleware-rewrite', '/mmstr_en/GBP/~cms');
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  return response;
}

describe('an answer', () => {
  test('that shared caches may store names the cookie, though Next takes it away', async () => {
    const headers = await ask((_, response) => page(response).end('<p>'));
    expect(headers).toMatchObject({ vary: 'Cookie, rsc, Accept-Encoding', 'cache-control': PUBLIC });
  });

  test('does not tell where a page stands inside', async () => {
    expect(await ask((_, response) => page(response).end('<p>'))).not.toHaveProperty('x-middleware-rewrite');
    const listing = await ask((_, response) =>
      response.setHeader('x-answered-page', '/mmstr_en/GBP/search.html').end(),
    );
    expect(listing).not.toHaveProperty('x-answered-page');
  });

  test.each([307, 404, 500])('of status %i under a page’s address is nobody else’s', async (status) => {
    const headers = await ask((_, response) => page(response, status).end());
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('that sets a cookie is nobody else’s', async () => {
    const headers = await ask((_, response) => page(response).setHeader('Set-Cookie', 'a=1').end());
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('of anything but a page stays as it is', async () => {
    const headers = await ask((_, response) => response.writeHead(200, { 'Cache-Control': 'public, immutable' }).end());
    expect(headers['cache-control']).toBe('public, immutable');
    expect(headers.vary).toBeUndefined();
  });

  test('of a server that is stopping ends the connection', async () => {
    const handle = (_: IncomingMessage, response: ServerResponse) => void response.end();
    const headers = { connection: 'keep-alive' };
    expect((await ask(handle, headers)).connection).toBe('keep-alive');
    const stopping = await ask((request, response, server) => {
      server.close();
      handle(request, response);
    }, headers);
    expect(stopping.connection).toBe('close');
  });
});

describe('a request', () => {
  test('says whose it is: nobody’s word about himself counts', async () => {
    let seen: IncomingHttpHeaders = {};
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      seen = request.headers;
      response.end();
    };
    await ask(handle, { 'x-forwarded-for': '203.0.113.9' });
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  });

  test.each([
    ['__prerender_bypass=x', ''],
    ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
    ['__next_preview_data=y; b=2', 'b=2'],
    ['a=1', 'a=1'],
  ])('with the cookies %s comes with %s: the shop has no draft mode', async (cookie, expected) => {
    let seen: string | undefined;
    await ask(
      (request, response) => {
        seen = request.headers.cookie;
        response.end();
      },
      { cookie },
    );
    expect(seen).toBe(expected);
  });
});
