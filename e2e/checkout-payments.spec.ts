import { bringCart, openCart, PATIENCE, totalOf } from './fixtures/cart';
import { Checkout, FAILURE } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON, CARDS, CHALLENGE_CODE } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.describe('a card', () => {
  // The bank refuses: the backend answers 400.
  test.use({ failing: /payment-information$|\/challenge$/ });

  test('[CHK-3, CHK-9] that is declined loses nothing: another one pays, once', async ({ page, shop }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const checkout = new Checkout(page, BRITON);
    await checkout.toPayment();
    await checkout.payByCard(CARDS.declined);
    await checkout.placeOrder();

    await checkout.expectStep('paymentMethod');
    await expect(page.getByText(text('checkout.failures.declined'))).toBeVisible({ timeout: PATIENCE });
    await expect(checkout.step('paymentMethod')).toContainText(text('checkout.failures.kept'));
    await expect(page).not.toHaveURL(FAILURE);
    await expect(checkout.step('shippingAddress')).toContainText('Amelia Hughes');
    await checkout.payByCard(CARDS.good);
    await expect(checkout.step('paymentMethod')).toContainText('1111');
    await checkout.placeOrder();
    expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  });

  test('[CHK-9] whose bank asks for a code pays after the right one, not after a wrong one', async ({ page, shop }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const checkout = new Checkout(page, BRITON);
    await checkout.toPayment();
    await checkout.payByCard(CARDS.challenged);
    const code = page.getByRole('textbox', { name: text('checkout.card.challengeCode') });
    const confirm = page.getByRole('button', { name: text('checkout.card.challengeSubmit') });
    await expect(code).toBeVisible({ timeout: PATIENCE });
    await code.fill('0000');
    await confirm.click();
    await expect(page.getByText(text('checkout.card.challengeFailed')).first()).toBeVisible({ timeout: PATIENCE });
    await code.fill(CHALLENGE_CODE);
    await confirm.click();
    await checkout.placeOrder();
    expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  });
});

test('[CHK-9] a card number with a slip of the finger is told before anybody is asked', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  await checkout.payByCard('4111111111111112');
  const number = checkout.step('paymentMethod').getByRole('textbox', { name: text('checkout.card.number') });
  await expect(number).toHaveAccessibleDescription(new RegExp(text('validation.cardNumber')), {
    timeout: PATIENCE,
  });
  await checkout.expectStep('paymentMethod');
});

test('[CHK-9] a purchase order needs its number', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  await checkout.payBy('Purchase order');
  const number = checkout
    .step('paymentMethod')
    .getByRole('textbox', { name: text('checkout.payment.purchaseOrderNumber') });
  await expect(number).toHaveAttribute('aria-invalid', 'true', { timeout: PATIENCE });
  await checkout.payBy('Purchase order', () => number.fill('PO-2026-117'));
  await checkout.expectStep('review');
  await expect(checkout.step('paymentMethod')).toContainText('PO-2026-117');
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});

test('[CHK-9, CART-8] a voucher that is remembered at the payment step leaves nothing to pay', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  const step = checkout.step('paymentMethod');
  await expect(step.getByRole('radio', { name: /^Card/ })).toBeVisible({ timeout: PATIENCE });
  await page.getByText(text('coupon.title')).click();
  const field = page.getByRole('textbox', { name: text('coupon.label') });
  await field.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: text('coupon.apply') }).click();
  await expect(field).toHaveAccessibleDescription(text('errors.couponInvalid'), { timeout: PATIENCE });
  await field.fill('ALLFREE');
  await page.getByRole('button', { name: text('coupon.apply') }).click();
  await expect(step).toContainText(text('checkout.payment.notes.free'), { timeout: PATIENCE });
  await expect(step.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
  await step.getByRole('button', { name: text('checkout.payment.submit') }).click();
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});

test('[CHK-9, CART-8] what costs nothing is ordered without paying', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  await page.getByRole('textbox', { name: text('coupon.label') }).fill('ALLFREE');
  await page.getByRole('button', { name: text('coupon.apply') }).click();
  await expect(totalOf(page, text('cart.totalBefore'))).toHaveText('£0.00', { timeout: PATIENCE });

  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  const step = checkout.step('paymentMethod');
  await expect(step).toContainText(text('checkout.payment.notes.free'), { timeout: PATIENCE });
  await expect(step.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
  await step.getByRole('button', { name: text('checkout.payment.submit') }).click();
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});
