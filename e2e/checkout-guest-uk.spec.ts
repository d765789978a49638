import { bringCart, PATIENCE, totalOf } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-5, CHK-8, CHK-10, CHK-13, FORM-3] a guest in the UK: a wrong postcode is told at its field, no county is needed', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.open();
  await checkout.giveEmail('nobody');
  const email = checkout.step('email').getByRole('textbox');
  await expect(email).toHaveAccessibleDescription(new RegExp(text('validation.email')), { timeout: PATIENCE });
  await checkout.giveEmail();

  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  const postcode = checkout.field(step, text('address.postcode'));
  await checkout.sendAddress();
  await expect(checkout.field(step, text('address.city'))).toHaveAccessibleDescription(
    new RegExp(text('validation.required').replace('.', '\\.')),
    { timeout: PATIENCE },
  );
  await checkout.fillAddress(step, { ...BRITON, postcode: '92101' });
  await checkout.sendAddress();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true', { timeout: PATIENCE });
  await expect(postcode).toHaveAccessibleDescription(/SW1A|[A-Z]{1,2}\d/);
  await checkout.expectStep('shippingAddress');
  // Lower case, without the space: as people type.
  await postcode.fill('wc1n3ll');
  await checkout.sendAddress();

  await checkout.chooseDelivery('Express');
  await checkout.payBy('Cheque');
  await checkout.expectStep('review');
  await expect(checkout.step('shippingAddress')).toContainText('Amelia Hughes');
  await expect(checkout.step('shippingMethod')).toContainText('Express');
  const edit = text('checkout.editStep', { step: text('checkout.steps.shippingAddress') });
  await step.getByRole('button', { name: edit }).click();
  await checkout.expectStep('shippingAddress');
  await checkout.sendAddress();
  await checkout.expectStep('review');
  await expect(checkout.step('shippingMethod'), 'which costs the same').toContainText('Express');
  const summary = page.getByRole('region', { name: text('checkout.summary.title') });
  const delivery = text('checkout.summary.shipping');
  await expect(totalOf(page, delivery)).toHaveText('£5.95');
  await expect(summary).toContainText(text('checkout.summary.items', { count: 2 }));

  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  const menu = page.getByRole('navigation', { name: text('shell.categories') });
  await expect(menu.getByRole('link').first(), 'the shop is around it again').toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText(BRITON.email);
  await expect(main).toContainText('London');
  const lines = main.getByRole('region', { name: text('orderPlaced.lines') }).getByRole('listitem');
  await expect(lines).toContainText(text('orderPlaced.quantity', { quantity: 2 }));
  await expect(totalOf(page, delivery)).toHaveText('£5.95');
  await page.reload();
  expect(await checkout.orderNumber(), 'a reload keeps the number').toMatch(/^\d{9}$/);
  await expect(lines, 'and what was ordered').toHaveCount(1);
});
