import { createHmac } from 'node:crypto';
import { get } from './fixtures/crawl';
import { CONTENT_PAGE, NOWHERE } from './fixtures/seeded';
import type { CuttingProxy } from './fixtures/servers/cutting-proxy';
import { REVALIDATE_SECRET } from './fixtures/servers/pair';
import { expect, test } from './fixtures/test';

const sign = (body: string) => createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');

async function post(url: string, body: string, signature?: string) {
  const headers = { 'Content-Type': 'application/json', ...(signature ? { 'X-Signature': signature } : {}) };
  return fetch(`${url}/api/revalidate`, { method: 'POST', headers, body });
}

async function drop(url: string, tag: string): Promise<void> {
  const body = JSON.stringify({ tags: [tag] });
  const answer = await post(url, body, sign(body));
  expect(await answer.json()).toEqual({ dropped: [tag] });
}

/** How many calls reach the backend within so many milliseconds. */
async function callsDuring(proxy: CuttingProxy, milliseconds: number): Promise<number> {
  const before = proxy.calls().length;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return proxy.calls().length - before;
}

/** The tags that Magento names in its answer to a query. */
async function tagsOf(backendUrl: string, query: string): Promise<string[]> {
  const { headers } = await get(`${backendUrl}/graphql?query=${encodeURIComponent(query)}`);
  return headers.get('x-magento-tags')?.split(',') ?? [];
}

test('tags are dropped for a signed call only', async ({ shop }) => {
  const body = JSON.stringify({ tags: ['content'] });
  expect((await post(shop.url, body)).status).toBe(401);
  expect((await post(shop.url, body, sign(`${body} `))).status).toBe(401);
  const accepted = await post(shop.url, body, sign(body));
  expect(accepted.status).toBe(200);
  expect(await accepted.json()).toEqual({ dropped: ['content'] });
});

test.describe('what a merchant changes on a Magento whose answers name no tags, as the default one', () => {
  test.beforeEach(({ ownPair }) => ownPair.proxy.hide('x-magento-tags'));
  test.afterEach(({ ownPair }) => ownPair.proxy.reset());

  // Each on a page of its own, which no other test's change has made stale.
  for (const { what, page, operation, tag, field } of [
    { what: 'a content page', page: CONTENT_PAGE, operation: 'cmsPage', tag: /^cms_p_\d+$/, field: 'content' },
    {
      what: 'a block of the frame',
      page: '/mmstr_us/visit-us',
      operation: 'cmsBlocks',
      tag: 'cms_b_footer-links',
      field: 'content',
    },
    { what: 'the configuration', page: '/visit-us', operation: 'storeConfig', tag: 'store', field: 'copyright' },
    {
      what: 'the configuration on the not-found page',
      page: NOWHERE,
      operation: 'storeConfig',
      tag: 'store',
      field: 'copyright',
    },
    { what: 'a category', page: 0, operation: 'category', tag: /^cat_c_\d+$/, field: 'name' },
    { what: 'a category in the menu', page: 1, operation: 'menu', tag: /^cat_c_\d+$/, field: 'name' },
    {
      what: 'a category in the menu of the not-found page',
      page: `/mmstr_us${NOWHERE}`,
      operation: 'menu',
      tag: /^cat_c_\d+$/,
      field: 'name',
    },
    { what: 'a product of a listing', page: 2, operation: 'listing', tag: /^cat_p_\d+$/, field: 'name' },
  ]) {
    test(`${what} stays as it was until its tag is dropped, and is new after the signed call`, async ({
      ownPair,
      facts,
    }) => {
      const { shopUrl, backendUrl, proxy } = ownPair;
      const category = facts.categories[Number(page)] ?? facts.categories[0];
      const path = typeof page === 'number' ? category.path : page;
      const url = `${shopUrl}${path}`;
      expect((await get(url)).status).toBe(path.endsWith(NOWHERE) ? 404 : 200);
      // What an earlier journey has left old is made anew behind that first look.
      await expect.poll(async () => callsDuring(proxy, 300)).toBe(0);
      await expect.poll(async () => (await get(url)).headers.get('x-nextjs-cache')).toBe('HIT');

      const news = `Changed: ${what}`;
      proxy.edit(new RegExp(`query ${operation}\\b`), (answer) =>
        answer.replaceAll(`"${field}":"`, `"${field}":"${news} `),
      );
      const still = await get(url);
      expect(still.text).not.toContain(news);
      expect(still.headers.get('x-nextjs-cache')).toBe('HIT');

      // Asked past the proxy, the backend tells the tag that a merchant's change would drop.
      const query =
        {
          cmsPage: `{ cmsPage(identifier: "${path.slice(1)}") { title } }`,
          listing: `{ products(filter: { category_uid: { eq: "${category.uid}" } }, pageSize: 1) { items { sku } } }`,
        }[operation] ?? `{ categoryList(filters: { category_uid: { eq: "${category.uid}" } }) { name } }`;
      const name = typeof tag === 'string' ? tag : (await tagsOf(backendUrl, query)).find((own) => tag.test(own));
      await drop(shopUrl, name ?? 'no such tag');
      await expect.poll(async () => (await get(url)).text).toContain(news);
      await expect.poll(async () => (await get(url)).headers.get('x-nextjs-cache')).toBe('HIT');
      expect((await get(url)).text).toContain(news);
    });
  }
});

test.describe('a product that Magento lists no more', () => {
  test.afterEach(({ ownPair }) => ownPair.proxy.reset());

  for (const { fate, categories, status } of [
    { fate: 'only sold out', categories: [{ uid: 'NA==', name: 'Shelf' }], status: 200 },
    { fate: 'disabled', categories: [], status: 404 },
  ]) {
    test(`which is ${fate}, answers ${status} once its tag is dropped, though route still answers it`, async ({
      ownPair,
      facts,
    }) => {
      const { shopUrl, backendUrl, proxy } = ownPair;
      const [product] = facts.products;
      const url = `${shopUrl}${product.path}`;
      expect((await get(url)).status).toBe(200);
      proxy.edit(/query product\(/, () => JSON.stringify({ data: { products: { items: [], aggregations: [] } } }));
      proxy.edit(/query productByRoute\b/, (answer) => {
        const { data } = JSON.parse(answer) as { data: { route: object } };
        return JSON.stringify({ data: { route: { ...data.route, stock_status: 'OUT_OF_STOCK', categories } } });
      });
      const tags = await tagsOf(
        backendUrl,
        `{ products(filter: { sku: { eq: "${product.sku}" } }) { items { sku } } }`,
      );
      await drop(shopUrl, tags.find((tag) => /^cat_p_\d+$/.test(tag)) ?? 'no such tag');
      await expect
        .poll(async () => {
          const { status, text } = await get(url);
          return { status, isSoldOut: text.includes('Out of stock') };
        })
        .toEqual({ status, isSoldOut: status === 200 });
    });
  }
});
