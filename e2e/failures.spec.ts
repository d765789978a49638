import type { Page, Request, Route } from '@playwright/test';
import { basketButton, bringCart } from './fixtures/cart';
import { text } from './fixtures/messages';
import { CONTENT_PAGE, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const CHUNKS = '**/_next/static/chunks/**';

// Browsers report every script that they could not load.
test.use({ failing: /\/_next\/static\// });

/** Counts the documents that the page asks for. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  const isDocument = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => {
    if (isDocument(request)) documents.count += 1;
  });
  return documents;
}

/** Opens a page that loads its scripts only, and nothing that waits until it rests. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
}

const unloaded = (page: Page) => page.getByRole('alert').filter({ hasText: text('failure.part') });
const miniCart = (page: Page) => page.getByRole('dialog', { name: text('miniCart.title') });
const told = (page: Page) => page.getByRole('alert').filter({ hasText: text('failure.unexpected') });

test.describe('code that is gone since another version of the shop was deployed', () => {
  test('[SHELL-11] a page whose next part is gone loads itself anew once, and works', async ({ page }) => {
    await openBusy(page, '/');
    const documents = countDocuments(page);
    await page.route(CHUNKS, (route) => (documents.count === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    const anew = page.waitForEvent('load');
    await basketButton(page).click();
    await anew;
    await basketButton(page).click();
    await expect(miniCart(page)).toBeVisible();
    await expect(unloaded(page)).toBeHidden();
    expect(documents.count).toBe(1);
  });

  test('[SHELL-11] a page whose part stays gone says so, instead of loading itself for ever', async ({ page }) => {
    await openBusy(page, '/');
    const documents = countDocuments(page);
    const gone = new Set<string>();
    await page.route(CHUNKS, (route) => {
      const url = route.request().url();
      if (documents.count === 0) gone.add(url);
      return gone.has(url) ? route.fulfill({ status: 404 }) : route.fallback();
    });
    const anew = page.waitForEvent('load');
    await basketButton(page).click();
    await anew;
    await page.waitForLoadState('networkidle');
    await basketButton(page).click();
    await expect(unloaded(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents.count).toBe(1);
    await page.unroute(CHUNKS);
    await unloaded(page)
      .getByRole('button', { name: text('failure.tryAgain') })
      .click();
    await expect.poll(() => documents.count, { message: 'the button loads the page anew' }).toBe(2);
    await basketButton(page).click();
    await expect(miniCart(page)).toBeVisible();
  });

  test('[ROUTE-18] a page of another version is loaded as a document', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const documents = countDocuments(page);
    await page.route(/[?&]_rsc=/, async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"another-version"');
      await route.fulfill({ response, body });
    });
    await page.getByRole('contentinfo').locator(`a[href="${CONTENT_PAGE}"]`).first().click();
    await expect(page).toHaveURL(CONTENT_PAGE);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.count).toBe(1);
  });
});

test.describe('faults of the shop’s own', () => {
  // They are what these journeys are about.
  test.use({ quietConsole: undefined });

  test('[SHELL-13] [TOAST-3] an error that nobody catches is told, even one from before the page rests', async ({
    page,
  }) => {
    let isPoisoned = false;
    await page.route(CHUNKS, async (route) => {
      if (isPoisoned) return route.fallback();
      isPoisoned = true;
      const response = await route.fetch();
      const body = `${await response.text()};setTimeout(()=>{throw new RangeError('poisoned')})`;
      return route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(told(page)).toHaveText(/Debug: [0-9a-f]{8} \S+\.js:\d+:\d+ RangeError/);
    // Scripts of others, as of the browser's extensions, fail by themselves.
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('another’s'))));
    await page
      .getByRole('listitem')
      .filter({ has: told(page) })
      .getByRole('button')
      .click();
    await expect(told(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[SHELL-11] [TOAST-3] a page that cannot be drawn is masked, and loads anew when its toast is dismissed', async ({
    page,
    shop,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    await page.goto('/', { waitUntil: 'networkidle' });
    const documents = countDocuments(page);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.evaluate(() => {
      Intl.NumberFormat.prototype.formatToParts = () => {
        throw new RangeError('poisoned');
      };
    });
    await basketButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('failure.title'));
    await expect(page.locator('[inert] header')).toBeVisible();
    await expect(page.locator('[inert] footer')).toBeVisible();
    await expect(told(page)).toHaveText(/Debug: [0-9a-f]{8} .*RangeError/);
    await page.screenshot({ path: test.info().outputPath('masked.png') });
    expect(documents.count, 'nothing is loaded anew by itself').toBe(0);
    await page
      .getByRole('listitem')
      .filter({ has: told(page) })
      .getByRole('button')
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(documents.count).toBe(1);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
