import type { Locator, Page } from '@playwright/test';
import { basketButton, bringCart } from './fixtures/cart';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { expect, gate, test } from './fixtures/test';

const CHUNKS = '**/_next/static/chunks/**';

/** A class of the notice of what was added: chunks have no names. */
const ONLY_IN_POPUP = 's-added';
/** One of the arrows beside a row of cards. */
const ONLY_IN_ARROWS = 'bg-surface hover:border-evergreen hover:text-evergreen-strong aria-disabled:opacity-40';

// Browsers report every script that they could not load.
test.use({ failing: /\/_next\/static\// });

/** What the page says of a part that did not load. */
const notice = (page: Page): Locator => page.getByRole('alert').filter({ hasText: text('failure.part') });

/** Opens a page that loads its scripts only, and nothing that waits until it rests. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Uses a part without a connection for scripts: the page stands; with one again, the part comes. */
async function loseAndRetry(page: Page, use: () => Promise<unknown>, part: Locator, plain?: Locator): Promise<void> {
  await page.route(CHUNKS, (route) => route.abort('connectionfailed'));
  await use();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(part).toBeHidden();
  if (plain) await expect(plain).toBeVisible();
  await notice(page)
    .getByRole('button', { name: text('failure.tryAgain') })
    .click();
  await expect(notice(page), 'there is no connection yet').toBeVisible();

  // Requests under way are answered first: afterwards nobody may answer them.
  await page.unrouteAll({ behavior: 'wait' });
  await notice(page)
    .getByRole('button', { name: text('failure.tryAgain') })
    .click();
  await expect(part).toBeVisible();
  await expect(notice(page)).toBeHidden();
  if (plain) await expect(plain).toBeHidden();
}

test.describe('a part of the page that the connection breaks off for takes nothing else with it, and comes later:', () => {
  test('suggestions of the search', async ({ page }) => {
    await openBusy(page, '/');
    const field = page.getByRole('searchbox').or(page.getByRole('combobox', { name: text('shell.searchLabel') }));
    await loseAndRetry(page, () => field.fill('tablets'), page.getByRole('listbox'));
  });

  test('the mini cart, for which there is a link to the cart', async ({ page }) => {
    await openBusy(page, '/');
    await loseAndRetry(
      page,
      () => basketButton(page).click(),
      page.getByRole('dialog', { name: text('miniCart.title') }),
      page.getByRole('banner').getByRole('link', { name: text('addToCart.viewCart') }),
    );
  });

  test('the notice of what was added, for which there is a link to the cart', async ({ page, facts }) => {
    await openBusy(page, facts.products[0].path);
    // What adds comes; what shows it does not.
    const add = page.locator('button[data-add]').first();
    await loseAndRetry(
      page,
      async () => {
        await page.unrouteAll({ behavior: 'wait' });
        await page.route(CHUNKS, async (route) => {
          const body = await (await route.fetch()).text();
          await (body.includes(ONLY_IN_POPUP)
            ? route.abort('connectionfailed')
            : route.fulfill({ body, contentType: 'text/javascript' }));
        });
        await add.click();
      },
      page.getByRole('dialog', { name: text('product.added') }),
      // The notice has such a link itself.
      page.locator('header a:not([role="dialog"] a)').filter({ hasText: text('addToCart.viewCart') }),
    );
  });

  test('the form of a review', async ({ page, facts }) => {
    await openBusy(page, facts.products[0].path);
    const section = page.getByRole('region', { name: text('product.reviews') });
    const write = section.getByRole('button', { name: text('review.write') });
    await loseAndRetry(page, () => write.click(), section.getByRole('form', { name: text('review.write') }), write);
  });

  test('the estimate of a basket', async ({ page, shop }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    await openBusy(page, '/checkout/cart');
    const open = page.getByText(text('cart.estimate'));
    await loseAndRetry(page, () => open.click(), page.getByRole('textbox', { name: text('cart.postcode') }));
  });

  test('the controls of the gallery, and its large images', async ({ page, facts }) => {
    await openBusy(page, facts.products[0].path);
    const gallery = page.locator('[data-slides]').locator('..');
    const zoom = page.getByRole('button', { name: text('product.zoom') });
    await loseAndRetry(page, () => gallery.dispatchEvent('pointerdown'), zoom);
    await loseAndRetry(page, () => zoom.click(), page.locator('dialog[open]'));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu, for which there is the row of categories', async ({ page, facts }) => {
      await openBusy(page, '/');
      const row = page.getByRole('navigation', { name: text('shell.categories') });
      await loseAndRetry(
        page,
        () => page.getByRole('button', { name: text('shell.menu') }).click(),
        page.getByRole('dialog', { name: text('shell.mainMenu') }),
        row.locator(`a[href="${facts.categories[0].path}"]`).first(),
      );
    });

    test('the account in the menu, for which there is a link to its page', async ({ page }) => {
      await openBusy(page, '/');
      await page.getByRole('button', { name: text('shell.menu') }).click();
      const drawer = page.getByRole('dialog', { name: text('shell.mainMenu') });
      const account = drawer.getByRole('button', { name: text('shell.signIn') });
      await expect(account).toBeVisible();
      await page.route(CHUNKS, (route) => route.abort('connectionfailed'));
      await account.click();
      const open = page.getByRole('dialog');
      const plain = open.getByRole('link', { name: text('shell.signIn') });
      await expect(plain).toHaveAttribute('href', '/customer/account');
      // It stands in the menu, as all else is inert.
      await page.unroute(CHUNKS);
      await open
        .getByRole('alert')
        .getByRole('button', { name: text('failure.tryAgain') })
        .click();
      await expect(open.getByRole('form', { name: text('signIn.title') })).toBeVisible();
      await expect(plain).toBeHidden();
    });

    test('the controls of the gallery, for which there are small images', async ({ page, facts }) => {
      await openBusy(page, facts.products[0].path);
      const small = page.locator('[data-thumbnails]');
      await expect(small).toBeHidden();
      await loseAndRetry(
        page,
        () => page.locator('[data-slides]').locator('..').dispatchEvent('pointerdown'),
        page.getByRole('button', { name: text('product.zoom') }),
        small,
      );
    });

    test('the filters, which stand in the page meanwhile', async ({ page, facts }) => {
      await openBusy(page, facts.categories[0].path);
      await loseAndRetry(
        page,
        () => page.locator('#open-filters').click(),
        page.getByRole('dialog', { name: text('catalog.filters') }),
        page.getByRole('complementary', { name: text('catalog.filters') }),
      );
    });
  });
});

