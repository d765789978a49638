import { bringCart, PATIENCE } from './fixtures/cart';
import { countOrders } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  failing: /payment-information$/,
});
test.afterEach(({ ownPair }) => ownPair.proxy.reset());

const ORDER = /^POST .*\/payment-information/;

test('[CHK-10] a double click on the button, and more clicks while the order is on its way, place one order', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  const others = await countOrders(backendUrl, { sku: ANOTHER_SIMPLE, quantity: 1 });
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();

  const gate = proxy.hold(ORDER);
  await checkout.expectStep('review');
  await checkout.placeButton.dblclick();
  await gate.reached;
  // The button may be gone by now, or be one that does nothing.
  for (const button of await checkout.placeButton.all()) await button.dispatchEvent('click');
  gate.open();
  await checkout.orderNumber();
  expect(proxy.forwarded(ORDER)).toBe(1);
  expect(await others()).toBe(1);
});

test('[CHK-10] the same order sent from two tabs at once is placed once; the other tab does not order again', async ({
  page,
  context,
  ownPair: { backendUrl, proxy },
}) => {
  const others = await countOrders(backendUrl, { sku: ANOTHER_SIMPLE, quantity: 1 });
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const first = new Checkout(page, BRITON);
  await first.toReview();
  const second = new Checkout(await context.newPage(), BRITON);
  await second.page.goto('/checkout');
  await second.expectStep('review');

  const gate = proxy.hold(ORDER);
  await first.placeOrder();
  await gate.reached;
  await second.placeOrder();
  await expect(second.page.getByText(text('checkout.failures.otherTab'))).toBeVisible({ timeout: PATIENCE });
  gate.open();
  await first.orderNumber();
  expect(proxy.forwarded(ORDER)).toBe(1);
  expect(await others()).toBe(1);
});
