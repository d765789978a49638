import { bringCart, cartLine, cartLines, openCart, PATIENCE } from './fixtures/cart';
import { orderItems } from './fixtures/cart-api';
import { Checkout, FAILURE } from './fixtures/checkout';
import { readProduct, SCARCE, SIMPLE } from './fixtures/products';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  // The backend refuses the order.
  failing: /payment-information$/,
});
test.describe.configure({ timeout: 180_000 });

const [first, second] = SCARCE;

test('[NET-5] what sold out meanwhile leaves the cart without an error, the rest stays', async ({ page, ownPair }) => {
  const { backendUrl } = ownPair;
  const gone = await readProduct<object>(backendUrl, first.sku, '');
  const kept = await readProduct<object>(backendUrl, SIMPLE, '');
  await bringCart(page, backendUrl, [
    { sku: first.sku, quantity: 1 },
    { sku: SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  await expect(cartLines(page)).toHaveCount(2);

  await orderItems(backendUrl, [{ sku: first.sku, quantity: first.left }]);
  await page.reload();
  await expect(cartLine(page, kept.name)).toBeVisible({ timeout: PATIENCE });
  await expect(cartLine(page, gone.name)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[CHK-3] what sells out while its buyer types the address is told when the order is placed, and nothing is lost', async ({
  page,
  ownPair,
}) => {
  const { backendUrl } = ownPair;
  await bringCart(page, backendUrl, [
    { sku: second.sku, quantity: 1 },
    { sku: SIMPLE, quantity: 1 },
  ]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await orderItems(backendUrl, [{ sku: second.sku, quantity: second.left }]);

  await checkout.placeOrder();
  await expect(page.getByText(/out of stock/i).first()).toBeVisible({ timeout: PATIENCE });
  await expect(page).not.toHaveURL(FAILURE);
});
