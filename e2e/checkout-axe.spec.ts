import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { basketButton, bringCart, openCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { buyableVariants, CONFIGURABLE, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const SIZES = { PHONE: { width: 390, height: 844 }, DESKTOP: { width: 1440, height: 900 } };

function countMoving(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length;
}

async function isClean(page: Page, what: string): Promise<void> {
  // Colours are measured where they come to rest; what pulses for as long as it waits has no such place.
  await expect.poll(() => page.evaluate(countMoving), { message: `moving on ${what}`, timeout: PATIENCE }).toBe(0);
  expect(await violations(page), what).toEqual([]);
}

for (const [name, size] of Object.entries(SIZES)) {
  test.describe(`at ${name.toLowerCase()} width axe finds nothing on`, () => {
    test.use({ viewport: size });
    test.describe.configure({ timeout: 240_000 });

    test('the cart, its dialogs and messages, empty and full', async ({ page, shop }) => {
      await page.goto('/checkout/cart');
      await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible({ timeout: PATIENCE });
      await isClean(page, 'empty cart');

      const { name: title, variants } = await buyableVariants(shop.backendUrl, CONFIGURABLE);
      await bringCart(page, shop.backendUrl, [
        { sku: CONFIGURABLE, selected_options: variants[0].uids, quantity: 1 },
        { sku: SIMPLE, quantity: 2 },
      ]);
      await openCart(page);
      await isClean(page, 'cart');
      await page.getByRole('textbox', { name: text('coupon.label') }).fill('NO-SUCH-CODE');
      await page.getByRole('button', { name: text('coupon.apply') }).click();
      await expect(page.getByRole('textbox', { name: text('coupon.label') })).toHaveAttribute('aria-invalid', 'true', {
        timeout: PATIENCE,
      });
      await isClean(page, 'cart with a refused code');
      await page.getByRole('button', { name: text('cart.edit') }).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible({ timeout: PATIENCE });
      await isClean(page, 'options of a line');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: text('miniCart.removeName', { name: title }) }).click();
      await expect(page.getByRole('button', { name: text('miniCart.undo') })).toBeVisible();
      await isClean(page, 'removed line');
    });

    test('the mini cart, full and empty', async ({ page, shop }) => {
      await page.goto('/');
      await basketButton(page).click();
      const dialog = page.getByRole('dialog', { name: text('miniCart.title') });
      await expect(dialog.getByText(text('miniCart.emptyTitle'))).toBeVisible({ timeout: PATIENCE });
      await isClean(page, 'empty mini cart');
      await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
      await page.goto('/');
      await basketButton(page).click();
      await expect(dialog.getByRole('listitem').first()).toBeVisible({ timeout: PATIENCE });
      await isClean(page, 'mini cart');
    });

    test('every step of the checkout, with and without mistakes, and on success', async ({ page, shop }) => {
      await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
      const checkout = new Checkout(page, BRITON);
      await checkout.open();
      await isClean(page, 'e-mail');
      await checkout.giveEmail('nobody');
      await expect(checkout.step('email').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true', {
        timeout: PATIENCE,
      });
      await isClean(page, 'wrong e-mail');
      await checkout.giveEmail();

      await checkout.expectStep('shippingAddress');
      await expect(checkout.step('shippingAddress').getByRole('combobox').first()).toBeVisible({ timeout: PATIENCE });
      await isClean(page, 'address');
      await checkout.sendAddress();
      await expect(checkout.step('shippingAddress').locator('[aria-invalid="true"]').first()).toBeVisible({
        timeout: PATIENCE,
      });
      await isClean(page, 'empty address');
      await checkout.giveAddress();

      await checkout.expectStep('shippingMethod');
      await isClean(page, 'delivery');
      await checkout.chooseDelivery('Express');
      await checkout.expectStep('paymentMethod');
      const payment = checkout.step('paymentMethod');
      for (const radio of await payment.getByRole('radiogroup').first().getByRole('radio').all()) {
        await radio.check();
        await expect(payment.getByText(text('checkout.card.loading'))).toHaveCount(0, { timeout: PATIENCE });
        await isClean(page, `payment by ${await radio.getAttribute('value')}`);
      }
      await checkout.payBy('Cheque');
      await checkout.expectStep('review');
      await isClean(page, 'review');
      await checkout.placeOrder();
      await checkout.orderNumber();
      await isClean(page, 'success');
    });

    test('the failure page, the success page without an order and the checkout without a cart', async ({ page }) => {
      for (const [path, heading] of [
        ['/checkout/onepage/failure', text('orderFailed.noneHeading')],
        ['/checkout/onepage/success', text('orderPlaced.noneTitle')],
        ['/checkout', text('checkout.empty.title')],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: PATIENCE });
        await isClean(page, path);
      }
    });
  });
}
