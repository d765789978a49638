import { addToBasket, cartLine, chooseDay, openCart, PATIENCE, totalOf } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { FREE_SERVICE, readProduct, VIRTUAL } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-5] a cart with nothing to send asks for no delivery: neither an address, nor a method, nor its call', async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/guest-carts/')) sent.push(request.url().replace(/^.*\//, ''));
  });
  const { path } = await readProduct<object>(shop.backendUrl, VIRTUAL, '');
  await addToBasket(page, path, { choose: chooseDay });
  await openCart(page);
  await expect(totalOf(page, text('cart.delivery'))).toHaveCount(0);

  const checkout = new Checkout(page, BRITON);
  await checkout.open();
  await checkout.giveEmail();
  await checkout.expectStep('billingAddress');
  await expect(checkout.step('shippingAddress')).toHaveCount(0);
  await expect(checkout.step('shippingMethod')).toHaveCount(0);
  const billing = checkout.step('billingAddress');
  await checkout.fillAddress(billing);
  await billing.getByRole('button', { name: text('checkout.billing.submit') }).click();
  await checkout.payBy('Cheque');
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  await expect(page.getByText(text('orderPlaced.next.readyText'))).toBeVisible({ timeout: PATIENCE });
  expect(sent).toContain('payment-information');
  expect(sent).not.toContain('shipping-information');
});

test('[CART-8] a free service says its next day, takes none that it does not offer, and is free in the basket', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, FREE_SERVICE, '');
  await page.goto(path);
  const form = page.getByRole('form', { name: text('product.bookingForm') });
  await expect(form.getByRole('button', { name: text('product.book') })).toBeVisible();
  await expect(form.getByText(text('productCard.free'), { exact: true }).first()).toBeVisible();
  const [words = ''] = text('product.nextDay', { day: '|' }).split('|');
  await expect(form.locator('[data-next-day]')).toHaveText(new RegExp(`^${words}\\w{3},? \\d`));
  const sunday = new Date(Date.now() + 14 * 86_400_000);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const day = form.locator('input[type="date"]');
  await day.fill(sunday.toISOString().slice(0, 10));
  await form.locator('button[data-add]').click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await addToBasket(page, path, { choose: chooseDay });
  await openCart(page);
  await expect(cartLine(page, name)).toContainText(text('miniCart.free'));
  await expect(cartLine(page, name)).not.toContainText('£');
  await expect(totalOf(page, text('cart.total'))).toHaveText('£0.00');
});
