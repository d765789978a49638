import { bringCart, PATIENCE, totalOf } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { AMERICAN } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-5, CHK-8, CHK-13] a guest in the US: a state and a ZIP code are needed, tax comes on top of the prices', async ({
  page,
  shop,
}) => {
  const { words } = AMERICAN;
  // Pays sales tax in California, as it is no medicine.
  await bringCart(page, shop.backendUrl, [{ sku: 'PUL-THERM', quantity: 1 }], { store: AMERICAN.store });
  const checkout = new Checkout(page, AMERICAN);
  await checkout.open();
  await checkout.giveEmail();

  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await checkout.fillAddress(step, { ...AMERICAN, region: undefined, postcode: 'WC1N 3LL' });
  await checkout.sendAddress();
  const state = checkout.field(step, checkout.regionLabel('US'));
  await expect(state).toHaveAccessibleDescription(new RegExp(words('validation.required').replace('.', '\\.')), {
    timeout: PATIENCE,
  });
  const zip = checkout.field(step, checkout.postcodeLabel('US'));
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await state.selectOption({ label: AMERICAN.region });
  await zip.fill(AMERICAN.postcode);
  await checkout.sendAddress();

  await checkout.chooseDelivery('Express');
  await expect(totalOf(page, 'CA sales tax')).toHaveText(/^\$\d+\.\d\d$/, { timeout: PATIENCE });
  const amount = async (name: string) => Number((await totalOf(page, name).textContent())?.replace(/[^\d.]/g, ''));
  // Each line is read by itself, and the choice of delivery may still be changing them.
  await expect(async () => {
    const parts = await Promise.all([
      amount(words('checkout.summary.subtotal')),
      amount(words('checkout.summary.shipping')),
      amount('CA sales tax'),
    ]);
    const sum = parts.reduce((total, part) => total + part, 0);
    expect(await amount(words('checkout.summary.total'))).toBeCloseTo(sum, 2);
  }).toPass({ timeout: PATIENCE });
  await checkout.payBy('Check / Money order');
  await checkout.placeOrder();
  // The number of a view that is not the default one begins with the view's id.
  expect(await checkout.orderNumber()).toMatch(/^9\d{9}$/);
  await expect(page).toHaveURL(/\/mmstr_us\/checkout\/onepage\/success$/);
});
