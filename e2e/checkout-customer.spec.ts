import { violations } from './fixtures/axe';
import { bringCart, expectAdded, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { askAs, newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { BRITON, CARDS } from './fixtures/shoppers';
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

test('[CHK-9, SESS-12] a customer has a card saved with one order, and pays the next one with it', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  const customer = await newAccount(shop.backendUrl);
  await askAs(shop.backendUrl, customer, SAVE, { a: address });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, customer, '/checkout');
  const checkout = new Checkout(page, { ...BRITON, email: customer.email });
  await toPaymentFromBook(checkout);
  await checkout.payBy('Card', async (step) => {
    await checkout.fillCard(step, CARDS.good);
    await step.getByRole('checkbox', { name: text('checkout.card.keep') }).check();
  });
  await checkout.placeOrder();
  await checkout.orderNumber();

  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(path);
  await page
    .getByRole('form', { name: text('product.form') })
    .locator('button[data-add]')
    .click();
  await expectAdded(page);
  await page.goto('/checkout');
  await toPaymentFromBook(checkout);
  await checkout.payBy('Card', async (step) => {
    const name = text('checkout.card.saved', { brand: 'Visa', ending: '1111' });
    await expect(step.getByRole('radio', { name })).toBeChecked({ timeout: PATIENCE });
    await expect(step).toContainText(text('checkout.card.expires', { date: '08/2039' }));
    expect(await violations(page)).toEqual([]);
  });
  await checkout.expectStep('review');
  await expect(checkout.step('paymentMethod')).toContainText('Visa ending in 1111');
  await checkout.placeOrder();
  const number = await checkout.orderNumber();

  const query = '{ customer { orders { items { number payment_methods { type } } } } }';
  const { customer: mine } = await askAs<{
    customer: { orders: { items: { number: string; payment_methods: { type: string }[] }[] } };
  }>(shop.backendUrl, customer, query);
  expect(mine.orders.items).toHaveLength(2);
  expect(mine.orders.items.find((order) => order.number === number)?.payment_methods).toEqual([
    { type: 'braintree_cc_vault' },
  ]);
});

async function toPaymentFromBook(checkout: Checkout): Promise<void> {
  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await expect(step.getByRole('radio', { name: /7 Saved Street/ })).toBeChecked({ timeout: PATIENCE });
  await checkout.sendAddress();
  await checkout.chooseDelivery();
}

async function orderFromBook(checkout: Checkout): Promise<string> {
  await toPaymentFromBook(checkout);
  await checkout.payBy('Cheque');
  await checkout.placeOrder();
  return checkout.orderNumber();
}
