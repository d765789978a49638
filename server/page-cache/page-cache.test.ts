import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { probeSecret } from '@/lib/cache/process-memory';
import { renderMetrics } from '@/server/metrics';
import { documentOf, HOME, openShop, type Shop } from './page-cache.fixture';
import { START_LATE } from './page-scripts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

describe('a page that is the same for everybody', () => {
  test('goes through Next once, and is the same in every encoding', async () => {
    const first = await shop.ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const others = [
      await shop.ask('/', { 'accept-encoding': 'gzip' }),
      await shop.ask(),
      await shop.ask('/', { 'accept-encoding': 'br;q=0' }),
    ];
    expect(shop.answered).toHaveLength(1);
    expect([first, ...others].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    for (const { text, headers, status } of others) {
      expect([text, status]).toEqual([first.text, 200]);
      expect(headers).toMatchObject({
        vary: 'rsc, Accept-Encoding',
        etag: first.headers.etag,
        'cache-control': 'public, max-age=0, s-maxage=60',
      });
      expect(headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
    expect(shop.touched).toEqual([HOME, HOME, HOME]);
  });

  test('is counted each time that it comes out of memory', async () => {
    const hits = () => Number(/^shop_page_cache_hits_total (\d+)$/m.exec(renderMetrics())?.[1] ?? 0);
    await shop.ask();
    const before = hits();
    await shop.ask();
    await shop.ask();
    expect(hits()).toBe(before + 2);
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await shop.ask();
    expect(headers.etag).not.toBe('"of-next"');
    for (const [tags, status] of [
      [`"x", ${headers.etag}`, 304],
      ['"of-next"', 200],
    ] as const)
      expect((await shop.ask('/', { 'if-none-match': tags })).status).toBe(status);
    expect(await shop.ask('/', { 'if-none-match': String(headers.etag) })).toMatchObject({ text: '' });
  });

  test('has its head told without its body', async () => {
    const head = await shop.ask('/', {}, 'HEAD');
    const { text, headers } = await shop.ask();
    expect(head).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': String(Buffer.byteLength(text)) },
    });
    expect(head.headers.etag).toBe(headers.etag);
    expect(shop.answered).toHaveLength(1);
  });

  test('is asked of Next again once it is stale, and is another once Next has made it anew', async () => {
    const old = shop.keep(HOME, documentOf('Home'));
    await shop.ask();
    old.isStale = true;
    expect((await shop.ask()).text).toContain('Home');
    expect((await shop.ask()).text).toContain('Home');
    expect(shop.answered).toHaveLength(3);
    shop.keep(HOME, documentOf('Renewed'));
    expect((await shop.ask()).text).toContain('Renewed');
    await shop.ask();
    expect(shop.answered).toHaveLength(4);
  });

  test('is compressed anew only where its letters have changed', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => ((index * 7_919) % 1_000).toString(36)).join(' ');
    const length = async () => Number((await shop.ask('/', { 'accept-encoding': 'br' })).headers['content-length']);
    shop.keep(HOME, documentOf(words));
    const first = await length();
    await vi.waitFor(async () => expect(await length()).toBeLessThan(first));
    const asked = shop.answered.length;
    shop.keep(HOME, documentOf(words));
    expect(await length()).toBeLessThan(first);
    expect(shop.answered.length).toBe(asked + 1);
    shop.keep(HOME, documentOf(`other ${words}`));
    expect((await shop.ask('/', { 'accept-encoding': 'br' })).text).toContain('other');
  });

  test('is not stored where Next sends another text than the cache has: it may be of before, or of somebody', async () => {
    shop.answer = (_, response) => {
      // Another request has it made anew, while this one is still being shop.answered.
      response.setHeader('x-middleware-rewrite', HOME).setHeader('Content-Type', 'text/html');
      shop.keep(HOME, documentOf('Renewed'));
      response.end(documentOf('Old'));
    };
    expect((await shop.ask()).text).toContain('Old');
    shop.answer = (_, response) => shop.page(response);
    expect((await shop.ask()).text).toContain('Renewed');
  });

  test('is kept for nobody where its answer may not be stored: another visitor’s may have another status', async () => {
    shop.answer = (_, response) => {
      shop.answer = (_request, other) => shop.page(other, HOME, 404);
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        setHeader.call(response, name, name === 'Cache-Control' ? 'private, no-store' : value);
      shop.page(response);
    };
    expect((await shop.ask('/nothing')).status).toBe(200);
    expect((await shop.ask('/nothing')).status).toBe(404);
  });

  test('has its scripts start late in the catalogue, and at once where they draw the page', async () => {
    const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
    for (const [internalPath, isLate] of [
      ['/mmstr_en/GBP/~product/a', true],
      ['/mmstr_en/GBP/checkout/cart', false],
    ] as const) {
      shop.keep(internalPath, documentOf(file));
      shop.answer = (_, response) => shop.page(response, internalPath);
      for (const { text, headers } of [await shop.ask(internalPath), await shop.ask(internalPath)]) {
        expect(text.includes(file), internalPath).toBe(!isLate);
        expect(text.includes(START_LATE)).toBe(isLate);
        const hash = createHash('sha256').update(START_LATE).digest('base64');
        expect(String(headers['content-security-policy']).includes(hash)).toBe(isLate);
      }
    }
  });

  test('is chosen by the cookies of store view and currency, and by no other', async () => {
    const GBP = { cookie: 'a=1; PHPSESSID=2' };
    await shop.ask('/', GBP);
    await shop.ask('/', { cookie: 'other=3' });
    expect(shop.answered).toHaveLength(1);
    for (const cookie of ['store_view_currency=USD', 'store_view_code=mmstr_th']) {
      shop.keep('/mmstr_en/USD/~cms', documentOf('In dollars'));
      shop.answer = (_, response) => shop.page(response, '/mmstr_en/USD/~cms');
      expect((await shop.ask('/', { cookie })).text).toContain('In dollars');
    }
    expect((await shop.ask()).text).toContain('Home');
    expect(shop.answered).toHaveLength(3);
  });

  test.each(['/?', '/?utm_source=letter&gclid=1', '/?variant=A', '/?a', '/?a=?&b', '/?%ff', '/?brand=a&Page=2'])(
    'is the same for %s, whose parameters choose nothing, whoever asks first',
    async (address) => {
      const first = await shop.ask(address);
      expect(await shop.ask('/')).toMatchObject({ text: first.text, headers: { etag: first.headers.etag } });
      expect((await shop.ask(`${address}&other=1`)).text).toBe(first.text);
      expect(shop.answered).toHaveLength(1);
    },
  );

  test.each([
    'page=2',
    '%70age=2',
    'a=1&sort=price-asc',
    'a=?&page=2',
    'brand%5Bfilter%5D=A',
    'price[to]=9',
    'query=a',
  ])('is left to Next where its parameters may choose another: %s', async (query) => {
    await shop.ask('/');
    await Promise.all([shop.ask(`/?${query}`), shop.ask(`/?${query}`)]);
    expect(shop.answered).toHaveLength(3);
  });

  test('is the stored one, too, for who is led to it by parameters or where it stands for what is missing', async () => {
    const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
    shop.keep(HOME, documentOf(file));
    const { text, headers } = await shop.ask();
    expect(await shop.ask('/?page=2')).toMatchObject({ text, headers: { etag: headers.etag } });
    shop.answer = (_, response) => shop.page(response, HOME, 404);
    expect(await shop.ask('/nothing')).toMatchObject({ status: 404, text, headers: { etag: headers.etag } });
    expect(shop.answered).toHaveLength(3);
    // Who came by parameters has stored it for all.
    shop.keep(HOME, documentOf('Renewed'));
    shop.answer = (_, response) => shop.page(response);
    const renewed = await shop.ask('/?page=2');
    expect((await shop.ask()).headers.etag).toBe(renewed.headers.etag);
  });

  test('is rendered once for many who ask at once', async () => {
    shop.answer = (_, response) => setTimeout(() => shop.page(response), 20);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask()));
    expect(shop.answered).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('takes bounded memory: the longest unused goes', async () => {
    // Letters that do not compress.
    const noise = () => Array.from({ length: 40_000 }, () => Math.random().toString(36)[2]).join('');
    for (const name of ['a', 'b', 'c']) {
      shop.keep(`/mmstr_en/GBP/~product/${name}`, documentOf(noise()));
      shop.answer = (_, response) => shop.page(response, `/mmstr_en/GBP/~product/${name}`);
      await shop.ask(`/${name}`);
    }
    const before = shop.answered.length;
    await shop.ask('/c');
    expect(shop.answered).toHaveLength(before);
    shop.answer = (_, response) => shop.page(response, '/mmstr_en/GBP/~product/a');
    await shop.ask('/a');
    expect(shop.answered).toHaveLength(before + 1);
  });
});

