import { bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  failing: /\/graphql/,
});
test.afterEach(({ ownPair }) => ownPair.proxy.reset());

const STEPS = ['setGuestEmail', 'setShippingAddress', 'setShippingMethod', 'setBillingAddress'];

for (const fate of ['refuse', 'lose', 'truncate'] as const) {
  test(`[NET-4, CHK-4] every step of the checkout is sent again where its answer is lost (${fate})`, async ({
    page,
    ownPair: { backendUrl, proxy },
  }) => {
    await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    for (const name of STEPS) proxy.cut(new RegExp(`mutation ${name}\\b`), fate);
    await new Checkout(page, BRITON).toReview();
    for (const name of STEPS) expect(proxy.forwarded(new RegExp(`mutation ${name}\\b`)), name).toBeGreaterThan(0);
  });
}

test('[NET-4, CART-8] a code whose answer is lost is applied, once', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await page.goto('/checkout/cart');
  proxy.cut(/mutation applyCoupon\b/, 'lose');
  await page.getByRole('textbox', { name: text('coupon.label') }).fill('WELCOME10');
  await page.getByRole('button', { name: text('coupon.apply') }).click();
  await expect(page.getByRole('button', { name: text('coupon.remove', { code: 'WELCOME10' }) })).toBeVisible({
    timeout: PATIENCE,
  });
  expect(proxy.forwarded(/mutation applyCoupon\b/)).toBe(2);
});
