import type { Page } from '@playwright/test';
import { bringCart, PATIENCE } from './fixtures/cart';
import { newAccount, signIn } from './fixtures/customer';
import { text, thaiText } from './fixtures/messages';
import { NOWHERE, SIMPLE } from './fixtures/seeded';
import { expectStored, stored, workerReady } from './fixtures/servers/device';
import { expect, needsWholeBrowser, test } from './fixtures/test';

// What is not on the device fails, and the browser says so.
test.use({ serviceWorkers: 'allow', failing: /./ });
test.beforeEach(needsWholeBrowser);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether every picture that stands in the window has been drawn. */
const brokenImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight && image.loading !== 'lazy')
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );

test('[PWA-5] a visited page is read offline, with its pictures; an unvisited one says that there is no connection', async ({
  page,
  context,
  facts,
}) => {
  const [category, another] = facts.categories;
  const [product] = facts.products;
  await page.goto(product.path, { waitUntil: 'networkidle' });
  await workerReady(page);
  await page.goto(category.path, { waitUntil: 'networkidle' });
  await expectStored(page, category.path);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(category.name);
  await page.goto(product.path);
  await expect(heading(page)).toHaveText(product.name);
  expect(await brokenImages(page)).toEqual([]);

  await page.goto(another?.path ?? '');
  await expect(heading(page)).toHaveText(text('offline.title'));
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await page.getByRole('link', { name: product.name }).click();
  await expect(heading(page)).toHaveText(product.name);

  await page.goBack();
  await expect(heading(page)).toHaveText(text('offline.title'));
  await context.setOffline(false);
  // The page loads itself as the connection comes back, maybe at the same moment.
  await expect(async () => {
    await page.goto(another?.path ?? '');
    await expect(heading(page)).toHaveText(another?.name ?? '', { timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
});

test('[PWA-5] the page for who is offline speaks the language of the store view', async ({ page, context }) => {
  await page.goto('/mmstr_th', { waitUntil: 'networkidle' });
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/mmstr_th/never-seen.html');
  await expect(heading(page)).toHaveText(thaiText('offline.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
});

test('[ROUTE-16] a path that is nothing is 404 through the service worker, too', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await workerReady(page);
  const response = await page.goto(NOWHERE);
  expect([response?.status(), response?.fromServiceWorker()]).toEqual([404, true]);
});

test('[PWA-5] links work offline: to a visited page, and to an unvisited one', async ({ page, context, facts }) => {
  const [category] = facts.categories;
  const [seen, unseen] = facts.products;
  await page.goto(category.path, { waitUntil: 'networkidle' });
  await workerReady(page);
  await page.getByRole('main').getByRole('link', { name: seen.name }).first().click();
  await expect(heading(page)).toHaveText(seen.name, { timeout: PATIENCE });
  // The router brought it, without a document; the worker has fetched that too.
  await expectStored(page, seen.path);
  await page.goto(category.path, { waitUntil: 'networkidle' });

  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: seen.name }).first().click();
  await expect(heading(page)).toHaveText(seen.name, { timeout: PATIENCE });
  await page.reload();
  await expect(heading(page)).toHaveText(seen.name);
  await page.goto(category.path);
  await page
    .getByRole('main')
    .getByRole('link', { name: unseen?.name ?? '' })
    .first()
    .click();
  await expect(heading(page)).toHaveText(text('offline.title'), { timeout: PATIENCE });
  expect(new URL(page.url()).pathname).toBe(unseen?.path);
});

test('[PWA-5] account, checkout and orders are never read offline', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await workerReady(page);
  const paths = ['/checkout', '/customer/account', '/sales/order/history', '/sign-in', '/wishlist'];
  for (const path of paths) {
    // Some lead a guest on, however late.
    const visit = await context.newPage();
    await visit.goto(path, { waitUntil: 'networkidle' });
    await visit.close();
  }
  await page.goto('/checkout/cart', { waitUntil: 'networkidle' });
  await expectStored(page, '/checkout/cart');
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(text('offline.title'));
  }
});

test('[PWA-5] a picture is shown in the nearest larger width that is on the device', async ({
  page,
  context,
  facts,
}) => {
  const [product] = facts.products;
  await page.goto(product.path, { waitUntil: 'networkidle' });
  await workerReady(page);
  const [narrow, wide] = await page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('[data-slides] img');
    const url = (width: number) => {
      const address = new URL(image?.src ?? '');
      address.searchParams.set('width', String(width));
      address.searchParams.set('height', String(Math.round(width / 0.8)));
      return address.href;
    };
    await caches.delete('shop images');
    const load = (src: string) =>
      new Promise<number>((resolve) => {
        const shown = new Image();
        shown.onload = () => resolve(shown.naturalWidth);
        shown.onerror = () => resolve(0);
        shown.src = src;
      });
    Object.assign(window, { load });
    await load(url(640));
    return [url(320), url(1280)];
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('shop images')).keys()).length))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  const widthOf = (src: string | undefined) =>
    page.evaluate((src) => (window as unknown as { load(src: string): Promise<number> }).load(src), src ?? '');
  expect(await widthOf(narrow)).toBe(640);
  // Offline a smaller one is better than none.
  expect(await widthOf(wide)).toBe(640);
});

