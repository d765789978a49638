import { bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { askAs, newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const address = {
  firstname: 'Ivy',
  lastname: 'Lane',
  street: ['7 Saved Street'],
  city: 'York',
  postcode: 'YO1 7HH',
  country_code: 'GB',
  telephone: '01904 555 123',
  default_shipping: true,
  default_billing: true,
};
const SAVE = 'mutation ($a: CustomerAddressInput!) { createCustomerAddress(input: $a) { id } }';

test('[CHK-5, CHK-8] a customer checks out with a saved address, and the order is theirs', async ({ page, shop }) => {
  test.setTimeout(180_000);
  const customer = await newAccount(shop.backendUrl);
  await askAs(shop.backendUrl, customer, SAVE, { a: address });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, customer, '/checkout');
  const number = await orderFromBook(new Checkout(page, { ...BRITON, email: customer.email }));
  const { customer: mine } = await askAs<{ customer: { orders: { items: { number: string }[] } } }>(
    shop.backendUrl,
    customer,
    '{ customer { orders { items { number } } } }',
  );
  expect(mine.orders.items.map((order) => order.number)).toEqual([number]);
});

test('[CHK-5, SESS-8] on a plain Magento a customer signs in and orders', async ({ page, plainPair }) => {
  test.setTimeout(240_000);
  const { shopUrl, backendUrl } = plainPair;
  const customer = await newAccount(backendUrl);
  await askAs(backendUrl, customer, SAVE, { a: address });
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }], { shopUrl });
  await signIn(page, customer, '/checkout', shopUrl);
  expect(await orderFromBook(new Checkout(page, { ...BRITON, email: customer.email }))).toMatch(/^\d{9}$/);
});

test('[SESS-10] a guest creates an account from the success page, and is signed in to it', async ({ page, shop }) => {
  test.setTimeout(180_000);
  const email = `guest-${Date.now()}@example.com`;
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, { ...BRITON, email });
  await checkout.toReview();
  await checkout.placeOrder();
  await checkout.orderNumber();
  await page.getByRole('link', { name: text('orderPlaced.accountAction') }).click();
  const form = page.getByRole('form', { name: text('createAccount.title') });
  await expect(form.getByLabel(text('createAccount.email'))).toHaveValue(email, { timeout: PATIENCE });
  await expect(form.getByLabel(text('createAccount.firstName'))).toHaveValue(BRITON.firstname);
  await form.getByLabel(text('createAccount.password'), { exact: false }).first().fill('Journey-2026');
  await form.getByRole('button', { name: text('createAccount.submit') }).click();
  await expect(page).toHaveURL(/\/customer\/account$/, { timeout: PATIENCE });
  await expect(page.locator('main').getByText(email)).toBeVisible({ timeout: PATIENCE });
});

async function orderFromBook(checkout: Checkout): Promise<string> {
  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await expect(step.getByRole('radio', { name: /7 Saved Street/ })).toBeChecked({ timeout: PATIENCE });
  await checkout.sendAddress();
  await checkout.chooseDelivery();
  await checkout.payBy('Cheque');
  await checkout.placeOrder();
  return checkout.orderNumber();
}
