import { bringCart, cartLine, cartLines, openCart, PATIENCE, totalOf } from './fixtures/cart';
import { orderItems } from './fixtures/cart-api';
import { Checkout, FAILURE } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { pounds, readProduct, SCARCE, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.use({
  baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl),
  // The backend refuses the order.
  failing: /payment-information$/,
});

const [first, second] = SCARCE;
const PRICE = 'price_range { minimum_price { final_price { value } } }';

interface Priced {
  price_range: { minimum_price: { final_price: { value: number } } };
}

test('[NET-5] what ran short or sold out meanwhile breaks nothing: the cart is shown, the line says so, and without it all goes on', async ({
  page,
  ownPair,
}) => {
  const { backendUrl } = ownPair;
  const gone = await readProduct<object>(backendUrl, first.sku, '');
  const kept = await readProduct<Priced>(backendUrl, SIMPLE, PRICE);
  await bringCart(page, backendUrl, [
    { sku: first.sku, quantity: first.left },
    { sku: SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  await expect(cartLines(page)).toHaveCount(2);

  await orderItems(backendUrl, [{ sku: first.sku, quantity: 1 }]);
  await page.reload();
  await expect(cartLine(page, gone.name)).toContainText(text('miniCart.lineWrong'), { timeout: PATIENCE });
  await page.getByRole('button', { name: text('miniCart.fewer', { name: gone.name }) }).click();
  await expect(cartLine(page, gone.name)).not.toContainText(text('miniCart.lineWrong'), { timeout: PATIENCE });

  await orderItems(backendUrl, [{ sku: first.sku, quantity: first.left - 1 }]);
  await page.reload();
  await expect(cartLine(page, kept.name)).toBeVisible({ timeout: PATIENCE });
  await expect(cartLine(page, gone.name)).toContainText(text('miniCart.lineGone'));
  await expect(cartLine(page, kept.name).getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: text('miniCart.removeName', { name: gone.name }) }).click();
  await expect(cartLines(page)).toHaveCount(1, { timeout: PATIENCE });
  await expect(totalOf(page, text('cart.totalBefore'))).toHaveText(
    pounds(kept.price_range.minimum_price.final_price.value),
    {
      timeout: PATIENCE,
    },
  );

  // Its page asks for no number, and says where else to look.
  await page.goto(gone.path);
  const box = page.getByRole('region', { name: text('catalog.buyingBox') });
  await expect(box.getByText(text('product.soldOut'))).toBeVisible();
  await expect(box.getByRole('spinbutton')).toHaveCount(0);
  await expect(box.getByRole('button', { name: text('productCard.addToCart') })).toBeDisabled();
  await box.getByRole('link', { name: text('product.instead', { category: '' }).trim() }).click();
  await expect(page).not.toHaveURL(new RegExp(gone.path));
  await expect(page).toHaveURL(/\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await expect(page.getByText(text('checkout.failures.stock'))).toBeVisible({ timeout: PATIENCE });
  await expect(page).not.toHaveURL(FAILURE);
  await expect(checkout.step('shippingAddress')).toContainText('Amelia Hughes');
});
