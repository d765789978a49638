import { addButton, bringCart, cartLine, expectAdded, openCart, PATIENCE, quantityField } from './fixtures/cart';
import { readCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { get } from './fixtures/crawl';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, readProduct, SIMPLE } from './fixtures/seeded';
import { loseConnection } from './fixtures/servers/connection';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  failing: /./,
});
test.describe.configure({ timeout: 240_000 });
test.afterEach(({ ownPair }) => ownPair.proxy.reset());

const CALLS = /^(GET|POST) \/(graphql|rest)/;

test('[NET-1, NET-4] adding while offline says so, keeps the choice, and works when the connection is back', async ({
  page,
  context,
  ownPair: { backendUrl },
}) => {
  const { path } = await readProduct<object>(backendUrl, SIMPLE, '');
  await page.goto(path, { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton', { name: text('product.quantity') });
  await quantity.fill('3');
  await loseConnection(page);
  await expect(page.getByText(text('notices.offline'))).toBeVisible({ timeout: PATIENCE });
  await addButton(page).click();
  await expect(page.getByText(text('addToCart.offline')).first()).toBeVisible({ timeout: PATIENCE });
  await expect(quantity).toHaveValue('3');

  await context.setOffline(false);
  await expect(page.getByText(text('notices.online'))).toBeVisible({ timeout: PATIENCE });
  await addButton(page).click();
  await expectAdded(page);
  const id = await page.evaluate(() => window.localStorage.getItem('cartId'));
  expect((await readCart(backendUrl, id ?? '')).total_quantity).toBe(3);
});

test('[NET-4] adding while the backend is down says so in words, and another press adds once', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  const { path } = await readProduct<object>(backendUrl, SIMPLE, '');
  await page.goto(path);
  proxy.cut(CALLS, 'refuse', Number.POSITIVE_INFINITY);
  await addButton(page).click();
  await expect(page.getByText(text('addToCart.offline')).first()).toBeVisible({ timeout: 2 * PATIENCE });
  proxy.reset();
  await addButton(page).click();
  await expectAdded(page);
  const id = await page.evaluate(() => window.localStorage.getItem('cartId'));
  expect((await readCart(backendUrl, id ?? '')).total_quantity).toBe(1);
});

test('[CART-5] a change that does not reach the shop is taken back, and told at its line', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  const { name } = await readProduct<object>(backendUrl, SIMPLE, '');
  await bringCart(page, backendUrl, [
    { sku: SIMPLE, quantity: 2 },
    { sku: ANOTHER_SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  proxy.cut(/updateCartItems/, 'refuse', Number.POSITIVE_INFINITY);
  await page.getByRole('button', { name: text('miniCart.more', { name }) }).click();
  await expect(cartLine(page, name).getByRole('alert')).toBeVisible({ timeout: 2 * PATIENCE });
  await expect(quantityField(page, name)).toHaveValue('2');
  proxy.reset();
  await page.getByRole('button', { name: text('miniCart.more', { name }) }).click();
  await expect(cartLine(page, name).getByRole('alert')).toHaveCount(0, { timeout: PATIENCE });
  await expect(quantityField(page, name)).toHaveValue('3');
});

test('[CART-5] a cart that cannot be read says so, loses nothing and tries again', async ({
  page,
  ownPair: { shopUrl, backendUrl, proxy },
}) => {
  const id = await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
  // The page itself is everybody's: what it shows of this cart is read in the browser.
  expect((await get(`${shopUrl}/checkout/cart`)).status).toBe(200);
  proxy.cut(CALLS, 'refuse', Number.POSITIVE_INFINITY);
  await page.goto('/checkout/cart');
  await expect(page.getByText(text('miniCart.failedTitle'))).toBeVisible({ timeout: 2 * PATIENCE });
  expect(await page.evaluate(() => window.localStorage.getItem('cartId'))).toBe(id);
  proxy.reset();
  await page.getByRole('button', { name: text('miniCart.tryAgain') }).click();
  await expect(cartLine(page, (await readProduct<object>(backendUrl, SIMPLE, '')).name)).toBeVisible({
    timeout: PATIENCE,
  });
});

test('[CHK-2, CHK-3] a step of the checkout that does not reach the shop keeps what was typed', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.open();
  await checkout.giveEmail();
  await checkout.expectStep('shippingAddress');
  await checkout.fillAddress(checkout.step('shippingAddress'));
  proxy.cut(/setShippingAddressesOnCart/, 'refuse', Number.POSITIVE_INFINITY);
  await checkout.sendAddress();
  const step = checkout.step('shippingAddress');
  await expect(step.getByText(text('errors.unexpected'))).toBeVisible({ timeout: 2 * PATIENCE });
  await expect(checkout.field(step, text('address.city'))).toHaveValue(BRITON.city);
  proxy.reset();
  await checkout.sendAddress();
  await checkout.chooseDelivery('Express');
  await checkout.expectStep('paymentMethod');
});