test('the notice of a part that did not load can be closed', async ({ page }) => {
  await openBusy(page, '/');
  await page.route(CHUNKS, (route) => route.abort('connectionfailed'));
  await basketButton(page).click();
  await notice(page)
    .getByRole('button', { name: text('shell.close') })
    .click();
  await expect(notice(page)).toBeHidden();
});

test('what nobody asked for, such as the arrows of a row, goes without a word', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, 'VEL-PARA', '');
  await page.route(CHUNKS, async (route) => {
    const body = await (await route.fetch()).text();
    await (body.includes(ONLY_IN_ARROWS)
      ? route.abort('connectionfailed')
      : route.fulfill({ body, contentType: 'text/javascript' }));
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/chunks/'));
  await page.goto(path, { waitUntil: 'networkidle' });
  const row = page.getByRole('region', { name: text('product.related') });
  await row.scrollIntoViewIfNeeded();
  await lost;
  await page.waitForLoadState('networkidle');
  await expect(row.getByRole('article').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a part comes by itself when the connection is back', async ({ page, context }) => {
  await openBusy(page, '/');
  await context.setOffline(true);
  await basketButton(page).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: text('miniCart.title') })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('[ROUTE-19] the page that is left stays until the skeleton of the next one is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const link = page
    .getByRole('navigation', { name: text('shell.categories') })
    .locator('a[data-page="CATEGORY"]')
    .first();
  // The next page and the code of its skeleton are both slow in coming.
  const { promise: held, resolve: release } = gate();
  const hold = async (route: { fallback(): Promise<void> }) => {
    await held;
    await route.fallback();
  };
  const asked: string[] = [];
  await page.route(/[?&]_rsc=/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return hold(route);
  });
  // What follows links of plain HTML is there once it asks ahead.
  const path = (await link.getAttribute('href')) ?? '';
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect.poll(() => asked, { timeout: 500 }).toContain(path);
  }).toPass();
  await page.route(CHUNKS, hold);
  const leaving = page.waitForRequest(/_next\/static\/chunks/);
  await link.click();
  await leaving;
  await expect(page.getByRole('progressbar', { name: text('shell.fetchingData') })).toBeVisible();
  // Longer than a page may take before its skeleton would show.
  await page.waitForTimeout(600);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.getByRole('main')).not.toBeEmpty();
  release();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
});

test('[ROUTE-19] the footer does not flash while the skeleton of a short page stands in for it', async ({
  page,
  facts,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
  const { promise: held, resolve: release } = gate();
  await page.route(/[?&]_rsc=/, async (route) => {
    await held;
    await route.fallback();
  });
  const main = page.getByRole('main');
  await page.getByRole('banner').locator('a[data-page="CMS_PAGE"]').first().click();
  await expect(main.getByRole('heading', { level: 1 }), 'the skeleton has come').toBeHidden();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  release();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
