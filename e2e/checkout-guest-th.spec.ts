import { bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { SIMPLE } from './fixtures/seeded';
import { THAI } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[CHK-5, CHK-8, CHK-13] a guest in Thailand: five digits of postcode, a sub-district and a province in words, all in Thai', async ({
  page,
  shop,
}) => {
  const { words } = THAI;
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { store: THAI.store });
  const checkout = new Checkout(page, THAI);
  await checkout.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await checkout.giveEmail();

  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await checkout.fillAddress(step, { ...THAI, subdistrict: undefined, region: undefined, postcode: '1033' });
  await checkout.sendAddress();
  const postcode = checkout.field(step, checkout.postcodeLabel('TH'));
  await expect(postcode).toHaveAttribute('aria-invalid', 'true', { timeout: PATIENCE });
  await expect(postcode).toHaveAccessibleDescription(/\d{5}/);
  await expect(checkout.field(step, checkout.regionLabel('TH'))).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.field(step, words('address.subdistrict'))).toHaveAttribute('aria-invalid', 'true');
  await checkout.fillAddress(step);
  await checkout.sendAddress();

  await checkout.chooseDelivery('จัดส่งด่วน');
  await checkout.payBy('โอนเงินผ่านธนาคาร');
  await checkout.expectStep('review');
  await expect(checkout.step('shippingAddress')).toContainText('กรุงเทพมหานคร');
  await expect(page.getByRole('region', { name: words('checkout.summary.title') })).toContainText('฿');
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^10\d{9}$/);
  await expect(page).toHaveURL(/\/mmstr_th\/checkout\/onepage\/success$/);
});
