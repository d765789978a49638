import { bringCart, openCart, PATIENCE } from './fixtures/cart';
import { Checkout, type StepName } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { shifts } from './fixtures/noise';
import { SIMPLE } from './fixtures/seeded';
import { BRITON, CARDS } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-1] a reload at every step goes on where the shopper was, with all that was entered, and nothing moves about', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  const reload = async (step: StepName) => {
    const load = async () => {
      await page.reload();
      await checkout.expectStep(step);
      await expect(page.locator('[aria-current="step"]').getByRole('button').last()).toBeVisible({ timeout: PATIENCE });
    };
    await load();
    expect(await shifts(page, load), step).toEqual([]);
  };
  await checkout.open();
  await reload('email');
  await checkout.giveEmail();

  await checkout.expectStep('shippingAddress');
  await reload('shippingAddress');
  await expect(checkout.step('email')).toContainText(BRITON.email);
  await checkout.giveAddress();

  await checkout.expectStep('shippingMethod');
  await reload('shippingMethod');
  await expect(checkout.step('shippingAddress')).toContainText('Amelia Hughes');
  await checkout.chooseDelivery('Express');

  await checkout.expectStep('paymentMethod');
  await reload('paymentMethod');
  await expect(checkout.step('shippingMethod')).toContainText('Express');
  await checkout.payBy('Purchase order', (step) =>
    step.getByRole('textbox', { name: text('checkout.payment.purchaseOrderNumber') }).fill('PO-7'),
  );

  await checkout.expectStep('review');
  await reload('review');
  await expect(checkout.step('paymentMethod')).toContainText('PO-7');
  await checkout.placeOrder();
  const number = await checkout.orderNumber();
  await page.reload();
  expect(await checkout.orderNumber()).toBe(number);
});

test('[CHK-1, CHK-9] a card is not kept: after a reload it is asked for again, and nothing else is', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  await checkout.payByCard(CARDS.good);
  await checkout.expectStep('review');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)));
  expect(stored, 'neither card nor nonce is in storage').not.toMatch(/4111|sandbox-/);
  await page.reload();
  await checkout.expectStep('paymentMethod');
  await expect(checkout.step('shippingMethod')).toHaveCount(1);
  await checkout.payByCard(CARDS.good);
  await checkout.placeOrder();
  await checkout.orderNumber();
});

test('[CHK-12] "back" and "forward" walk through the steps, "edit" reopens one with its values, and the cart lies before the first', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  await page
    .getByRole('link', { name: text('miniCart.checkout') })
    .first()
    .click();
  const checkout = new Checkout(page, BRITON);
  await checkout.expectStep('email');
  await checkout.giveEmail();
  await checkout.giveAddress();
  await checkout.chooseDelivery('Express');
  await checkout.payBy('Cheque');
  await checkout.expectStep('review');

  await page.goBack();
  await checkout.expectStep('paymentMethod');
  await page.goBack();
  await checkout.expectStep('shippingMethod');
  await expect(checkout.step('shippingMethod').getByRole('radio', { name: /Express/ })).toBeChecked();
  await page.goForward();
  await checkout.expectStep('paymentMethod');

  await page
    .getByRole('button', { name: text('checkout.editStep', { step: text('checkout.steps.shippingAddress') }) })
    .click();
  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await expect(checkout.field(step, text('address.firstname'))).toHaveValue(BRITON.firstname);
  await expect(checkout.field(step, text('address.postcode'))).toHaveValue(/WC1N 3LL/i);
  await checkout.field(step, text('address.city')).fill('Leeds');
  await checkout.sendAddress();
  await expect(checkout.step('shippingAddress')).toContainText('Leeds', { timeout: PATIENCE });

  await page.goto('/checkout');
  await expect(checkout.step('shippingAddress')).toContainText('Leeds', { timeout: PATIENCE });
});

test('[CHK-6, CHK-10] after an order "back" leads to no order that could be sent again', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  await checkout.orderNumber();
  await page.goBack();
  await expect(checkout.placeButton).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: text('checkout.empty.title') })).toBeVisible({ timeout: PATIENCE });
  await page.goto('/checkout/cart');
  await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible({ timeout: PATIENCE });
});
