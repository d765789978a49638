import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { bringCart, PATIENCE } from './fixtures/cart';
import { get } from './fixtures/crawl';
import { text, thaiText } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { type ColdStorefront, startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Sends a body in pieces; its length is told before only where a header says it. */
function sendBody(url: string, bytes: number, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers } }, (answer) => {
      resolve(answer.statusCode);
      call.destroy();
    });
    call.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, ' ');
    let left = bytes;
    const write = () => {
      while (left > 0 && !call.destroyed) {
        left -= piece.length;
        if (!call.write(piece)) return void call.once('drain', write);
      }
      call.end();
    };
    write();
  });
}

for (const [path, limit] of [
  ['/graphql', MEGABYTE],
  ['/rest/V1/guest-carts', MEGABYTE],
  ['/api/revalidate', 64 * 1024],
] as const) {
  test(`${path} takes bodies of ${limit / 1024} KB at most`, async ({ shop }) => {
    const url = `${shop.url}${path}`;
    expect(await sendBody(url, 8 * limit, {})).toBe(413);
    expect(await sendBody(url, 8 * limit, { 'Content-Length': String(8 * limit) })).toBe(413);
    expect(await sendBody(url, limit, { 'Content-Length': String(limit) })).not.toBe(413);
  });
}

const ask = (url: string, query: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ query }) });

const token = (alias: string) => `${alias}: generateCustomerToken(email: "a@b.example", password: "guess") { token }`;

test.describe('behind one proxy', () => {
  let storefront: ColdStorefront;

  test.beforeAll(async ({ shop }) => {
    const variables = { RATE_LIMITS: 'sign-in:2,coupon:1,search:1', TRUSTED_PROXY_HOPS: '1' };
    storefront = await startColdStorefront(shop.backendUrl, variables);
  });
  test.afterAll(() => storefront.close());

  test('who guesses is told to wait in the store view’s language, whatever he claims before the proxy’s word', async () => {
    const guess = (query: string, forwardedFor: string) =>
      ask(storefront.url, query, { Store: 'mmstr_th', 'X-Forwarded-For': forwardedFor });
    expect((await guess(`mutation { ${token('a')} ${token('b')} }`, '192.0.2.1')).status).toBe(200);
    const refused = await guess(`mutation { ${token('products')} }`, '198.51.100.9, 192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ errors: [{ message: thaiText('failure.tooMany') }] });
    expect((await guess(`mutation { ${token('a')} }`, '192.0.2.2')).status).toBe(200);
    expect((await guess('{ storeConfig { store_code } }', '192.0.2.1')).status).toBe(200);
  });

  test('a whole search page is counted too, and refused by a page', async () => {
    const search = (path: string) => get(`${storefront.url}${path}`, { headers: { 'X-Forwarded-For': '192.0.2.3' } });
    expect((await search('/search.html?query=pain')).status).toBe(200);
    const refused = await search('/mmstr_th/search.html?query=pain');
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(thaiText('failure.tooManyTitle'));
    expect((await search('/')).status).toBe(200);
  });

  test('who asks to upgrade the connection is answered and counted as any other', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'X-Forwarded-For': '192.0.2.4' };
    const search = async () => {
      const asked = request(`${storefront.url}/search.html?query=pain`, { headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect([await search(), await search()]).toEqual([200, 429]);
  });
});

test.describe('a shopper', () => {
  test.use({ failing: /\/graphql/ });

  test('who tries codes too often reads why in her own language', async ({ page, shop }) => {
    const { url, close } = await startColdStorefront(shop.backendUrl, { RATE_LIMITS: 'coupon:1' });
    try {
      await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { shopUrl: url, store: 'mmstr_th' });
      await page.goto(`${url}/mmstr_th/checkout/cart`);
      const field = page.getByRole('textbox', { name: thaiText('coupon.label') });
      const apply = page.getByRole('button', { name: thaiText('coupon.apply') });
      for (const said of [thaiText('errors.couponInvalid'), thaiText('failure.tooMany')]) {
        await field.fill('NO-SUCH-CODE');
        await apply.click();
        await expect(field).toHaveAccessibleDescription(said, { timeout: PATIENCE });
      }
    } finally {
      await close();
    }
  });
});

test('without a proxy nobody’s word about his address counts', async ({ shop }) => {
  const { url, close } = await startColdStorefront(shop.backendUrl, { RATE_LIMITS: 'sign-in:1' });
  try {
    const guess = (client: string) => ask(url, `mutation { ${token('a')} }`, { 'X-Forwarded-For': client });
    expect((await guess('192.0.2.1')).status).toBe(200);
    const refused = await guess('192.0.2.2');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: [{ message: text('failure.tooMany') }] });
  } finally {
    await close();
  }
});
