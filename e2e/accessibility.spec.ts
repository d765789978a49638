import { offlinePath } from '@/lib/config/paths';
import { violations } from './fixtures/axe';
import { addButton, basketButton, bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { CONTENT_PAGE, LOOP, NOWHERE, readProduct, SIMPLE } from './fixtures/seeded';
import { THAI } from './fixtures/shoppers';
import { openStoreSwitcher } from './fixtures/switchers';
import { expect, test } from './fixtures/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

for (const [name, size] of Object.entries({ PHONE, DESKTOP })) {
  test.describe(`at ${name.toLowerCase()} width axe finds nothing on`, () => {
    test.use({ viewport: size });

    for (const [title, path] of [
      ['the home page', '/'],
      ['a content page', CONTENT_PAGE],
      ['the not-found page', NOWHERE],
      ['the failure page', LOOP],
      ['the Thai home page', '/mmstr_th'],
    ] as const) {
      test(title, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('a category page and its sorted second page', async ({ page, facts }) => {
      await page.goto(facts.categories[0].path);
      expect(await violations(page)).toEqual([]);
      await page.goto(`${facts.categories[0].path}?page=2&sort=price-asc`);
      expect(await violations(page)).toEqual([]);
    });

    test('a filtered category page and its open filters', async ({ page, facts }) => {
      await page.goto(`${facts.categories[0].path}?price%5Bfrom%5D=1&price%5Bto%5D=900`);
      expect(await violations(page)).toEqual([]);
      if (size === PHONE) {
        await page.getByRole('button', { name: text('catalog.filtersChosen', { count: 1 }) }).click();
        await expect(page.getByRole('dialog', { name: text('catalog.filters') })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });

    test('search results, found or not, and suggestions', async ({ page }) => {
      for (const query of ['tablets', 'xyzzyqq', '']) {
        await page.goto(`/search.html?query=${query}`);
        expect(await violations(page)).toEqual([]);
      }
      if (size === PHONE)
        await page
          .getByRole('button', { name: text('shell.search'), exact: true })
          .first()
          .click();
      await page.getByLabel(text('shell.searchLabel')).fill('ibuprofen');
      await expect(page.getByRole('listbox')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a product page', async ({ page, facts }) => {
      await page.goto(facts.products[0].path);
      expect(await violations(page)).toEqual([]);
    });

    test('a category, a product and the first step of the checkout in Thai', async ({ page, shop, facts }) => {
      for (const { path } of [facts.categories[0], facts.products[0]]) {
        await page.goto(`/mmstr_th${path}`);
        expect(await violations(page)).toEqual([]);
      }
      await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { store: THAI.store });
      await new Checkout(page, THAI).open();
      expect(await violations(page)).toEqual([]);
    });

    test('the page for who is offline', async ({ page }) => {
      await page.goto(offlinePath('en-GB'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('offline.title'));
      expect(await violations(page)).toEqual([]);
    });

    test.describe('a page of which', () => {
      test.use({ failing: /\/_next\/static\// });

      test('a part did not load', async ({ page }) => {
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionfailed'));
        await basketButton(page).click();
        await expect(page.getByRole('alert').filter({ hasText: text('failure.part') })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

    test('the enlarged picture of a product, and the notice that it was added', async ({ page, shop }) => {
      const { path } = await readProduct(shop.backendUrl, SIMPLE, '');
      await page.goto(path);
      await page.getByRole('button', { name: text('product.zoom') }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await addButton(page).click();
      await expect(page.getByRole('link', { name: text('addToCart.viewCart') })).toBeVisible({ timeout: PATIENCE });
      await page.getByRole('button', { name: text('addToCart.close') }).hover();
      expect(await violations(page)).toEqual([]);
    });

    test('the choice of a store view', async ({ page }) => {
      await page.goto('/');
      await expect((await openStoreSwitcher(page)).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    if (size === DESKTOP) {
      test('the open panel of a category in the menu', async ({ page }) => {
        await page.goto('/');
        const entry = page.locator('.s-menu > li:has(details)').first();
        await entry.locator('summary').click();
        await expect(entry.locator('.s-menu-panel a').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
