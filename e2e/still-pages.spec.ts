import type { Page } from '@playwright/test';
import { bringCart, openCart } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { shifts } from './fixtures/noise';
import { sealedItem } from './fixtures/pharmacy/questions';
import {
  ANOTHER_SIMPLE,
  BUNDLE,
  BY_SWATCH,
  CONFIGURABLE,
  CONTENT_PAGE,
  DOWNLOADABLE,
  GROUP,
  NOWHERE,
  REVIEWED,
  readProduct,
  SIMPLE,
  VIRTUAL,
  WITH_OPTIONS,
} from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, gate, test } from './fixtures/test';

// The account's pages (account-axe) and the checkout's steps are looked at by the journeys that walk them.

/** In the place of a map's tiles. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Two medicines with paracetamol and caffeine. */
const COLD_CAPSULES = 'VEL-CAPS-16';
const WITH_ASPIRIN = 'VEL-APC-16';

const HOUR = 60 * 60 * 1000;

/** Products of whose related ones ibuprofen goes with such a basket: one of two, and the only one. */
const BESIDE_IBUPROFEN = ['PUL-ANKLE', 'MMS-PARA-EFF'];
const IBUPROFEN = 'NOR-IBU-LYS';

const PRODUCTS = [SIMPLE, CONFIGURABLE, BY_SWATCH, BUNDLE, GROUP, VIRTUAL, DOWNLOADABLE, WITH_OPTIONS, REVIEWED];

/** Loads a page and goes down it as a thumb does: what comes when one gets near is there in time. */
async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, page.viewportSize()?.height ?? 0);
    await page.waitForTimeout(200);
  }
  await page.waitForLoadState('networkidle');
}

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      // Late pictures show whether their room is kept.
      await page.route('**/media/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ body: DOT, contentType: 'image/gif' }),
      );
    });

    test('no page of the catalogue, and no content, moves by itself while it loads', async ({ page, shop, facts }) => {
      test.setTimeout(240_000);
      const products = await Promise.all(PRODUCTS.map((sku) => readProduct(shop.backendUrl, sku, '')));
      const paths = [
        '/',
        '/mmstr_th',
        '/mmstr_us',
        ...facts.categories.slice(0, 3).map(({ path }) => path),
        `${facts.categories[0].path}?page=2`,
        '/search.html?query=ibuprofen',
        '/search.html?query=xyzzyqq',
        ...products.map(({ path }) => path),
        '/visit-us',
        '/hay-fever-season',
        '/contact',
        CONTENT_PAGE,
        NOWHERE,
        '/catalog/product_compare',
      ];
      for (const path of paths) {
        const load = () => scrollThrough(page, path);
        await load();
        expect.soft(await shifts(page, load), path).toEqual([]);
      }
    });

    test('a product’s page does not move by itself where the basket takes related products out of it', async ({
      page,
      shop,
    }) => {
      await bringCart(page, shop.backendUrl, [{ sku: IBUPROFEN, quantity: 1 }]);
      for (const sku of BESIDE_IBUPROFEN) {
        const { path } = await readProduct(shop.backendUrl, sku, '');
        const load = () => scrollThrough(page, path);
        await load();
        const ibuprofen = page.locator('[data-list="related"] article', { hasText: /ibuprofen/i });
        await expect(ibuprofen, 'the seed links some').not.toHaveCount(0);
        await expect(ibuprofen.filter({ visible: true })).toHaveCount(0);
        expect.soft(await shifts(page, load), path).toEqual([]);
      }
    });

    test('what was viewed before moves nothing where one is at the page’s end when it comes', async ({
      page,
      shop,
    }) => {
      const { path } = await readProduct(shop.backendUrl, VIRTUAL, '');
      await page.goto(CONTENT_PAGE);
      for (const viewed of [[SIMPLE], PRODUCTS, ['GONE', SIMPLE]]) {
        await page.evaluate((skus) => localStorage.setItem('recent_viewed', JSON.stringify(skus)), viewed);
        const load = async () => {
          const { promise: held, resolve: release } = gate();
          await page.route(/graphql.*recentProducts/, async (route) => {
            await held;
            await route.fallback();
          });
          const asked = page.waitForRequest(/recentProducts/);
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.locator('footer').scrollIntoViewIfNeeded();
          await page.mouse.wheel(0, 10_000);
          await asked;
          release();
          await expect(page.locator('#recently-viewed article').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
        };
        await load();
        expect.soft(await shifts(page, load), viewed.join()).toEqual([]);
      }
    });

    test('the basket’s page does not move by itself, whatever the guard of baskets says of it', async ({
      page,
      shop,
    }) => {
      const once = (...skus: string[]) => skus.map((sku) => ({ sku, quantity: 1 }));
      const baskets = [
        once(SIMPLE, ANOTHER_SIMPLE),
        once(COLD_CAPSULES),
        once(COLD_CAPSULES, WITH_ASPIRIN),
        [...once(COLD_CAPSULES), { sku: WITH_ASPIRIN, quantity: 2 }],
        [await sealedItem(shop.backendUrl, Date.now() + HOUR, 1)],
      ];
      for (const basket of baskets) {
        await bringCart(page, shop.backendUrl, basket);
        // A page whose requests are held up one by one may never be seen to rest.
        await page.unrouteAll({ behavior: 'wait' });
        const load = async () => {
          await openCart(page);
          await page.waitForLoadState('networkidle');
        };
        await load();
        expect.soft(await shifts(page, load), basket.map(({ sku }) => sku).join()).toEqual([]);
      }
    });

    test('nothing moves by itself on the way from a category to a product, by the router', async ({ page, facts }) => {
      const load = async () => {
        await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.locator('main article h3 a').first().click();
        await expect(page.getByRole('form', { name: text('product.form') })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => 'sameDocument' in window), 'the router came there').toBe(true);
      };
      await load();
      expect(await shifts(page, load)).toEqual([]);
    });

    test('the success page does not move by itself', async ({ page, shop }) => {
      await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
      const checkout = new Checkout(page, BRITON);
      await checkout.toReview();
      await checkout.placeOrder();
      await checkout.orderNumber();
      const load = async () => {
        await page.reload({ waitUntil: 'networkidle' });
        await checkout.orderNumber();
      };
      await load();
      expect(await shifts(page, load)).toEqual([]);
    });

    test('the review before an order does not move by itself where the guard of baskets warns', async ({
      page,
      shop,
    }) => {
      await bringCart(page, shop.backendUrl, [
        { sku: COLD_CAPSULES, quantity: 1 },
        { sku: WITH_ASPIRIN, quantity: 1 },
      ]);
      const checkout = new Checkout(page, BRITON);
      await checkout.toReview();
      const load = async () => {
        await page.reload({ waitUntil: 'networkidle' });
        await expect(checkout.placeButton).toBeVisible();
      };
      await load();
      expect(await shifts(page, load)).toEqual([]);
    });
  });
}
