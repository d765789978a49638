import { bringCart, PATIENCE } from './fixtures/cart';
import { countOrders } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  failing: /\/rest\/|\/graphql/,
});
test.afterEach(({ ownPair }) => ownPair.proxy.reset());

test('[CHK-5, CHK-10] the backend dies between the two calls of an order and comes back: exactly one order', async ({
  page,
  ownPair,
}) => {
  test.setTimeout(300_000);
  const { backendUrl, proxy } = ownPair;
  const others = await countOrders(backendUrl, { sku: ANOTHER_SIMPLE, quantity: 1 });
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();

  const gate = proxy.hold(/^POST .*\/payment-information/);
  await checkout.placeOrder();
  await gate.reached;
  expect(proxy.forwarded(/^POST .*\/shipping-information/)).toBe(1);
  await ownPair.killBackend();
  gate.open();
  await expect(page.getByText(text('checkout.unknown.title'))).toBeVisible({ timeout: 2 * PATIENCE });
  await expect(checkout.placeButton).toHaveCount(0);

  await ownPair.startBackend();
  // The page asks by itself, too: whoever is first finds out that there is no order.
  const check = page.getByRole('button', { name: text('checkout.unknown.check') });
  await expect(async () => {
    if ((await check.count()) > 0) await check.click({ timeout: 5_000 });
    await expect(checkout.placeButton).toBeVisible();
  }).toPass({ timeout: 4 * PATIENCE });
  expect(await others()).toBe(0);
  await checkout.placeOrder();
  await checkout.orderNumber();
  expect(await others()).toBe(1);
});
