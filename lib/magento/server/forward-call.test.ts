import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { forwardCall } from './forward-call';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('forwardCall', () => {
  test('[NET-2 NET-3] forwardCall passes a query on with the headers that decide the answer', async () => {
    const { calls } = fakeCommerce({ thing: { thing: 1 } });
    const headers = {
      Store: 'mmstr_th',
      'Content-Currency': 'THB',
      Authorization: 'Bearer x',
      'X-Forwarded-Host': 'evil',
    };
    const response = await forwardCall(
      new Request('https://shop.example/graphql?query=query+thing{thing}', { headers }),
    );
    expect(await response.json()).toEqual({ data: { thing: 1 } });
    expect(calls[0]?.url.href).toMatch(/^http:\/\/127\.0\.0\.1:4000\/graphql\?query=/);
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      store: 'mmstr_th',
      'content-currency': 'THB',
      authorization: 'Bearer x',
    });
  });

  test('[NET-3] no cache may store an answer of forwardCall: one URL has one per store view, currency and customer', async () => {
    const answer = Response.json({ data: {} }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
    answer.headers.append('Set-Cookie', 'PHPSESSID=1; path=/');
    fakeCommerce({ thing: answer });
    const response = await forwardCall(new Request('https://shop.example/graphql?query=query+thing{thing}'));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual(['PHPSESSID=1; path=/']);
  });

  test('forwardCall passes a body and a status on', async () => {
    const { calls } = fakeCommerce({ '/rest/V1/guest-carts': Response.json('masked', { status: 201 }) });
    const request = new Request('https://shop.example/rest/V1/guest-carts', { method: 'POST', body: '{"a":1}' });
    const response = await forwardCall(request);
    expect(response.status).toBe(201);
    expect(calls[0]?.method).toBe('POST');
  });

  test('forwardCall says so where nothing was carried out, as the backend could not be connected to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = (code: string) => () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    };
    const ask = () => forwardCall(new Request('https://shop.example/rest/V1/x', { method: 'POST', body: '{}' }));
    fakeCommerce({ '/rest/V1/x': broken('ECONNREFUSED') });
    const unreached = await ask();
    expect([unreached.status, unreached.headers.get('x-commerce')]).toEqual([502, 'unreachable']);
    expect(await unreached.json()).not.toHaveProperty('errors');
    fakeCommerce({ '/rest/V1/x': broken('ECONNRESET') });
    expect((await ask()).headers.has('x-commerce')).toBe(false);
  });

  test('forwardCall waits longer for what changes something, and no longer than the browser does', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    const browser = new AbortController();
    await forwardCall(new Request('https://shop.example/rest/V1/x'));
    await forwardCall(
      new Request('https://shop.example/rest/V1/x', { method: 'POST', body: '{}', signal: browser.signal }),
    );
    expect(timeout.mock.calls).toEqual([[15_000], [60_000]]);
    const signal = fetch.mock.calls[1]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    browser.abort();
    expect(signal?.aborted).toBe(true);
  });

  test('a backend that does not answer forwardCall is told as an error that both kinds of caller read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeCommerce({});
    const response = await forwardCall(new Request('https://shop.example/graphql?query={x}'));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      message: expect.any(String),
      errors: [{ message: expect.any(String) }],
    });
  });
});
