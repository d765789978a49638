import type { Page } from '@playwright/test';
import { addToBasket, basketButton, bringCart, openCart, PATIENCE } from './fixtures/cart';
import { ACCOUNT_PATHS, OLIVIA, signIn } from './fixtures/customer';
import { countLine } from './fixtures/listing';
import { text } from './fixtures/messages';
import { CONTENT_PAGE, NOWHERE, SIMPLE } from './fixtures/seeded';
import { workerReady } from './fixtures/servers/device';
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

/** What comes of strings where a script could begin, each by its name: the error, or what stands there then. */
function outcomes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const html = '<img src="/x" onerror="self.ran = true">';
    const place = () => document.body.appendChild(document.createElement('p'));
    const script = document.createElement('script');
    const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(place(), { innerHTML: html }).innerHTML,
      insertAdjacentHTML: () => {
        const element = place();
        element.insertAdjacentHTML('beforeend', html);
        return element.innerHTML;
      },
      parseFromString: () => new DOMParser().parseFromString(html, 'text/html').body.innerHTML,
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: html }).srcdoc,
      'script.src': () => Object.assign(script, { src: '/a.js' }),
      'script.text': () => Object.assign(script, { text: 'self.ran = true' }),
      'a worker': () => new Worker('/a.js'),
      'a policy': () => trustedTypes?.createPolicy('a', {}),
      'the same policy again': () => trustedTypes?.createPolicy('default', {}),
    };
    const outcome = (attempt: () => unknown) => {
      try {
        return String(attempt());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      ...Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, outcome(attempt)])),
      ran: String('ran' in window),
    };
  });
}

const AS_TEXT = '&lt;img src="/x" onerror="self.ran = true"&gt;';
const HARMLESS = {
  ...{ innerHTML: AS_TEXT, insertAdjacentHTML: AS_TEXT, parseFromString: AS_TEXT },
  srcdoc: AS_TEXT.replace('&gt;', '>'),
  ...{ 'script.src': 'TypeError', 'script.text': 'TypeError', 'a worker': 'TypeError' },
  ...{ 'a policy': 'TypeError', 'the same policy again': 'TypeError', ran: 'false' },
};

test('no document runs anything of a string, wherever it is written', async ({ browser, shop, facts }) => {
  // In a window of its own: what is refused is told on its console.
  const page = await browser.newPage({ baseURL: shop.url, serviceWorkers: 'block' });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { shopUrl: shop.url });
  for (const path of [
    ...['/', facts.categories[0].path, `${facts.categories[0].path}?page=2`, facts.products[0].path],
    ...['/search.html?query=pain', CONTENT_PAGE, ISLANDS, MAP, '/sign-in', '/checkout/cart'],
    ...[...ACCOUNT_PATHS, '/wishlist', '/mmstr_th', NOWHERE, '/~failure/en-GB/offline'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // A page that leads a guest to sign in may still be on its way.
    await expect(async () => expect(await outcomes(page), path).toEqual(HARMLESS)).toPass({ timeout: 30_000 });
  }
  await page.close();
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
  await expect(countLine(page)).toBeVisible({ timeout: PATIENCE });
  const card = page.locator('main article h3 a').first();
  const name = (await card.textContent()) ?? '';
  const product = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(heading).toHaveText(name, { timeout: PATIENCE });
  // Its skeleton has the title already; the way back begins with its page.
  await page.waitForURL((url) => url.pathname === product);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await page.goBack();
  await expect(countLine(page)).toBeVisible();
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
