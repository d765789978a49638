import type { Page } from '@playwright/test';
import { bringCart, PATIENCE } from './fixtures/cart';
import { countOrders } from './fixtures/cart-api';
import { Checkout, SUCCESS } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  failing: /\/rest\/|\/graphql/,
});
test.describe.configure({ timeout: 240_000 });
test.afterEach(({ ownPair }) => ownPair.proxy.reset());

const ORDER = /^POST .*\/payment-information/;
const WHAT_BECAME = /^GET .*(\/guest-carts\/[^/ ]+ |cartFate)/i;
const ITEM = { sku: ANOTHER_SIMPLE, quantity: 1 };

async function atReview(page: Page, backendUrl: string): Promise<Checkout> {
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  return checkout;
}

for (const fate of ['lose', 'truncate'] as const) {
  test(`[CHK-5, CHK-10] the answer to the order is lost (${fate}): the order is found, and is the only one`, async ({
    page,
    ownPair: { backendUrl, proxy },
  }) => {
    const others = await countOrders(backendUrl, ITEM);
    const checkout = await atReview(page, backendUrl);
    proxy.cut(ORDER, fate);
    await checkout.placeOrder();
    expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
    expect(await others()).toBe(1);
  });
}

for (const fate of ['refuse', 'drop'] as const) {
  test(`[CHK-10] the order never arrives (${fate}): that is found out, and another try makes the only one`, async ({
    page,
    ownPair: { backendUrl, proxy },
  }) => {
    const others = await countOrders(backendUrl, ITEM);
    const checkout = await atReview(page, backendUrl);
    proxy.cut(ORDER, fate);
    await checkout.placeOrder();
    await expect(page.getByText(text('checkout.failures.notPlaced'))).toBeVisible({ timeout: 2 * PATIENCE });
    expect(await others()).toBe(0);
    await checkout.placeOrder();
    await checkout.orderNumber();
    expect(await others()).toBe(1);
  });
}

test('[CHK-10] while nobody can say what became of the order nothing can be paid, also after a reload', async ({
  page,
  ownPair: { backendUrl, proxy },
}) => {
  const others = await countOrders(backendUrl, ITEM);
  const checkout = await atReview(page, backendUrl);
  proxy.cut(ORDER, 'lose');
  proxy.cut(WHAT_BECAME, 'refuse', Number.POSITIVE_INFINITY);
  await checkout.placeOrder();
  const unknown = page.getByText(text('checkout.unknown.title'));
  const check = page.getByRole('button', { name: text('checkout.unknown.check') });
  await expect(unknown).toBeVisible({ timeout: 2 * PATIENCE });
  await expect(checkout.placeButton).toHaveCount(0);

  await page.reload();
  await expect(unknown).toBeVisible({ timeout: 2 * PATIENCE });
  await expect(checkout.placeButton).toHaveCount(0);
  await check.click();
  await expect(page.getByText(text('checkout.unknown.still'))).toBeVisible({ timeout: 2 * PATIENCE });

  proxy.reset();
  await check.click();
  await page.waitForURL(SUCCESS, { timeout: 2 * PATIENCE });
  await checkout.orderNumber();
  expect(await others()).toBe(1);
});
