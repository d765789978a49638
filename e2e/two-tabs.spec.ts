import { addToBasket, bringCart, keepCartId, openCart, PATIENCE, quantityField } from './fixtures/cart';
import { fillCart } from './fixtures/cart-api';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('[CART-2] what one tab puts into the cart stands in the other, without a reload', async ({
  page,
  context,
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  const other = await readProduct<object>(shop.backendUrl, ANOTHER_SIMPLE, '');
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const second = await context.newPage();
  await addToBasket(second, other.path);
  await expect(quantityField(page, other.name)).toHaveValue('1', { timeout: PATIENCE });

  await openCart(second);
  await second.getByRole('button', { name: text('miniCart.more', { name }) }).click();
  await expect(quantityField(page, name)).toHaveValue('2', { timeout: PATIENCE });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[SESS-5] another cart in the other tab: this one reloads and shows it', async ({ page, context, shop }) => {
  const other = await readProduct<object>(shop.backendUrl, ANOTHER_SIMPLE, '');
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const id = await fillCart(shop.backendUrl, [{ sku: ANOTHER_SIMPLE, quantity: 3 }]);
  const second = await context.newPage();
  await keepCartId(second, id);

  await expect(quantityField(page, other.name)).toHaveValue('3', { timeout: PATIENCE });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});
