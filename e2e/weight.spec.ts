import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { bringCart } from './fixtures/cart';
import { CONTENT_PAGE, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const KIBIBYTE = 1024;

/** Gzipped bytes of every script of a page until the network rests. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  };
  page.on('response', weigh);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', weigh);
  return (await Promise.all(scripts.values())).reduce((total, bytes) => total + bytes, 0);
}

/** Lets the page never come to rest, so that what waits for it is not loaded. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

for (const { title, path, limits } of [
  { title: 'a category', path: 'category', limits: { beforeIdle: 150, inAll: 170 } },
  { title: 'a product', path: 'product', limits: { beforeIdle: 150, inAll: 170 } },
  { title: 'a content page', path: CONTENT_PAGE, limits: { beforeIdle: 145, inAll: 170 } },
  { title: 'the home page', path: '/', limits: { beforeIdle: 145, inAll: 170 } },
]) {
  test(`JavaScript of ${title} stays within ${limits.beforeIdle} KiB before idle and ${limits.inAll} KiB in all`, async ({
    page,
    context,
    facts,
  }) => {
    const places: Record<string, string> = { category: facts.categories[0].path, product: facts.products[0].path };
    const busy = await context.newPage();
    await neverIdle(busy);
    const beforeIdle = await scriptWeight(busy, places[path] ?? path);
    const weight = { beforeIdle, inAll: await scriptWeight(page, places[path] ?? path) };
    test.info().annotations.push({ type: 'first-load JavaScript', description: JSON.stringify(weight) });
    expect(weight.beforeIdle).toBeGreaterThan(0);
    expect(weight.beforeIdle).toBeLessThanOrEqual(limits.beforeIdle * KIBIBYTE);
    expect(weight.inAll).toBeLessThanOrEqual(limits.inAll * KIBIBYTE);
  });
}

for (const path of ['/checkout/cart', '/checkout']) {
  test(`JavaScript of ${path} with a cart stays within 195 KiB before idle`, async ({ page, context, shop }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const busy = await context.newPage();
    await neverIdle(busy);
    const beforeIdle = await scriptWeight(busy, path);
    const weight = { beforeIdle, inAll: await scriptWeight(page, path) };
    test.info().annotations.push({ type: 'first-load JavaScript', description: JSON.stringify(weight) });
    expect(weight.beforeIdle).toBeGreaterThan(0);
    expect(weight.beforeIdle).toBeLessThanOrEqual(195 * KIBIBYTE);
  });
}

test('JavaScript of a category and a product stays within its limits with a cart in the browser, too', async ({
  page,
  context,
  shop,
  facts,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const busy = await context.newPage();
  await neverIdle(busy);
  for (const path of [facts.categories[0].path, facts.products[0].path]) {
    expect(await scriptWeight(busy, path), `${path} before idle`).toBeLessThanOrEqual(150 * KIBIBYTE);
    expect(await scriptWeight(page, path), `${path} in all`).toBeLessThanOrEqual(170 * KIBIBYTE);
  }
});

test("[ROUTE-21] category, product and content pages load none of each other's code", async ({ page, facts }) => {
  const loaded = async (path: string) => {
    const types = new Set<string>();
    const note = (url: string) => types.add(/\/~(category|listing|product|cms)\//.exec(url)?.[1] ?? 'shared');
    page.on('request', (request) => request.resourceType() === 'script' && note(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    return [...types].filter((type) => type !== 'shared');
  };
  const category = await loaded(facts.categories[0].path);
  const product = await loaded(facts.products[0].path);
  const content = await loaded(CONTENT_PAGE);
  expect([category, product, content].flat().length, 'pages have code of their own').toBeGreaterThan(0);
  expect(category.filter((type) => type !== 'category')).toEqual([]);
  expect(product.filter((type) => type !== 'product')).toEqual([]);
  expect(content.filter((type) => type !== 'cms')).toEqual([]);
});
