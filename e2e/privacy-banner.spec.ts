import { bringCart, openCart, PATIENCE } from './fixtures/cart';
import { ANOTHER_SIMPLE } from './fixtures/seeded';
import { privacyBanner, test } from './fixtures/servers/tag-manager';
import { expect } from './fixtures/test';

const LIST = '/first-aid.html';

test('[STORE-6] the question stands beside the page: first by keyboard, without the focus, moving nothing', async ({
  page,
  pair,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(LIST);
  const banner = privacyBanner(page);
  await expect(banner).toBeVisible({ timeout: PATIENCE });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button').first()).toBeFocused();
  const [reject, accept] = await banner.getByRole('button').all();
  const [one, two] = [await reject?.boundingBox(), await accept?.boundingBox()];
  expect(one?.width).toBe(two?.width);
  expect(one?.height).toBe(two?.height);
  expect((await banner.boundingBox())?.height).toBeLessThan(844 * 0.4);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
  // Who is about to pay is not asked.
  await bringCart(page, pair.backendUrl, [{ sku: ANOTHER_SIMPLE, quantity: 1 }], { shopUrl: pair.shopUrl });
  await openCart(page);
  await page.waitForLoadState('networkidle');
  await expect(banner).toBeHidden();
});
