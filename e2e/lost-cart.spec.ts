import { addToBasket, bringCart, cartLine, keepCartId, openCart, PATIENCE, storedCartId } from './fixtures/cart';
import { orderCart, readCart } from './fixtures/cart-api';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

for (const [title, spoil] of [
  ['a cart that the shop does not know', async () => 'UnknownCartUnknownCartUnknownCar'],
  [
    'a cart that somebody has ordered',
    async (id: string, origin: string) => {
      await orderCart(origin, id);
      return id;
    },
  ],
] as const) {
  test(`[CART-3] ${title}: adding makes a new one, and succeeds`, async ({ page, shop }) => {
    const { name, path } = await readProduct<object>(shop.backendUrl, ANOTHER_SIMPLE, '');
    const id = await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const lost = await spoil(id, shop.backendUrl);
    await keepCartId(page, lost);

    await addToBasket(page, path);
    const now = await storedCartId(page);
    expect(now).not.toBe(lost);
    expect(await readCart(shop.backendUrl, now ?? '')).toMatchObject({
      total_quantity: 1,
      items: [{ product: { sku: ANOTHER_SIMPLE } }],
    });
    await openCart(page);
    await expect(cartLine(page, name)).toBeVisible();
  });

  test(`[CART-3, CART-7] ${title}: its page starts anew and says so`, async ({ page, shop }) => {
    const id = await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const lost = await spoil(id, shop.backendUrl);
    await keepCartId(page, lost);
    await page.goto('/checkout/cart');
    await expect(page.getByText(text('cart.lost'))).toBeVisible({ timeout: PATIENCE });
    await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible();
    await expect.poll(() => storedCartId(page)).not.toBe(lost);
  });
}
