import type { Page } from '@playwright/test';
import {
  bringCart,
  cartLine,
  cartLines,
  openCart,
  PATIENCE,
  quantityField,
  storedCartId,
  totalOf,
} from './fixtures/cart';
import { readCart } from './fixtures/cart-api';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, buyableVariants, CONFIGURABLE, pounds, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, gate, test } from './fixtures/test';

interface Priced {
  price_range: { minimum_price: { final_price: { value: number } } };
}

const PRICE = 'price_range { minimum_price { final_price { value } } }';
const amount = ({ price_range }: Priced) => price_range.minimum_price.final_price.value;
const total = (page: Page) => totalOf(page, text('cart.totalBefore'));
const quantities = async (origin: string, id: string) =>
  Object.fromEntries((await readCart(origin, id)).items.map(({ quantity, product }) => [product.sku, quantity]));

test('[CART-2, CART-8] a quantity is stepped, typed and corrected, and the backend has it in the end', async ({
  page,
  shop,
}) => {
  const { name, ...product } = await readProduct<Priced>(shop.backendUrl, SIMPLE, PRICE);
  const id = await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  const field = quantityField(page, name);
  await expect(field).toHaveValue('1');

  const more = page.getByRole('button', { name: text('miniCart.more', { name }) });
  await more.click();
  await more.click();
  await expect(field).toHaveValue('3');
  await expect(total(page)).toHaveText(pounds(3 * amount(product)), { timeout: PATIENCE });
  expect(await quantities(shop.backendUrl, id)).toEqual({ [SIMPLE]: 3 });

  await field.fill('5');
  await field.press('Enter');
  await expect(total(page)).toHaveText(pounds(5 * amount(product)), { timeout: PATIENCE });
  expect(await quantities(shop.backendUrl, id)).toEqual({ [SIMPLE]: 5 });

  await field.fill('many');
  await field.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field, 'what is no number changes nothing').toHaveValue('5');

  // More than there are: the shop says so, and the line keeps a number that can be had.
  await field.fill('99999');
  await field.press('Enter');
  await expect(cartLine(page, name).getByRole('alert')).toBeVisible({ timeout: PATIENCE });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const held = (await quantities(shop.backendUrl, id))[SIMPLE] ?? 0;
  await expect(field).toHaveValue(String(held));
  expect(held).toBeGreaterThan(0);
});

