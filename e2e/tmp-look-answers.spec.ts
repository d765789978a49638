import { bringCart, cartLine, openCart } from './fixtures/cart';
import { answer, answeredItem } from './fixtures/pharmacy/questions';
import { SIMPLE } from './fixtures/seeded';
import { test } from './fixtures/test';

test.use({ failing: /./ });
for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`look ${width}`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.goto('/mmstr_th/kindlewick-infant-paracetamol-suspension-100ml.html').catch(() => {});
    for (const variant of ['', '?variant=VEL-PARA-TAB-32']) {
      await page.goto(`/velmora-paracetamol-500mg.html${variant}`);
      await page.waitForTimeout(1500);
      await page.getByRole('form').last().scrollIntoViewIfNeeded();
      await page
        .locator('button[data-ask]')
        .scrollIntoViewIfNeeded()
        .catch(() => {});
      await page.screenshot({ path: `/tmp/answers-look/p${variant ? 32 : 16}-${width}.png` });
    }
    await bringCart(page, shop.backendUrl, [
      await answeredItem(shop.backendUrl, Date.now() + 3_600_000, 1),
      { sku: SIMPLE, quantity: 1 },
    ]);
    await openCart(page);
    await page.getByRole('button', { name: /Edit my answers/ }).waitFor();
    await page.screenshot({ path: `/tmp/answers-look/given-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: /Edit my answers/ }).click();
    await page.locator('dialog h2').first().waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/answers-look/edit-${width}.png` });
    await answer(page, [2]);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/answers-look/stop-${width}.png` });
    await page.keyboard.press('Escape');
    await page.getByText(/By your last answers/).waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/answers-look/refused-${width}.png`, fullPage: true });
    await bringCart(page, shop.backendUrl, [await answeredItem(shop.backendUrl, Date.now() - 1, 1)], {
      store: 'mmstr_th',
    });
    await openCart(page, '/mmstr_th').catch(() => {});
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/answers-look/over-th-${width}.png`, fullPage: true });
  });