test('[PWA-5] two store views, a sign-out and another customer: nothing private is ever on the device', async ({
  page,
  context,
  shop,
}) => {
  const [ann, bob] = [await newAccount(shop.backendUrl), await newAccount(shop.backendUrl)];
  await page.goto('/', { waitUntil: 'networkidle' });
  await workerReady(page);
  const cartId = await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, ann);
  const tokens = await page.evaluate(() => [localStorage.getItem('signin_token'), localStorage.getItem('cartId')]);
  const secret = [ann.email, bob.email, cartId, JSON.parse(tokens[0] ?? '{}').value, tokens[1]].filter(Boolean);
  const paths = ['/customer/account/edit', '/customer/address', '/checkout/cart', '/checkout', '/sales/order/history'];
  for (const root of ['', '/mmstr_th'])
    for (const path of ['/', ...paths]) await page.goto(`${root}${path}`, { waitUntil: 'networkidle' });

  const expectNothingPrivate = async () => {
    const answers = await stored(page);
    expect(answers.length).toBeGreaterThan(0);
    for (const { cache, path, body } of answers) {
      // Files of the build are named by the pages that they are for.
      if (!path.startsWith('/_next/static/'))
        expect(path, cache).not.toMatch(/customer|account|sales|wishlist|checkout(?!\/cart)|rest|cartId|token/i);
      for (const word of secret) expect(`${path} ${body}`.includes(word), `${word} in ${cache} ${path}`).toBe(false);
      if (cache.startsWith('shop ')) expect(body, path).not.toMatch(new RegExp(`${ann.firstname} ${ann.lastname}`));
    }
  };
  await expectNothingPrivate();
  await page.goto('/customer/account/logout');
  await page.waitForFunction(() => localStorage.getItem('signin_token') === null, null, { timeout: PATIENCE });
  await page.waitForURL((url) => !url.pathname.includes('logout'), { timeout: PATIENCE }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const left = (await stored(page)).filter(({ cache }) => /^shop (pages|reads)/.test(cache)).map(({ path }) => path);
  expect(left, 'what the customer looked at is gone').not.toContain('/mmstr_th/checkout/cart');
  // The browser remembers the Thai store view.
  await page.goto('/mmstr_en', { waitUntil: 'networkidle' });
  await signIn(page, bob);
  await page.goto('/mmstr_th', { waitUntil: 'networkidle' });
  await expectNothingPrivate();
  await context.setOffline(true);
  await page.goto('/customer/account');
  await expect(heading(page)).toHaveText(text('offline.title'));
  expect(await page.content()).not.toContain(ann.firstname);
});
