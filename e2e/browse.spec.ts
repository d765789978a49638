import type { Locator, Page } from '@playwright/test';
import { addButton } from './fixtures/cart';
import { americanText, text, thaiText } from './fixtures/messages';
import { BUNDLE, readProduct, WITH_OPTIONS } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('[ROUTE-1, ROUTE-14, SHELL-1] from the home page by the menu to a category and a product', async ({
  page,
  shop,
  facts,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const menu = page.getByRole('navigation', { name: text('shell.categories') });
  for (const { path } of facts.menu) await expect(menu.locator(`a[href="${path}"]`).first()).toBeAttached();

  const category = facts.categories.find(({ level }) => level === 2);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu
    .getByRole('link', { name: category?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop.url}${category?.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '');

  const card = page.locator('main article h3 a').first();
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(`${shop.url}${href}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('£');
  expect(await page.evaluate(() => 'sameDocument' in window), 'no document was loaded on the way').toBe(true);
});

test('[STORE-5] titles carry the shop’s prefix and suffix', async ({ page, facts }) => {
  await page.goto(facts.products[0].path);
  await expect(page).toHaveTitle(/ \| mmstr$/);
});

test('[SHELL-9] the logo is the configured one and leads home', async ({ page, shop }) => {
  await page.goto('/');
  const logo = page.getByRole('link', { name: text('shell.homeLink', { name: 'mmstr' }) });
  await expect(logo.locator('img')).toHaveAttribute('src', /^\/media\/logo\//);
  await expect(logo.locator('img')).toHaveAttribute('alt', 'mmstr online pharmacy');
  expect(await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await logo.click();
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('[SHELL-4] the footer shows the configured copyright text', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2026 mmstr Ltd. All rights reserved.');
});

test('[CAT-5] beside the texts the buying box stays in sight, in a low window the whole form with its button', async ({
  page,
  facts,
}) => {
  const box = page.getByRole('region', { name: text('catalog.buyingBox') });
  const top = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const form = box.getByRole('form');
  const formTop = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const goDown = (share: number) => page.evaluate((by) => window.scrollTo({ top: by, behavior: 'instant' }), share);
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.goto(facts.products[0].path);
  await goDown(300);
  await expect.poll(top).toBe(24);
  await page.setViewportSize({ width: 1440, height: 600 });
  // All of it is reached on the way.
  await goDown(0);
  await expect.poll(top).toBeGreaterThan(24);
  await goDown(1200);
  await expect.poll(formTop, 'nothing is seen of the name before it').toBe(16);
  await expect(addButton(page)).toBeInViewport();
});

test('[CAT-5] what is missing above a low window is brought into it with the focus', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto((await readProduct(shop.backendUrl, WITH_OPTIONS, '')).path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await addButton(page).click();
  const wrong = page.getByRole('form', { name: text('product.form') }).locator(':focus');
  await expect(wrong).toHaveAttribute('required');
  await expect(wrong).toBeInViewport();
});

test('[CAT-5] a bundle’s button is reached by scrolling to where it stands', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { path } = await readProduct(shop.backendUrl, BUNDLE, '');
  await page.goto(path, { waitUntil: 'networkidle' });
  const button = addButton(page);
  const { y } = (await button.boundingBox()) ?? { y: 0 };
  expect(y, 'below the first screen').toBeGreaterThan(900);
  // A box that stuck to the window would show its end only after everything beside it.
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y - 450);
  await expect(button).toBeInViewport();
});

test('the hero’s picture spans its box on both sides of the width at which it changes', async ({ page }) => {
  for (const width of [768, 769]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const picture = page.locator('.home-hero img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [shown, box] = await picture.evaluate((image: HTMLImageElement) =>
      [image, image.closest('[data-element="wrapper"]')].map((one) => {
        const { left, right, bottom } = one?.getBoundingClientRect() ?? new DOMRect();
        return [left, right, bottom].map(Math.round);
      }),
    );
    expect(shown, `at ${width}`).toEqual(box);
    await expect(picture).toHaveCSS('object-fit', 'cover');
    const hero = await page.locator('.home-hero').boundingBox();
    expect(hero?.height, `leaves room for what is below it at ${width}`).toBeLessThanOrEqual(430);
  }
});

test('[SHELL-1] the pointer on a category’s word opens its panel, whose tile leads on by its very corner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const entry = page.locator('.s-menu > li:has(.s-menu-tile p:last-child > a:only-child)').first();
  const panel = entry.locator('.s-menu-panel');
  await expect(panel).toBeHidden();
  await entry.locator('> a').hover();
  await expect(panel).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const room = await boxOf(panel.locator('.gutters'));
  const tile = await boxOf(panel.locator('.s-menu-tile'));
  expect(room.x + room.width - (tile.x + tile.width), 'the tile ends where the page does').toBeLessThan(40);
  const entries = await panel.locator('.gutters ul').first().locator('> li').all();
  const boxes = await Promise.all(entries.map(boxOf));
  expect(Math.max(...boxes.map(({ x, width }) => x + width)), 'entries reach to it').toBeGreaterThan(tile.x - 60);
  const href = await panel.locator('.s-menu-tile a').getAttribute('href');
  await page.mouse.click(tile.x + 6, tile.y + tile.height - 6);
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('the home page shows needs by a pack each, offers with what they were, and services with their prices', async ({
  page,
}) => {
  await page.goto('/');
  const needs = page.locator('.home-needs li');
  expect(await needs.count()).toBeGreaterThan(3);
  await expect(needs.locator('img')).toHaveCount(await needs.count());
  const offers = page.locator('.home-offers article');
  await expect(offers).toHaveCount(4);
  await expect(offers.filter({ has: page.locator('s') })).toHaveCount(4);
  const services = page.locator('.home-services article');
  expect(await services.count()).toBeGreaterThan(2);
  await expect(services.filter({ has: page.locator('img') }).filter({ hasText: '£' })).toHaveCount(
    await services.count(),
  );
});

/** Without a font for Thai its marks stand beside their letters, each in a box, and every word is too long. */
const drawsThai = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return context?.measureText('กี').width === context?.measureText('ก').width;
  });

test.describe('in the fonts of a device', () => {
  test.use({ failing: /woff2/, locale: 'th-TH' });

  test('[SHELL-1] the row of categories is one line in every view', async ({ page }) => {
    await page.route(/woff2/, (route) => route.abort());
    for (const [view, words] of [
      ['/', text],
      ['/mmstr_us', americanText],
      ['/mmstr_th', thaiText],
    ] as const) {
      await page.goto(view);
      if (view === '/mmstr_th' && !(await drawsThai(page))) continue;
      const menu = page.getByRole('navigation', { name: words('shell.categories') });
      const items = menu.locator('ul').first().locator('> li');
      // Narrower the Thai row has room in the shop's own font alone.
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(items.last()).toBeVisible();
        const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
        expect(new Set(tops).size, `${view} at ${width}`).toBe(1);
      }
    }
  });
});