test('[CART-4, CART-8] a line is removed, brought back, and removed for good: then the cart is empty', async ({
  page,
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  const other = await readProduct<object>(shop.backendUrl, ANOTHER_SIMPLE, '');
  const id = await bringCart(page, shop.backendUrl, [
    { sku: SIMPLE, quantity: 2 },
    { sku: ANOTHER_SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  const remove = (title: string) => page.getByRole('button', { name: text('miniCart.removeName', { name: title }) });
  const undo = page.getByRole('button', { name: text('miniCart.undo') });

  await remove(name).click();
  await expect(undo).toBeFocused();
  await expect(cartLines(page)).toHaveCount(1, { timeout: PATIENCE });
  await expect.poll(() => quantities(shop.backendUrl, id)).toEqual({ [ANOTHER_SIMPLE]: 1 });

  await undo.click();
  await expect(quantityField(page, name)).toHaveValue('2', { timeout: PATIENCE });
  await expect(cartLines(page)).toHaveCount(2);
  await expect.poll(() => quantities(shop.backendUrl, id)).toEqual({ [SIMPLE]: 2, [ANOTHER_SIMPLE]: 1 });

  for (const title of [name, other.name]) {
    await remove(title).click();
    await expect(cartLine(page, title)).toHaveCount(0, { timeout: PATIENCE });
  }
  await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible({ timeout: PATIENCE });
  await expect.poll(() => quantities(shop.backendUrl, id)).toEqual({});
  await page.reload();
  await expect(page.getByRole('link', { name: text('miniCart.shop') })).toHaveAttribute('href', '/', {
    timeout: PATIENCE,
  });
});

test('[CART-1] without a cart the page is empty, and none is made for looking', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible({ timeout: PATIENCE });
  expect(await storedCartId(page)).toBeNull();
});

test('[CART-4, CART-8] another choice of a configurable product: the line is replaced, its place and number stay', async ({
  page,
  shop,
}) => {
  const { name, variants } = await buyableVariants(shop.backendUrl, CONFIGURABLE);
  const [from] = variants;
  const to = variants.find(({ labels, sku }) => labels[0] === from.labels[0] && sku !== from.sku);
  if (!to) throw new Error('The seed’s configurable product has changed');

  await bringCart(page, shop.backendUrl, [
    { sku: CONFIGURABLE, selected_options: from.uids, quantity: 1 },
    { sku: SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  const line = cartLine(page, name);
  for (const label of from.labels) await expect(line).toContainText(label);

  await line.getByRole('button', { name: text('cart.edit') }).click();
  const dialog = page.getByRole('dialog', { name: text('cart.editName', { name }) });
  await dialog.getByRole('radio', { name: to.labels[1] ?? '', exact: true }).check({ timeout: PATIENCE });
  await dialog.getByRole('button', { name: text('cart.editSave') }).click();
  await expect(dialog).toBeHidden({ timeout: PATIENCE });
  for (const label of to.labels) await expect(line).toContainText(label);
  await expect(line, 'the focus comes back to the line').toBeFocused();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).first().getByRole('heading')).toHaveText(name);

  await page.reload();
  for (const label of to.labels) await expect(line).toContainText(label, { timeout: PATIENCE });
});

test('[CART-8] delivery is estimated by country, region and postcode, which the checkout does not ask for again', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  await page.getByText(text('cart.estimate')).click();
  await page.getByRole('combobox', { name: text('cart.country') }).selectOption('GB', { timeout: PATIENCE });
  await page.getByRole('textbox', { name: text('cart.postcode') }).fill('SW1A 1AA');
  await page.getByRole('button', { name: text('cart.estimateSubmit') }).click();
  const methods = page.getByRole('radiogroup', { name: text('cart.estimateMethods') });
  await methods.getByRole('radio', { name: /Express/ }).check({ timeout: PATIENCE });
  await expect(totalOf(page, text('cart.estimatedTotal'))).toBeVisible({ timeout: PATIENCE });

  await page.goto('/checkout');
  await page.getByRole('textbox', { name: text('checkout.email.label') }).fill('estimate@example.com');
  await page.getByRole('button', { name: text('checkout.continue') }).click();
  const address = page.getByRole('region', { name: text('checkout.steps.shippingAddress') });
  await expect(address.getByRole('textbox', { name: text('address.postcode') })).toHaveValue('SW1A 1AA', {
    timeout: PATIENCE,
  });
});

test('[CART-8] what goes well with the cart is offered below it, and leads to its page', async ({ page, shop }) => {
  const { crosssell_products: offered } = await readProduct<{ crosssell_products: { name: string }[] }>(
    shop.backendUrl,
    'PUL-THERM',
    'crosssell_products { name }',
  );
  const [first] = offered;
  if (!first) throw new Error('The seed offers nothing with the thermometer');
  await bringCart(page, shop.backendUrl, [{ sku: 'PUL-THERM', quantity: 1 }]);
  await openCart(page);
  const offers = page.getByRole('region', { name: text('cart.crossSells') });
  await expect(offers.getByRole('article')).toHaveCount(offered.length, { timeout: PATIENCE });
  const box = await offers.getByRole('article').first().boundingBox();
  if (offered.length === 1) expect(box?.width, 'one alone lies on its side').toBeGreaterThan(box?.height ?? 0);
  await offers.getByRole('link').first().click();
  await expect(page.getByRole('form', { name: text('product.form') })).toBeVisible({ timeout: PATIENCE });
});

for (const { path, content } of [
  { path: '/checkout/cart', content: (page: Page) => cartLines(page).first() },
  { path: '/checkout', content: (page: Page) => page.getByRole('textbox', { name: text('checkout.email.label') }) },
]) {
  test(`[CART-2] the document of ${path} asks for the cart while its scripts are on their way, and nobody asks again`, async ({
    page,
    shop,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const { promise: released, resolve: release } = gate();
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('cartDetails')) asked.push(request.method());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['GET']);
    release();
    await expect(content(page)).toBeVisible({ timeout: PATIENCE });
    expect(asked).toEqual(['GET']);
  });
}
