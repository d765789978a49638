import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import CacheHandler from './cache-handler.mjs';
import { findCachedPage, processShared } from './process-memory';

/** Next makes a handler for each request. */
const handler = {
  get: (key: string) => new CacheHandler().get(key),
  set: (...entry: Parameters<CacheHandler['set']>) => new CacheHandler().set(...entry),
  revalidateTag: (tags: string | string[]) => new CacheHandler().revalidateTag(tags),
};
const key = (path: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${path}`;
const PAGE = '/mmstr_en/GBP/~category/pain-relief.html';
const YEAR = 31_536_000;

const page = (tags: string, html = '<p>') => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } });
const read = (body: unknown, headers: Record<string, string> = {}) => ({
  kind: 'FETCH',
  revalidate: 300,
  data: { body: Buffer.from(JSON.stringify(body)).toString('base64'), headers },
});
const cacheControl = { revalidate: 300, expire: YEAR };

/** How Next reads an entry's age, in seconds. */
async function ageOf(entryKey: string, by = handler): Promise<number> {
  const entry = await by.get(entryKey);
  if (!entry) throw new Error('no entry');
  return (Date.now() - entry.lastModified) / 1000;
}

afterEach(() => vi.unstubAllEnvs());

beforeEach(async () => {
  await handler.set(key(PAGE), null, {});
});

describe('the cache handler', () => {
  test('the cache handler stores pages, and tells the middleware which', async () => {
    expect(findCachedPage(PAGE)).toBeNull();
    await handler.set(key(PAGE), page('catalog'), { cacheControl });
    expect(findCachedPage(PAGE)).not.toBeNull();
    expect((await handler.get(key(PAGE)))?.value.html).toBe('<p>');
    expect(findCachedPage(PAGE)?.holds(Buffer.from('<p>'))).toBe(true);
    expect(findCachedPage(PAGE)?.holds(Buffer.from('<p'))).toBe(false);
    expect(await ageOf(key(PAGE))).toBeLessThan(300);
    await handler.set(key(PAGE), null, {});
    expect(findCachedPage(PAGE)).toBeNull();
  });

  test('a page comes back letter by letter, in any language', async () => {
    await handler.set(key(PAGE), page('catalog', '<p>ยา £5 …</p>'), { cacheControl });
    expect((await handler.get(key(PAGE)))?.value.html).toBe('<p>ยา £5 …</p>');
    expect(findCachedPage(PAGE)?.holds(Buffer.from('<p>ยา £5 …</p>'))).toBe(true);
  });

  test('a page that ended in "not found" does not count as one', async () => {
    await handler.set(key(PAGE), page('catalog'), { cacheControl });
    await handler.set(key(PAGE), { ...page('catalog'), status: 404 }, { cacheControl });
    expect(findCachedPage(PAGE)).toBeNull();
  });

  test('a cached page’s path is known in whichever way it is encoded', async () => {
    await handler.set(key('/mmstr_th/THB/~category/ยา.html'), page('catalog'), { cacheControl });
    expect(findCachedPage(encodeURI('/mmstr_th/THB/~category/ยา.html'))).not.toBeNull();
  });

  test('a page is known by its path when it is replaced', async () => {
    await handler.set(key(PAGE), page('catalog'), { cacheControl });
    await handler.set(key(PAGE), page('catalog', '<p>new'), { cacheControl });
    expect(findCachedPage(PAGE)).not.toBeNull();
  });

  test('[CMS-3] a page of which a part has come or gone is there no more, for Next or the middleware', async () => {
    const [soon, later] = [Date.now() + 1000, Date.now() + 2000];
    await handler.set(key(PAGE), page(`catalog,until_${later},until_${soon}`), { cacheControl });
    expect(findCachedPage(PAGE)).not.toBeNull();
    vi.useFakeTimers({ now: soon });
    expect([await handler.get(key(PAGE)), findCachedPage(PAGE)]).toEqual([null, null]);
    vi.useRealTimers();
  });

  test('a revalidated tag makes a page stale at once, neither absent nor so old that a visitor must wait', async () => {
    await handler.set(key(PAGE), page('catalog,cat_p_12'), { cacheControl });
    await handler.revalidateTag('cat_p_13');
    expect(await ageOf(key(PAGE))).toBeLessThan(300);
    await handler.revalidateTag(['cat_p_12']);
    expect(await ageOf(key(PAGE))).toBeGreaterThan(300);
    expect(await ageOf(key(PAGE))).toBeLessThan(YEAR);
  });

  test('a stale page is stale for the probe that renders it; visitors render nothing, and the middleware knows', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('PORT', '3000');
    const secret = processShared('render-probe', () => 'secret');
    const probe = new CacheHandler({ _requestHeaders: { 'x-render-probe': secret } });
    const visitor = new CacheHandler({ _requestHeaders: { 'x-render-probe': 'guess' } });
    await probe.set(key(PAGE), page('cat_p_15'), { cacheControl });
    expect(findCachedPage(PAGE)?.isStale()).toBe(false);
    await probe.revalidateTag('cat_p_15');
    expect(findCachedPage(PAGE)?.isStale()).toBe(true);
    expect(await ageOf(key(PAGE), probe)).toBeGreaterThan(300);
    expect(await ageOf(key(PAGE), visitor)).toBeLessThan(300);
    // Where the server does not reach itself nobody else would render it.
    const probes = processShared('render-probes', () => ({ work: true }));
    probes.work = false;
    expect(await ageOf(key(PAGE), new CacheHandler({ _requestHeaders: {} }))).toBeGreaterThan(300);
    probes.work = true;
    await probe.set('read-6', read({ data: {} }), { tags: ['cat_p_16'] });
    await probe.revalidateTag('cat_p_16');
    expect(await ageOf('read-6', visitor)).toBeGreaterThan(300);
  });

  test('a page whose rendering began before a tag was revalidated is stale, though it is stored afterwards', async () => {
    const rendering = new CacheHandler();
    await handler.revalidateTag('cat_p_15');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await rendering.set(key(PAGE), page('cat_p_15'), { cacheControl });
    expect(await ageOf(key(PAGE))).toBeGreaterThan(300);
  });

  test('a page that stays because its renewal failed is fresh again until its time is over', async () => {
    await handler.set(key(PAGE), page('cat_p_14'), { cacheControl });
    await handler.revalidateTag('cat_p_14');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await handler.set(key(PAGE), page('cat_p_14'), { cacheControl: { revalidate: 30, expire: YEAR } });
    expect(await ageOf(key(PAGE))).toBeLessThan(30);
  });

  test('a read is stale when a tag that Magento named in its answer is revalidated', async () => {
    await handler.set('read-1', read({ data: {} }, { 'x-magento-tags': 'cms_p,cms_p_7' }), { tags: ['content'] });
    expect(await ageOf('read-1')).toBeLessThan(300);
    await handler.revalidateTag('cms_p_7');
    expect(await ageOf('read-1')).toBeGreaterThan(300);
  });

  test('a read is stale when a tag of what its answer holds is revalidated, though Magento named none', async () => {
    const products = { items: [{ uid: 'Nzc=', sku: '24-MB06' }] };
    await handler.set('read-6', read({ data: { products } }), { tags: ['catalog'] });
    await handler.revalidateTag('cat_p_78');
    expect(await ageOf('read-6')).toBeLessThan(300);
    await handler.revalidateTag('cat_p_77');
    expect(await ageOf('read-6')).toBeGreaterThan(300);
  });

  test('a constant that carries a page’s tags is stored as it is', async () => {
    await handler.set('constant', { kind: 'FETCH', data: { body: 'true', headers: {} } }, { tags: ['cat_p_79'] });
    expect((await handler.get('constant'))?.value.data.body).toBe('true');
  });

  test('an answer with errors is not stored, but that something does not exist is', async () => {
    await handler.set('read-2', read({ errors: [{ message: 'Internal server error' }], data: null }), { tags: [] });
    expect(await handler.get('read-2')).toBeNull();
    await handler.set('read-4', read({ data: {} }), { tags: [] });
    await handler.set('read-4', read({ errors: [{ message: 'Internal server error' }], data: null }), { tags: [] });
    expect(await handler.get('read-4')).not.toBeNull();
    const missing = { message: 'The CMS block does not exist.', extensions: { category: 'graphql-no-such-entity' } };
    await handler.set('read-3', read({ errors: [missing], data: null }), { tags: [] });
    expect(await handler.get('read-3')).not.toBeNull();
    const mixed = { errors: [missing, { message: 'Internal server error' }], data: {} };
    await handler.set('read-5', read(mixed), { tags: [] });
    expect(await handler.get('read-5')).toBeNull();
  });

  test.each(['a page of HTML', '{"message":"Down for maintenance"}'])(
    'what was read stays when its renewal answers 200 with %s in place of GraphQL',
    async (text) => {
      const answered = (body: string) => ({
        ...read({}),
        data: { body: Buffer.from(body).toString('base64'), headers: {}, url: 'https://magento.example/graphql' },
      });
      await handler.set('read-7', answered('\n{"data":{"good":true}}'), { tags: [] });
      await handler.set('read-7', answered(text), { tags: [] });
      const kept = Buffer.from((await handler.get('read-7'))?.value.data.body, 'base64');
      expect(kept.toString()).toBe('\n{"data":{"good":true}}');
    },
  );
});
