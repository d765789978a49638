import type { Page } from '@playwright/test';
import { addToBasket, basketButton, bringCart, openCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { ACCOUNT_PATHS, OLIVIA, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { CONTENT_PAGE, NOWHERE, SIMPLE } from './fixtures/seeded';
import { workerReady } from './fixtures/servers/device';
import { BRITON, CARDS } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const ISLANDS = '/hay-fever-season';
const MAP = '/visit-us';

// Tiles and films of others, which no journey asks.
test.use({ serviceWorkers: 'allow', failing: /tile\.openstreetmap\.org|youtube-nocookie\.com/ });
test.setTimeout(300_000);

const violations: string[] = [];
test.beforeEach(async ({ context }) => {
  violations.length = 0;
  await context.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
      (window as unknown as { tellViolation(violation: string): void }).tellViolation(
        `${location.pathname}: ${violatedDirective} ${sample} ${sourceFile}`,
      ),
    ),
  );
});
test.afterEach(() => expect(violations).toEqual([]));

/** What a page does with plain strings where a script could begin, each by its name: the errors that they end in. */
function refusals(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const element = document.createElement('div');
    const script = document.createElement('script');
    const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
    const writes: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(element, { innerHTML: '<b>a</b>' }),
      outerHTML: () => Object.assign(document.body.appendChild(element), { outerHTML: '<b>a</b>' }),
      insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', '<b>a</b>'),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>a</b>' }),
      'script.src': () => Object.assign(script, { src: '/a.js' }),
      'script.text': () => Object.assign(script, { text: 'a' }),
      parseFromString: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
      write: () => document.write('<b>a</b>'),
      'a worker': () => new Worker('/sw.js'),
      'a policy': () => trustedTypes?.createPolicy('a', {}),
      'the same policy again': () => trustedTypes?.createPolicy('shop', {}),
    };
    return Object.fromEntries(
      Object.entries(writes).map(([name, write]) => {
        try {
          write();
          return [name, 'passes'];
        } catch (error) {
          return [name, error instanceof Error ? error.name : String(error)];
        }
      }),
    );
  });
}

const SINKS = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'script.src', 'script.text', 'parseFromString'],
  ...['write', 'a worker', 'a policy', 'the same policy again'],
];

test('no document takes a plain string where a script could begin', async ({ browser, shop, facts }) => {
  // In a window of its own: what is refused is told on its console.
  const page = await browser.newPage({ baseURL: shop.url, serviceWorkers: 'block' });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { shopUrl: shop.url });
  for (const path of [
    ...['/', facts.categories[0].path, `${facts.categories[0].path}?page=2`, facts.products[0].path],
    ...['/search.html?query=pain', CONTENT_PAGE, ISLANDS, MAP, '/sign-in', '/checkout/cart', '/checkout'],
    ...[...ACCOUNT_PATHS, '/wishlist', '/mmstr_th', NOWHERE, '/~failure/en-GB/offline'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await refusals(page), path).toEqual(Object.fromEntries(SINKS.map((sink) => [sink, 'TypeError'])));
  }
  await page.close();
});

test('what the shop’s own policy lets pass does nothing', async ({ page }) => {
  await page.goto('/');
  const html = await page.evaluate(() => {
    const place = document.createElement('p');
    document.body.append(place);
    place.innerHTML = globalThis.shopPolicy.createHTML('<b class="a">a</b><img src="/x" onerror="self.ran = true">');
    return place.innerHTML;
  });
  expect(html).toBe('<b class="a">a</b>&lt;img src="/x" onerror="self.ran = true"&gt;');
});

/** Whether the document is still the one that was marked. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('pages that come softly are drawn from HTML, and the worker is registered, without a violation', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await workerReady(page);
  await markDocument(page);
  await page.locator('a[data-page="CATEGORY"]:visible').first().click();
  await expect(page.locator('main article h3 a').first()).toBeVisible({ timeout: PATIENCE });
  const card = page.locator('main article h3 a').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(heading).toHaveText(name, { timeout: PATIENCE });
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await page.goBack();
  await expect(page.locator('main article h3 a').first()).toBeVisible();
  await page.getByRole('contentinfo').locator('a[data-page="CMS_PAGE"]').first().click();
  await expect(page.locator('main .rich-text').first()).toBeVisible({ timeout: PATIENCE });
  await expect(heading).not.toHaveText(name);
  expect(await isSameDocument(page), 'all of it without another document').toBe(true);
  await page.waitForLoadState('networkidle');
});

test('pages with content that moves, results of a search, and a map work without a violation', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/search.html?query=pain', { waitUntil: 'networkidle' });
  await expect(page.locator('main article h3 a').first()).toBeVisible();
  await page.goto(ISLANDS);
  await page.locator('[data-content-type="slider"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: text('content.slider'), exact: true })).toBeVisible();
  await page.goto(MAP, { waitUntil: 'networkidle' });
});

test('an account and a basket work without a violation', async ({ page, facts }) => {
  await signIn(page, OLIVIA, '/customer/account');
  for (const path of ACCOUNT_PATHS) await page.goto(path, { waitUntil: 'networkidle' });
  await addToBasket(page, facts.products[0].path);
  await basketButton(page).click();
  await openCart(page);
});

test('a guest enters a card without a violation', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  await checkout.payByCard(CARDS.good);
  await checkout.expectStep('review');
});
