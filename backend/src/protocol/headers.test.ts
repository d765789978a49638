import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Asked, get, post, testFacts } from '../testing/protocol-endpoint';

const config = '{ storeConfig { store_code default_display_currency_code base_media_url } }';
const products = '{ products(search:"a") { total_count } }';

async function configOf(headers: Record<string, string>) {
  const { status, body } = await post(config, undefined, headers);
  expect(status).toBe(200);
  return [body.data?.storeConfig?.store_code, body.data?.storeConfig?.default_display_currency_code];
}

function cacheIdOf(factors: string): string {
  return createHash('sha256').update(`${factors}|${testFacts.salt}`).digest('hex');
}

describe('Store', () => {
  it.each([
    [{}, 'default'],
    [{ Store: '' }, 'default'],
    [{ Store: 'default' }, 'default'],
    [{ Store: 'fr' }, 'fr'],
  ])('[NET-3] %j runs in %s', async (headers, code) => {
    expect((await configOf(headers as Record<string, string>))[0]).toBe(code);
  });

  it.each(['nope', 'admin', 'FR'])('[NET-3] %s is refused by GET and POST', async (code) => {
    for (const answer of [
      await get(config, undefined, { Store: code }),
      await post(config, undefined, { Store: code }),
    ]) {
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        errors: [{ message: `Requested store is not found (${code})`, extensions: { category: 'graphql-input' } }],
      });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-magento-cache-id')).toBe(cacheIdOf('GBP|0||FALSE|DEFAULT'));
    }
  });
});

describe('Content-Currency', () => {
  it.each([
    [{}, 'GBP'],
    [{ 'Content-Currency': 'GBP' }, 'GBP'],
    [{ 'Content-Currency': 'eur' }, 'EUR'],
    [{ Store: 'fr' }, 'EUR'],
    [{ Store: 'fr', 'Content-Currency': 'GBP' }, 'GBP'],
  ])('[NET-3] %j gives prices in %s', async (headers, currency) => {
    expect((await configOf(headers as Record<string, string>))[1]).toBe(currency);
  });

  it('[NET-3] one that the store view does not allow is refused', async () => {
    for (const answer of [
      await get(products, undefined, { 'Content-Currency': 'USD' }),
      await post(products, undefined, { 'Content-Currency': 'USD' }),
    ]) {
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        errors: [{ message: 'Please correct the target currency', extensions: { category: 'graphql-input' } }],
      });
    }
  });
});

describe('Authorization', () => {
  it.each(['Bearer bad', 'Basic abc', 'Bearer ', 'bearer bad'])(
    '%j is no error: the request runs as a guest',
    async (authorization) => {
      const answer = await post(config, undefined, { authorization });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-magento-cache-id')).toBe(cacheIdOf('GBP|0||FALSE|DEFAULT'));
    },
  );
});

describe('X-Magento-Cache-Id', () => {
  it('is the hash of what the answer depends on, whatever the client sent', async () => {
    const idOf = async (headers: Record<string, string>) =>
      (await get(products, undefined, headers)).headers.get('x-magento-cache-id');
    const guest = cacheIdOf('GBP|0||FALSE|DEFAULT');
    expect(await idOf({})).toBe(guest);
    expect(await idOf({ Store: 'default', 'Content-Currency': 'gbp' })).toBe(guest);
    expect(await idOf({ 'X-Magento-Cache-Id': 'deadbeef' })).toBe(guest);
    expect(await idOf({ Store: 'fr' })).toBe(cacheIdOf('EUR|0||FALSE|FR'));
    expect(await idOf({ 'Content-Currency': 'EUR' })).toBe(cacheIdOf('EUR|0||FALSE|DEFAULT'));
  });
});

function expectUncached({ headers }: Asked): void {
  expect(headers.get('cache-control')).toBe('max-age=0, must-revalidate, no-cache, no-store');
  expect(headers.get('pragma')).toBe('no-cache');
  expect(Date.parse(headers.get('expires') ?? '')).toBeLessThan(Date.now());
  expect(headers.get('x-magento-tags')).toBeNull();
}

describe('caching', () => {
  it('[NET-2] a GET of what may be cached says so and names its tags', async () => {
    const { headers } = await get(products);
    expect(headers.get('cache-control')).toBe('max-age=86400, public, s-maxage=86400');
    expect(headers.get('pragma')).toBe('cache');
    expect(Date.parse(headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
    expect(headers.get('x-magento-tags')).toBe('cat_p,cat_p_14,cat_p_13');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('tags of all the fields stand behind each other', async () => {
    const { headers } = await get('{ cmsPage(identifier:"home") { title } products(search:"a") { total_count } }');
    expect(headers.get('x-magento-tags')).toBe('cms_p,cms_p_2,cat_p,cat_p_14,cat_p_13');
  });

  it('a token does not change that', async () => {
    const { headers } = await get(products, undefined, { authorization: 'Bearer x' });
    expect(headers.get('cache-control')).toBe('max-age=86400, public, s-maxage=86400');
  });

  it.each([
    ['an uncacheable field', '{ storeConfig { store_code } }'],
    [
      'an uncacheable field beside a cacheable one',
      `{ storeConfig { store_code } products(search:"a") { total_count } }`,
    ],
    ['a field without tags', '{ country(id:"GB") { id } }'],
    ['an empty result', '{ products(search:"nothing") { total_count } }'],
    ['an error', '{ cmsPage(identifier:"nope") { title } }'],
    [
      'an error beside a cacheable field',
      '{ products(search:"a") { total_count } cmsPage(identifier:"nope") { title } }',
    ],
    ['an invalid query', '{ nope { a } }'],
  ])('never for %s', async (_name, query) => {
    expectUncached(await get(query));
  });

  it('[NET-2] never for POST', async () => {
    expectUncached(await post(products));
  });

  it('never for refused requests', async () => {
    expectUncached(await get(products, undefined, { Store: 'nope' }));
  });

  it('security headers, no CORS, no cookies', async () => {
    const { headers } = await get(products, undefined, { origin: 'http://elsewhere.example' });
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => /^access-control|^set-cookie/.test(name))).toEqual([]);
  });
});

describe('media URLs start with the origin under which the caller came', () => {
  it.each([
    [{}, 'http://shop.example/media/'],
    [{ 'x-forwarded-host': 'www.shop.example', 'x-forwarded-proto': 'https' }, 'https://www.shop.example/media/'],
    [
      { 'x-forwarded-host': 'a.example:3000, b.example', 'x-forwarded-proto': 'http, https' },
      'http://a.example:3000/media/',
    ],
    [{ 'x-forwarded-host': 'evil.example/"<x>', 'x-forwarded-proto': 'javascript' }, 'http://shop.example/media/'],
  ])('%j', async (headers, url) => {
    const { body } = await post(config, undefined, headers as Record<string, string>);
    expect(body.data?.storeConfig?.base_media_url).toBe(url);
  });
});
