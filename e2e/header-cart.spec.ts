import { addToBasket, basketButton, bringCart, cartLines, PATIENCE, storedCartId } from './fixtures/cart';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, pounds, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, gate, test } from './fixtures/test';

const items = (count: number) =>
  count === 1 ? text('addToCart.oneItem') : text('addToCart.items', { count: String(count) });

interface Net {
  cart: { prices: { subtotal_excluding_tax: { value: number } } };
}

test('[SHELL-2, SHELL-3, CART-7] the header counts what is in the basket and what it comes to without tax, on every page', async ({
  page,
  shop,
  facts,
}) => {
  await page.goto('/');
  const basket = basketButton(page);
  await expect(basket, 'nothing yet, and no amount in any currency').toHaveAccessibleName(/\b0 items$/);
  await expect(basket.getByText('0', { exact: true }), 'who looks sees a basket, no number').toBeHidden();
  await expect(basket).not.toContainText(/[$£]/);
  expect(await storedCartId(page), 'looking makes no cart').toBeNull();

  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await addToBasket(page, path);
  await expect(basket).toHaveAccessibleName(new RegExp(`\\b${items(1)}\\b`), { timeout: PATIENCE });
  const response = await fetch(`${shop.backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Store: 'mmstr_en' },
    body: JSON.stringify({
      query: `{ cart(cart_id: "${await storedCartId(page)}") { prices { subtotal_excluding_tax { value } } } }`,
    }),
  });
  const { data } = (await response.json()) as { data: Net };
  const net = pounds(data.cart.prices.subtotal_excluding_tax.value);
  await expect(basket).toHaveAccessibleName(new RegExp(net.replace('.', '\\.')));

  for (const other of ['/', facts.categories[0].path, '/delivery', '/search.html?query=tablets']) {
    await page.goto(other);
    await expect(basket, other).toHaveAccessibleName(new RegExp(`\\b${items(1)}\\b`), { timeout: PATIENCE });
    await expect(basket, other).toHaveAccessibleName(new RegExp(net.replace('.', '\\.')));
  }
});

test('[SHELL-3] the count of a full basket does not cover the amount beside it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringCart(page, shop.backendUrl, [{ sku: ANOTHER_SIMPLE, quantity: 15 }]);
  await page.goto('/');
  const basket = basketButton(page);
  const [count, amount] = [basket.getByText('15', { exact: true }), basket.getByText(/^£/)];
  await expect(amount).toBeVisible({ timeout: PATIENCE });
  const [countBox, amountBox] = [await count.boundingBox(), await amount.boundingBox()];
  expect((countBox?.x ?? 0) + (countBox?.width ?? 0)).toBeLessThan(amountBox?.x ?? 0);
});

test('[SHELL-3] nothing in the header moves when the count and the amount arrive', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
  const places = () =>
    page
      .locator('header')
      .evaluate((header) =>
        ['input[type=search]', 'svg[class]', 'button[aria-haspopup=dialog]'].map((selector) =>
          [...header.querySelectorAll(selector)].map((element) => JSON.stringify(element.getBoundingClientRect())),
        ),
      );
  const { promise: held, resolve: release } = gate();
  await page.route(/cartSummary/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/');
  await expect(basketButton(page)).toHaveAccessibleName(/\b0 items$/);
  const before = await places();
  release();
  await expect(basketButton(page)).toHaveAccessibleName(/\b2 items\b.*£/);
  expect(await places()).toEqual(before);
});

test('[SHELL-3] more than 99 are "99+"', async ({ page, shop }) => {
  // The one product of which so many may be had at once, and are there.
  await bringCart(page, shop.backendUrl, [
    { sku: 'STU-ANTISEP-30', quantity: 60 },
    { sku: 'STU-DRESS-10', quantity: 60 },
  ]);
  await page.goto('/');
  await expect(basketButton(page)).toContainText('99+', { timeout: PATIENCE });
  await expect(basketButton(page)).toHaveAccessibleName(new RegExp(`\\b${items(120)}\\b`));
});

test('[SHELL-2, SHELL-6] the mini cart: opens over the page, keeps the focus, changes nothing by closing, leads to the cart', async ({
  page,
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
  await page.goto('/');
  const basket = basketButton(page);
  const dialog = page.getByRole('dialog', { name: text('miniCart.title') });
  await basket.click();
  await expect(dialog.getByText(name)).toBeVisible({ timeout: PATIENCE });
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let stops = 0; stops < 20; stops += 1) await page.keyboard.press('Tab');
  expect(
    await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(basket).toBeFocused();

  await basket.click();
  await dialog.getByRole('link', { name: text('miniCart.viewCart') }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(cartLines(page)).toHaveCount(1, { timeout: PATIENCE });
  await expect(dialog).toBeHidden();
});

test('[SHELL-2] no basket in the header of the checkout, on the cart page there is', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await page.goto('/checkout/cart');
  await expect(basketButton(page)).toBeVisible({ timeout: PATIENCE });
  await page.goto('/checkout');
  await expect(page.getByRole('textbox', { name: text('checkout.email.label') })).toBeVisible({ timeout: PATIENCE });
  await expect(basketButton(page)).toHaveCount(0);
});

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('[SHELL-2] there is no basket', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(basketButton(page)).toHaveCount(0);
  });
});
