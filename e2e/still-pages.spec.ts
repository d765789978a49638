import { bringCart, openCart } from './fixtures/cart';
import { shifts } from './fixtures/noise';
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
import { expect, test } from './fixtures/test';

// The account's pages and the checkout's steps are looked at by the journeys that walk them.

/** In the place of a map's tiles. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const PRODUCTS = [SIMPLE, CONFIGURABLE, BY_SWATCH, BUNDLE, GROUP, VIRTUAL, DOWNLOADABLE, WITH_OPTIONS, REVIEWED];

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
        const load = async () => {
          await page.goto(path, { waitUntil: 'networkidle' });
          // As a thumb does: what comes when one gets near is there in time.
          for (let screen = 0; screen < 6; screen += 1) {
            await page.mouse.wheel(0, viewport.height);
            await page.waitForTimeout(200);
          }
          await page.waitForLoadState('networkidle');
        };
        await load();
        expect.soft(await shifts(page, load), path).toEqual([]);
      }
    });

    test('the basket’s page does not move by itself', async ({ page, shop }) => {
      await bringCart(page, shop.backendUrl, [
        { sku: SIMPLE, quantity: 2 },
        { sku: ANOTHER_SIMPLE, quantity: 1 },
      ]);
      const load = async () => {
        await openCart(page);
        await page.waitForLoadState('networkidle');
      };
      await load();
      expect(await shifts(page, load)).toEqual([]);
    });
  });
}
