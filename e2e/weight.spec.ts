import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { bringCart } from './fixtures/cart';
import { CONTENT_PAGE, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const KIBIBYTE = 1024;

/** Milliseconds without a request after which the network rests. */
const QUIET = 500;

/** The answers with a page's scripts until the network rests; it may have rested once before scripts start, which is late. */
async function scriptsOf(page: Page, path: string): Promise<Response[]> {
  const scripts: Response[] = [];
  const open = new Set<Request>();
  let changedAt = Date.now();
  const began = (request: Request) => {
    open.add(request);
    changedAt = Date.now();
  };
  const ended = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended).on('response', keep);
  await page.goto(path);
  const isQuiet = () => scripts.length > 0 && open.size === 0 && Date.now() - changedAt > QUIET;
  await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true);
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended).off('response', keep);
  return scripts;
}

/** Gzipped bytes of every script of a page. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const scripts = new Map((await scriptsOf(page, path)).map((response) => [response.url(), response]));
  const bodies = await Promise.all(Array.from(scripts.values(), (response) => response.body()));
  return bodies.reduce((total, body) => total + gzipSync(body).length, 0);
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
    expect(weight.beforeIdle).toBeLessThanOrEqual(limits.beforeIdle * KIBIBYTE);
    expect(weight.inAll).toBeLessThanOrEqual(limits.inAll * KIBIBYTE);
  });
}

for (const { path, limit } of [
  { path: '/checkout/cart', limit: 193 },
  { path: '/checkout', limit: 180 },
]) {
  test(`JavaScript of ${path} with a cart stays within ${limit} KiB before idle`, async ({ page, context, shop }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const busy = await context.newPage();
    await neverIdle(busy);
    const beforeIdle = await scriptWeight(busy, path);
    const weight = { beforeIdle, inAll: await scriptWeight(page, path) };
    test.info().annotations.push({ type: 'first-load JavaScript', description: JSON.stringify(weight) });
    expect(weight.beforeIdle).toBeLessThanOrEqual(limit * KIBIBYTE);
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

for (const { title, path, limit } of [
  { title: 'a category', path: 'category', limit: 140 },
  { title: 'a product', path: 'product', limit: 160 },
  { title: 'the home page', path: '/', limit: 217 },
]) {
  test(`HTML of ${title}, with the router’s payload in it, stays within ${limit} KB decoded`, async ({
    request,
    shop,
    facts,
  }) => {
    const places: Record<string, string> = { category: facts.categories[0].path, product: facts.products[0].path };
    const body = await (await request.get(`${shop.url}${places[path] ?? path}`)).body();
    test.info().annotations.push({ type: 'decoded HTML', description: String(body.length) });
    expect(body.toString()).toContain('</html>');
    expect(body.length).toBeLessThanOrEqual(limit * 1000);
  });
}

/** Bytes of a page as they are sent, and how they are packed. */
function wireSize(url: string): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve({ bytes, encoding: response.headers['content-encoding'] });
    }).on('error', reject);
  });
}

for (const { title, path, limits } of [
  { title: 'a category', path: 'category', limits: { first: 22_100, often: 20_200 } },
  { title: 'the home page', path: '/', limits: { first: 27_000, often: 24_600 } },
]) {
  test(`HTML of ${title} is sent as at most ${limits.first} bytes, as ${limits.often} once it is asked for often`, async ({
    shop,
    facts,
  }) => {
    const url = `${shop.url}${path === 'category' ? facts.categories[0].path : path}`;
    const first = await wireSize(url);
    expect(first.encoding).toBe('br');
    expect(first.bytes).toBeGreaterThan(0);
    expect(first.bytes).toBeLessThanOrEqual(limits.first);
    // From the third answer on it is compressed once more, behind the answers.
    await expect(async () => {
      const { bytes, encoding } = await wireSize(url);
      test.info().annotations.push({ type: 'HTML as sent', description: `${first.bytes}, then ${bytes}` });
      expect(encoding).toBe('br');
      expect(bytes).toBeLessThanOrEqual(limits.often);
    }).toPass({ timeout: 20_000 });
  });
}

/** Of which page types a page loads code, and all its code. */
async function codeOf(page: Page, path: string): Promise<{ folders: string[]; code: string }> {
  const scripts = await scriptsOf(page, path);
  const folders = scripts.flatMap(
    (response) => /\/\(shop\)\/([^/]+)\//.exec(decodeURIComponent(response.url()))?.[1] ?? [],
  );
  const texts = await Promise.all(scripts.map((response) => response.text()));
  return { folders: [...new Set(folders)], code: texts.join('\n') };
}

test("[ROUTE-21] category, product, content and search pages load none of each other's code", async ({
  page,
  facts,
}) => {
  const places = [
    { type: 'category', path: facts.categories[0].path, folder: '~category' },
    { type: 'product', path: facts.products[0].path, folder: '~product' },
    { type: 'content', path: CONTENT_PAGE, folder: '~cms' },
    { type: 'search', path: '/search.html?query=pain', folder: 'search.html' },
  ];
  const loaded: { type: string; folder: string; folders: string[]; code: string }[] = [];
  for (const { type, path, folder } of places) {
    loaded.push({ type, folder, ...(await codeOf(page, path)) });
  }
  expect(loaded.flatMap(({ folders }) => folders).length, 'pages have chunks of their own').toBeGreaterThan(0);
  for (const { type, folder, folders } of loaded) {
    expect(
      folders.filter((other) => other !== folder),
      type,
    ).toEqual([]);
  }
  // Numbered chunks say nothing of whose they are: they are told by what stands in them.
  const typesWith = (text: string) => loaded.filter(({ code }) => code.includes(text)).map(({ type }) => type);
  expect(typesWith('button[data-step]'), 'the form of a product').toEqual(['product']);
  expect(typesWith('listing-count'), 'a listing').toEqual(['category', 'search']);
});
