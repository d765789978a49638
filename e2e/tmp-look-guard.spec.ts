import { basketButton, bringCart, openCart } from './fixtures/cart';
import { test } from './fixtures/test';

test.use({ failing: /./ });
for (const width of [390, 768, 1440]) {
  test(`look ${width}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 1000 });
    const items = [
      { sku: 'VEL-PARA-CAF', quantity: 1 },
      { sku: 'VEL-CAPS-16', quantity: 2 },
    ];
    await bringCart(page, shop.backendUrl, items);
    await openCart(page);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/guard-${width}.png` });
    if (width === 390) {
      await page.goto('/delivery');
      await basketButton(page).click();
      await page.waitForTimeout(3000);
      await page.screenshot({ path: `/tmp/guard-drawer.png` });
      await bringCart(page, shop.backendUrl, items, { store: 'mmstr_th' });
      await openCart(page, '/mmstr_th');
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/guard-th.png` });
    }
  });
}
