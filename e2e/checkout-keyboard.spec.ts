import { addButton, expectAdded, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { arrowTo, press, tabTo, typeInto } from './fixtures/keyboard';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('[FORM-3, CHK-10] from the product to the order number without a mouse', async ({ page, shop }) => {
  test.setTimeout(240_000);
  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(path);
  await press(page, addButton(page));
  await expectAdded(page);

  await page.goto('/checkout/cart');
  await press(
    page,
    page
      .getByRole('link', { name: text('miniCart.checkout') })
      .locator('visible=true')
      .first(),
  );
  const checkout = new Checkout(page, BRITON);
  await checkout.expectStep('email');
  await typeInto(page, checkout.step('email').getByRole('textbox'), BRITON.email);
  await page.keyboard.press('Enter');

  await checkout.expectStep('shippingAddress');
  const address = checkout.step('shippingAddress');
  await expect(address.getByRole('heading', { level: 2 }), 'the focus goes on with the steps').toBeFocused();
  const country = checkout.field(address, text('address.country'));
  await tabTo(page, country);
  await page.keyboard.type('United K');
  await expect(country).toHaveValue('GB');
  // One mistake: its field has the focus at once.
  for (const [label, value] of [
    ['firstname', BRITON.firstname],
    ['lastname', BRITON.lastname],
    ['street', BRITON.street],
    ['city', BRITON.city],
    ['telephone', BRITON.telephone],
  ] as const)
    await typeInto(page, checkout.field(address, text(`address.${label}`)), value);
  await page.keyboard.press('Enter');
  const postcode = checkout.field(address, text('address.postcode'));
  await expect(postcode).toBeFocused({ timeout: PATIENCE });
  await expect(postcode).toHaveAccessibleDescription(new RegExp(text('validation.required')));
  await page.keyboard.type(BRITON.postcode);
  await page.keyboard.press('Enter');

  await checkout.expectStep('shippingMethod');
  await arrowTo(page, checkout.step('shippingMethod').getByRole('radio', { name: /Express/ }));
  await press(
    page,
    checkout.step('shippingMethod').getByRole('button', { name: text('checkout.shippingMethod.submit') }),
  );
  await checkout.expectStep('paymentMethod');
  await arrowTo(page, checkout.step('paymentMethod').getByRole('radio', { name: /^Cheque/ }));
  await press(page, checkout.step('paymentMethod').getByRole('button', { name: text('checkout.payment.submit') }));
  await checkout.expectStep('review');
  await press(page, checkout.placeButton);
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  await expect(page.getByRole('heading', { level: 1 }), 'the news is read out').toBeFocused();
});
