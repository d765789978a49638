import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { forwardCall } from './forward-call';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('forwardCall', () => {
  test('[NET-2 NET-3] passes a query on with the headers that decide the answer', async () => {
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

  test('[NET-3] no cache keeps an answer: one URL has one per view, currency and customer', async () => {
    const answer = Response.json({ data: {} }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
    answer.headers.append('Set-Cookie', 'PHPSESSID=1; path=/');
    fakeCommerce({ thing: answer });
    const response = await forwardCall(new Request('https://shop.example/graphql?query=query+thing{thing}'));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual(['PHPSESSID=1; path=/']);
  });

  test('passes a body and a status on', async () => {
    const { calls } = fakeCommerce({ '/rest/V1/guest-carts': Response.json('masked', { status: 201 }) });
    const request = new Request('https://shop.example/rest/V1/guest-carts', { method: 'POST', body: '{"a":1}' });
    const response = await forwardCall(request);
    expect(response.status).toBe(201);
    expect(calls[0]?.method).toBe('POST');
  });

  test('a backend that does not answer is told as an error that both kinds of caller read', async () => {
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
