import { bringCart } from './fixtures/cart';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

// What a slow phone shows while no script file has come.
const FILES = '**/_next/static/chunks/**';

test.use({ failing: /_next\/static\/chunks/ });

test('[CART-2] the document asks for the cart before its style sheet and any script have come', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await page.route(FILES, (route) => route.abort());
  let letSheets = () => {};
  const sheets = new Promise<void>((resolve) => {
    letSheets = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await sheets;
    await route.continue();
  });
  const asked = page.waitForRequest(/graphql\?query=query\+cartDetails/);
  const opened = page.goto('/checkout/cart');
  await asked;
  letSheets();
  await opened;
});

test('[CHK-1] a guest reads the first step before any script, a customer does not', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await page.route(FILES, (route) => route.abort());
  const hint = page.getByText(text('checkout.email.hint'));
  await page.goto('/checkout');
  await expect(hint).toBeVisible();
  await page.evaluate(() => localStorage.setItem('signin_token', '{}'));
  await page.reload();
  await expect(hint).toBeAttached();
  await expect(hint).toBeHidden();
});
