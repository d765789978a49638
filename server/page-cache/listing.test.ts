import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERED_PAGE_HEADER } from '@/lib/cache/process-memory';
import { documentOf, openShop, POLICY, type Shop } from './page-cache.fixture';
import { START_LATE } from './page-scripts';

const FILE = '<script src="/_next/static/chunks/a.js" async=""></script>';
const HASH = `'sha256-${createHash('sha256').update(START_LATE).digest('base64')}'`;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

/** As the middleware answers with a listing that was rendered before, or Next after a rewrite, in pieces. */
function answered(response: ServerResponse, header: string, internalPath: string, html = documentOf(FILE)): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    [header]: internalPath,
  });
  // A piece ends anywhere, inside of a script's tag too.
  const cut = html.indexOf('async');
  response.write(html.slice(0, cut));
  response.end(html.slice(cut));
}

test.each([
  ['results that the middleware answers with', ANSWERED_PAGE_HEADER, '/mmstr_en/GBP/search.html', true],
  ['results that Next renders', 'x-middleware-rewrite', '/mmstr_en/GBP/search.html?query=a~', true],
  ['a filtered category', ANSWERED_PAGE_HEADER, '/mmstr_en/GBP/~category-filtered/pain.html', true],
  ['a page that is just being made anew', 'x-middleware-rewrite', '/mmstr_en/GBP/~product/a.html', true],
  ['a cart', 'x-middleware-rewrite', '/mmstr_en/GBP/checkout/cart', false],
  ['what lies below results', 'x-middleware-rewrite', '/mmstr_en/GBP/search.html/more', false],
  ['a failure', 'x-middleware-rewrite', '/~failure/en-GB/too-many', false],
])('scripts of %s, in no cache, start late only where they do not draw what is read', async (_, header, at, isLate) => {
  shop.answer = (_request, response) => answered(response, header, at);
  const whole = await shop.ask('/any?page=2');
  const [packed, head] = [
    await shop.ask('/any?page=2', { 'accept-encoding': 'br' }),
    await shop.ask('/any?page=2', {}, 'HEAD'),
  ];
  const known = await shop.ask('/any?page=2', { 'if-none-match': String(whole.headers.etag) });
  expect(whole.text.includes(FILE)).toBe(!isLate);
  expect(whole.text.includes(START_LATE)).toBe(isLate);
  expect([packed.text, packed.headers['content-encoding']]).toEqual([whole.text, 'br']);
  expect(head).toMatchObject({ text: '', headers: { 'content-length': String(Buffer.byteLength(whole.text)) } });
  expect([known.status, known.text]).toEqual([304, '']);
  for (const { headers } of [whole, packed, head, known]) {
    expect(headers.etag).toBe(whole.headers.etag);
    expect(String(headers['content-security-policy']).includes(HASH)).toBe(isLate);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});

test('one text at two addresses has the form of each', async () => {
  shop.answer = (request, response) =>
    answered(response, ANSWERED_PAGE_HEADER, `/mmstr_en/GBP${request.url?.split('?')[0]}`);
  expect((await shop.ask('/search.html?query=a')).text).toContain(START_LATE);
  expect((await shop.ask('/checkout/cart?page=2')).text).not.toContain(START_LATE);
});

test('results that come again, letter by letter, are the same in every encoding, and others are others', async () => {
  let results = 'Results';
  shop.answer = (_, response) => response.setHeader('Content-Type', 'text/html').end(documentOf(results));
  const packed = await shop.ask('/search.html?query=a', { 'accept-encoding': 'br' });
  for (const encoding of ['gzip', 'br', 'identity'])
    expect(await shop.ask('/search.html?query=a', { 'accept-encoding': encoding })).toMatchObject({
      text: packed.text,
      headers: { etag: packed.headers.etag },
    });
  results = 'Others';
  expect((await shop.ask('/search.html?query=a')).text).toContain('Others');
  expect(shop.answered).toHaveLength(5);
});

test('a search that cannot be answered is told of in the log without what was searched', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.answer = () => {
    throw new Error('Next broke');
  };
  await expect(shop.ask('/search.html?query=secret')).rejects.toThrow();
  expect(report.mock.calls).toEqual([['Answering /search.html: Next broke']]);
  report.mockRestore();
});