test('what visitors make up takes bounded memory: of many cookies only the last ones are remembered', async () => {
  const ask = (currency: number) =>
    shop.ask('/', { cookie: `store_view_currency=${String(currency).padStart(60, '0')}` });
  for (let currency = 0; currency < 30; currency += 1) await ask(currency);
  expect(shop.answered).toHaveLength(30);
  await ask(29);
  expect(shop.answered).toHaveLength(30);
  await ask(0);
  expect(shop.answered).toHaveLength(31);
});

test('one page’s headers are those that each choice leads to', async () => {
  for (const [currency, caching] of [
    ['GBP', 'private, no-cache'],
    ['', 'public'],
  ]) {
    shop.answer = (_, response) => shop.page(response.setHeader('X-Caching', String(caching)));
    const cookie: Record<string, string> = currency ? { cookie: `store_view_currency=${currency}` } : {};
    for (const visit of ['first', 'second'])
      expect((await shop.ask('/', cookie)).headers['x-caching'], visit).toBe(caching);
  }
  expect((await shop.ask('/', { cookie: 'store_view_currency=GBP' })).headers['x-caching']).toBe('private, no-cache');
  expect(shop.answered).toHaveLength(2);
});

test.each(['TRACE', 'PROPFIND'])('%s, which no page has, is refused before Next, which would throw', async (method) => {
  const { status, headers } = await shop.ask('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect(shop.answered).toEqual([]);
});

describe('what is not everybody’s goes through Next each time', () => {
  test.each<[string, (response: ServerResponse) => unknown]>([
    ['a page that is not found', (response) => shop.page(response, HOME, 404)],
    ['an answer that sets a cookie', (response) => shop.page(response.setHeader('Set-Cookie', 'a=1'))],
    ['a page that the cache handler does not keep', (response) => shop.page(response, '/mmstr_en/GBP/search')],
    ['a failure', (response) => shop.page(response, HOME, 503)],
  ])('%s', async (_, given) => {
    shop.answer = (_request, response) => given(response);
    await shop.ask();
    await shop.ask();
    expect(shop.answered).toHaveLength(2);
  });

  test('an order, and a call of the router, which are left as they are', async () => {
    await shop.ask();
    const untouched = { 'accept-encoding': 'gzip', 'if-none-match': '"a"' };
    for (const [path, headers, method] of [
      ['/', { rsc: '1' }, 'GET'],
      ['/', {}, 'POST'],
      ['/_next/static/a.js', {}, 'GET'],
      ['/media/a.svg', {}, 'GET'],
      ['/graphql?query=a', {}, 'GET'],
      ['/', { 'x-render-probe': probeSecret }, 'GET'],
    ] as const) {
      shop.answer = (_, response) =>
        response.setHeader('Content-Type', 'text/html').setHeader('ETag', '"a"').end('<script>1</script>');
      const { text, headers: given } = await shop.ask(path, { ...untouched, ...headers }, method);
      expect([text, given.etag], path).toEqual(['<script>1</script>', '"a"']);
      expect(shop.answered.at(-1)?.headers).toMatchObject(untouched);
    }
  });

  test('an answer that is no document', async () => {
    shop.answer = (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await shop.ask('/moved')).toMatchObject({ status: 302, headers: { location: '/elsewhere' } });
    shop.answer = (_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write('a');
      response.end('b');
    };
    expect((await shop.ask('/words')).text).toBe('ab');
  });

  test('who only claims to be the server itself', async () => {
    await shop.ask();
    await shop.ask('/', { 'x-render-probe': 'guessed' });
    expect(shop.answered).toHaveLength(1);
  });
});
