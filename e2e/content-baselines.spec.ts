import { expect, needsWholeBrowser, test } from './fixtures/test';

/** Pages whose merchant used every content type, in each of its appearances; `-u` approves how they look now. */
const PAGES = { home: '/', season: '/hay-fever-season', visit: '/visit-us' };

const WIDTHS = { phone: 390, desktop: 1440 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, failing: /youtube-nocookie\.com/ });
test.beforeEach(needsWholeBrowser);

for (const [name, path] of Object.entries(PAGES)) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`[CMS-1] what a merchant wrote on ${path} looks on a ${device} as it was approved`, async ({ page }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ path: 'public/icons/icon-192.png' }),
      );
      await page.route(/youtube-nocookie\.com/, (route) => route.abort());
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const all = page.locator('main [data-content-type="row"]:not([data-content-type="row"] *)');
      // Goods and their prices are the catalogue's.
      const rows = await all.filter({ hasNot: page.locator('article') }).all();
      expect(rows.length).toBeGreaterThan(1);
      for (const [index, row] of rows.entries()) {
        await row.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await expect.soft(row).toHaveScreenshot(`${name}-${device}-${index + 1}.png`, {
          mask: [row.locator('[data-content-type="map"], video, iframe')],
        });
      }
    });
  }
}
