import { addToBasket, chooseDay, openCart, PATIENCE, totalOf } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { readProduct, VIRTUAL } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-5] a cart with nothing to send asks for no delivery: neither an address, nor a method, nor its call', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
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
