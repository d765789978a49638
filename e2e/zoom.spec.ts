import type { Locator, Page } from '@playwright/test';
import { addButton, basketButton, bringCart, cartLines, PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { CONFIGURABLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

// A window of 1280 × 800 pixels at twice the size.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

/** The page is no wider than the window, and what it is for can be pressed, with nothing over it. */
async function expectUsable(page: Page, what: string, action: Locator): Promise<void> {
  await expect(action, what).toBeVisible({ timeout: PATIENCE });
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `${what} is wider than the window`).toBeLessThanOrEqual(0);
  await action.scrollIntoViewIfNeeded();
  await action.click({ trial: true, timeout: PATIENCE });
  // What clings to the window leaves most of it to the page.
  const clinging = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      // What lets presses through shows nothing of its own.
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ height: element.getBoundingClientRect().height, html: element.outerHTML.slice(0, 120) }))
      .filter(({ height }) => height > window.innerHeight / 2),
  );
  expect(clinging, what).toEqual([]);
}

test('[SHELL-12] at twice the size every page fits the window, and its button is in reach', async ({
  page,
  shop,
  facts,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await page.goto('/');
  await expectUsable(page, 'the home page', page.locator('main a').first());
  await page.goto(facts.categories[0].path);
  await expectUsable(page, 'a category', page.locator('main article button[data-add]').first());
  await page.goto((await readProduct(shop.backendUrl, CONFIGURABLE, '')).path);
  await expectUsable(page, 'a product', addButton(page));
  await page.goto('/checkout/cart');
  await expect(cartLines(page).first()).toBeVisible({ timeout: PATIENCE });
  const checkout = page.locator('main').getByRole('link', { name: text('miniCart.checkout') });
  await expectUsable(page, 'the basket', checkout.filter({ visible: true }).first());
  await page.goto('/checkout');
  const email = page.getByRole('textbox', { name: text('checkout.email.label') });
  await expect(email).toBeVisible({ timeout: PATIENCE });
  await expectUsable(
    page,
    'the checkout',
    page
      .getByRole('button', { name: text('checkout.continue') })
      .filter({ visible: true })
      .first(),
  );
});

test.describe('at four times the size', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('[SHELL-2, SHELL-12] the drawer of the basket shows its lines, not only what is below them', async ({
    page,
    shop,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    await page.goto('/');
    await basketButton(page).click();
    const line = page.locator('dialog[open]').getByRole('listitem').first();
    await expect(line).toBeVisible({ timeout: PATIENCE });
    await line.scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport();
  });
});

test('[SHELL-12] basket and checkout fit a phone whose letters alone are twice as large', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.goto('/checkout/cart');
  await expect(cartLines(page).first()).toBeVisible({ timeout: PATIENCE });
  await enlarge();
  await expectUsable(page, 'the basket', cartLines(page).first().getByRole('button').first());
  await page.goto('/checkout');
  const email = page.getByRole('textbox', { name: text('checkout.email.label') });
  await expect(email).toBeVisible({ timeout: PATIENCE });
  await enlarge();
  await expectUsable(page, 'the checkout', email);
  const bar = page.getByRole('button', { name: text('checkout.summary.title') });
  expect((await bar.boundingBox())?.height, 'words of the bar stand in whole lines').toBeLessThan(300);
});

test('[SHELL-12] the head of a phone stays one row where its letters alone are twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const middles = await page.locator('.s-head-row > :is(a, button, div)').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2),
  );
  expect(middles.length).toBeGreaterThan(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});
