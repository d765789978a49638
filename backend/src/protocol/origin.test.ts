import { describe, expect, it } from 'vitest';
import { clientAddressOf, originOf } from './origin';

const asked = (headers: Record<string, string>) => new Request('http://127.0.0.1:4000/graphql', { headers });

describe('[BACK-1] the origin by which the caller reaches the server', () => {
  it.each([
    [{}, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-host': 'shop.example' }, 'http://shop.example'],
    [
      { 'x-forwarded-host': ' shop.example:8443 , proxy', 'x-forwarded-proto': 'https, http' },
      'https://shop.example:8443',
    ],
    [{ 'x-forwarded-host': '[::1]:80', 'x-forwarded-proto': 'http' }, 'http://[::1]:80'],
    [{ 'x-forwarded-host': '[::1]' }, 'http://[::1]'],
    [{ 'x-forwarded-host': 'shop.example/path' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-host': 'user@shop.example' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-host': 'shop.example:' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-host': 'x[::1]' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-host': '[::1]x' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-proto': 'javascript' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-proto': 'xhttps' }, 'http://127.0.0.1:4000'],
    [{ 'x-forwarded-proto': 'httpsx' }, 'http://127.0.0.1:4000'],
  ])('with %j is %s', (headers: Record<string, string>, origin) => expect(originOf(asked(headers))).toBe(origin));
});

it('[BACK-1] a proxy that is reached without encryption says so, though it asks with it', () => {
  const headers = { 'x-forwarded-proto': 'http' };
  expect(originOf(new Request('https://127.0.0.1:4000/graphql', { headers }))).toBe('http://127.0.0.1:4000');
  expect(originOf(new Request('https://127.0.0.1:4000/graphql'))).toBe('https://127.0.0.1:4000');
});

describe('the address of a client', () => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.1, 192.0.2.2 , 2001:db8::3' });

  it.each([
    [0, null],
    [1, '2001:db8::3'],
    [2, '192.0.2.2'],
    [3, '192.0.2.1'],
    [4, null],
  ])('behind %i trusted proxies is %s', (hops, address) => expect(clientAddressOf(headers, hops)).toBe(address));

  it('is not known where nobody tells it, or what is told is none', () => {
    expect(clientAddressOf(new Headers(), 1)).toBeNull();
    expect(clientAddressOf(new Headers({ 'x-forwarded-for': 'unknown' }), 1)).toBeNull();
  });
});
