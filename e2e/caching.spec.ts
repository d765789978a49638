import { get } from './fixtures/crawl';
import { LOOP, MOVED_FOR_NOW, NOWHERE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

test('pages without cookies may be shared, and set no cookie themselves', async ({ shop, facts }) => {
  for (const path of ['/', facts.categories[0].path, facts.products[0].path, `/mmstr_us${facts.products[0].path}`]) {
    // The first visit renders, the second one is served from the cache: both carry the same headers.
    for (const visit of ['first', 'second']) {
      const { status, headers } = await get(`${shop.url}${path}`);
      expect(status, path).toBe(200);
      expect(headers.get('cache-control'), `${visit} visit of ${path}`).toBe(PUBLIC);
      expect(headers.get('set-cookie'), path).toBeNull();
    }
  }
});

test('campaign parameters are served by the cached page', async ({ shop, facts }) => {
  await get(`${shop.url}${facts.categories[0].path}`);
  const { headers } = await get(`${shop.url}${facts.categories[0].path}?utm_source=letter&gclid=1`);
  expect(headers.get('x-nextjs-cache')).toBe('HIT');
  expect(headers.get('cache-control')).toBe(PUBLIC);
});

test('[STORE-3] with a view or currency cookie a page is private', async ({ shop, facts }) => {
  for (const [name, value] of [
    ['store_view_code', 'mmstr_en'],
    ['store_view_currency', 'EUR'],
  ] as const) {
    const { headers } = await get(`${shop.url}${facts.products[0].path}`, { cookies: { [name]: value } });
    expect(headers.get('cache-control')).toMatch(/^private, no-cache/);
  }
});

test('listings, missing pages, failures and temporary redirects are never shared', async ({ shop, facts }) => {
  const { path } = facts.categories[0];
  for (const unshared of [
    `${path}?page=2`,
    `${path}?sort=price-asc`,
    NOWHERE,
    LOOP,
    MOVED_FOR_NOW,
    `/mmstr_en${path}`,
  ]) {
    const { headers } = await get(`${shop.url}${unshared}`);
    expect(headers.get('cache-control'), unshared).toMatch(/private/);
    expect(headers.get('cache-control'), unshared).not.toMatch(/public|s-maxage/);
  }
});

test('what a search or a list’s further page shows is kept by its browser for back and forward, and by nobody else', async ({
  shop,
  facts,
}) => {
  const { path } = facts.categories[0];
  for (const kept of ['/search.html?query=pain', `${path}?page=2`, `${path}?sort=price-asc`]) {
    const { headers } = await get(`${shop.url}${kept}`);
    expect(headers.get('cache-control'), kept).toBe('private, no-cache');
    const again = await get(`${shop.url}${kept}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.text], kept).toEqual([304, '']);
  }
  for (const unkept of [NOWHERE, LOOP, MOVED_FOR_NOW])
    expect((await get(`${shop.url}${unkept}`)).headers.get('cache-control'), unkept).toContain('no-store');
});

test('the router’s own fetch of a missing page is not shared either, though its status is 200', async ({ shop }) => {
  const { status, headers } = await get(`${shop.url}${NOWHERE}`, { headers: { 'sec-fetch-dest': 'empty' } });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/private/);
});

test('[PWA-5] the page for who is offline is of one build: it is asked for again each time', async ({ shop }) => {
  const url = `${shop.url}/~failure/en-GB/offline`;
  const { status, headers } = await get(url);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const again = await get(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
});
