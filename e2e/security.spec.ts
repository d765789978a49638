import { createHash } from 'node:crypto';
import { get } from './fixtures/crawl';
import { NOWHERE } from './fixtures/seeded';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, '');

test('every document carries the security headers and the policy', async ({ shop, facts }) => {
  for (const path of [
    '/',
    facts.categories[0].path,
    `${facts.categories[0].path}?page=2`,
    facts.products[0].path,
    NOWHERE,
  ]) {
    const { headers } = await get(`${shop.url}${path}`);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d+/);
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('x-powered-by'), path).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of [
      "default-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy, path).toContain(directive);
    const again = (await get(`${shop.url}${path}`)).headers.get('content-security-policy') ?? '';
    expect(withoutHashes(again), 'cached').toBe(withoutHashes(policy));
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(https?:|unsafe-inline)|\*/);
  }
});

/** That a page's policy names each of its inline scripts, and how its answer ended. */
async function expectHashes(url: string): Promise<number> {
  const { status, headers, text } = await get(url);
  const policy = headers.get('content-security-policy');
  const scripts = [...text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  // An empty one holds a place and runs nothing.
  const inline = scripts.filter(([, script]) => script);
  expect(inline.length, url).toBeGreaterThan(0);
  for (const [, script = ''] of inline)
    expect(policy, `${url}: ${script.slice(0, 60)}`).toContain(
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  expect(policy, url).not.toMatch(/script-src[^;]*unsafe-inline/);
  return status;
}

test('a document allows its own inline scripts one by one, whichever way it is made', async ({ shop, facts }) => {
  const [category] = facts.categories;
  const paths = ['/', category.path, `${category.path}?page=2`, facts.products[0].path, '/search.html?q=a'];
  const islands = ['/hay-fever-season', '/visit-us'];
  const own = [
    '/checkout/cart',
    '/checkout',
    '/checkout/onepage/success',
    '/sign-in',
    '/customer/account',
    '/wishlist',
  ];
  for (const path of [...paths, ...islands, ...own, '/~failure/en-GB/offline'])
    expect(await expectHashes(`${shop.url}${path}`), path).toBe(200);
  expect(await expectHashes(`${shop.url}${NOWHERE}`)).toBe(404);
});

test('a document that only tells of a failure allows its own inline scripts one by one, too', async ({
  shop,
  facts,
}) => {
  const [category, other] = facts.categories;
  const storefront = await startColdStorefront(shop.backendUrl, { RATE_LIMITS: 'listing:1', REDIS_URL: '' });
  try {
    const listing = `${storefront.url}${category.path}?page=2`;
    expect(await expectHashes(listing)).toBe(200);
    expect(await expectHashes(listing)).toBe(429);
    storefront.proxy.cut(/./, 'drop', Number.POSITIVE_INFINITY);
    expect(await expectHashes(`${storefront.url}${other?.path}`)).toBe(503);
  } finally {
    await storefront.close();
  }
});

test('only the checkout’s document allows the card provider', async ({ shop }) => {
  const policyOf = async (path: string) =>
    (await get(`${shop.url}${path}`)).headers.get('content-security-policy') ?? '';
  for (const path of ['/checkout', '/mmstr_th/checkout']) {
    expect(await policyOf(path), path).toMatch(/script-src[^;]* https:\/\/js\.braintreegateway\.com/);
    expect(await policyOf(path), path).toContain("object-src 'none'");
  }
  for (const path of ['/', '/checkout/cart', '/checkout/onepage/success'])
    expect(await policyOf(path), path).not.toContain('braintree');
});

test('files and answers that are no documents carry a policy too, and none of others', async ({ shop }) => {
  const { text } = await get(`${shop.url}/`);
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? '';
  for (const path of [script, '/robots.txt', '/api/health']) {
    const policy = (await get(`${shop.url}${path}`)).headers.get('content-security-policy');
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain('https:');
  }
});

test('[NET-2] the browser reaches the commerce backend through the shop’s own origin', async ({ shop }) => {
  const { status, text } = await get(
    `${shop.url}/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`,
  );
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ data: { storeConfig: { store_code: 'mmstr_en' } } });
});
