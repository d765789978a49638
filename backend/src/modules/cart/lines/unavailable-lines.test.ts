import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../../database/schema/products';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { cartCalls } from '../testing/cart-calls';

let shop: Shop;
let guest: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  guest = cartCalls(shop);
});
afterAll(() => shop.close());

/** Runs while a product is disabled, which carts do not show. */
async function without(sku: string, run: () => Promise<void>): Promise<void> {
  const enable = (isEnabled: boolean) => shop.db.update(product).set({ isEnabled }).where(eq(product.sku, sku));
  await enable(false);
  await run();
  await enable(true);
}

async function linesOf(id: string, headers = {}): Promise<unknown> {
  const { data } = (
    await shop.execute(`{ cart(cart_id: "${id}") { items { quantity product { sku } } } }`, {}, headers)
  ).body;
  return (data as { cart: { items: unknown } }).cart.items;
}

describe('[CART-4] [BACK-1] a line whose product was disabled', () => {
  it('may become less, and not more', async () => {
    const id = await guest.newCart();
    const { cart } = await guest.add(id, [{ sku: 'PARA', quantity: 3 }]);
    const line = Number(cart.items[0]?.id);
    const update = async (quantity: number) =>
      (await guest.mutate('updateCartItems', { cart_id: id, cart_items: [{ cart_item_id: line, quantity }] })).body
        .errors?.[0]?.message;
    await without('PARA', async () => {
      expect(await update(50_000)).toBe(`Could not find cart item with id: ${line}.`);
      expect(await update(2)).toBeUndefined();
      expect(await update(3)).toBeDefined();
    });
    expect(await linesOf(id)).toEqual([{ quantity: 2, product: { sku: 'PARA' } }]);
  });

  it('does not become more by what a guest had of it; what they alone had comes along', async () => {
    const headers = await signedIn(shop, 'merging@example.com');
    const customer = cartCalls(shop, headers);
    const own = await customer.newCart();
    await customer.add(own, [{ sku: 'LOW', quantity: 4 }]);
    const source = await guest.newCart();
    await guest.add(source, [
      { sku: 'LOW', quantity: 4 },
      { sku: 'IBU', quantity: 1 },
    ]);
    await without('LOW', () =>
      without('IBU', async () => {
        const merge = `mutation { mergeCarts(source_cart_id: "${source}", destination_cart_id: "${own}") { id } }`;
        expect((await shop.execute(merge, {}, headers)).body.errors).toBeUndefined();
      }),
    );
    expect(await linesOf(own, headers)).toEqual([
      { quantity: 4, product: { sku: 'LOW' } },
      { quantity: 1, product: { sku: 'IBU' } },
    ]);
  });
});
