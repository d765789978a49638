// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';

const cartFragment = graphql(`
  fragment TestCart on Cart {
    id
    total_quantity
    items {
      uid
      quantity
      product {
        uid
        sku
      }
    }
    prices {
      grand_total {
        value
      }
    }
  }
`);
const cartQuery = graphql(`query cart($id: String!) { cart(cart_id: $id) { ...TestCart } }`, [cartFragment]);
const add = graphql(
  `mutation add($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { cart { ...TestCart } user_errors { message } }
  }`,
  [cartFragment],
);
const update = graphql(
  `mutation update($id: String!, $uid: ID!, $quantity: Float!) {
    updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
      cart { ...TestCart }
    }
  }`,
  [cartFragment],
);
const remove = graphql(
  `mutation remove($id: String!, $uid: ID!) {
    removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ...TestCart } }
  }`,
  [cartFragment],
);

const complain = vi.spyOn(console, 'error');
let mutate: typeof import('@/lib/magento/browser/calls').mutate;
let calls: ReturnType<typeof heldCommerce>;
/** What somebody sees who watches the cart: how many, each line's quantity, the grand total. */
let seen: { total: number; lines: Record<string, number>; grandTotal: number }[];
let end = () => {};
const id = 'c';

type Lines = Record<string, number>;
const total = (lines: Lines) => Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);

/** Sku `tea` is a simple product, `balm` a configurable one. */
function answer(lines: Lines, grandTotal: number) {
  const items = Object.entries(lines).map(([sku, quantity]) => {
    const kind = sku === 'balm' ? 'Configurable' : 'Simple';
    const product = { __typename: `${kind}Product`, uid: `product ${sku}`, sku };
    return { __typename: `${kind}CartItem`, uid: `${id} ${sku}`, quantity, product };
  });
  const prices = { __typename: 'CartPrices', grand_total: { __typename: 'Money', value: grandTotal } };
  return { __typename: 'Cart', id, total_quantity: total(lines), items, prices };
}

beforeEach(async () => {
  // Every test has a document of its own, and so a client.
  vi.resetModules();
  ({ mutate } = await import('@/lib/magento/browser/calls'));
  await import('./optimistic-cart');
  const { browserClient } = await import('@/lib/magento/browser/calls');
  calls = heldCommerce();
  seen = [];
  const { unsubscribe } = browserClient()
    .query(cartQuery, { id })
    .subscribe(({ data }) => {
      if (!data?.cart) return;
      const lines = data.cart.items?.map((item) => [item?.product.sku, item?.quantity]) ?? [];
      const grandTotal = data.cart.prices?.grand_total?.value ?? 0;
      seen.push({ total: data.cart.total_quantity, lines: Object.fromEntries(lines), grandTotal });
    });
  end = unsubscribe;
  await allSettled();
  await calls[0]?.answer({ cart: answer({ tea: 1, balm: 2 }, 30) });
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
  expect(complain).not.toHaveBeenCalled();
});

describe('the cart before the backend has answered', () => {
  test('[CART-4] the cart before the backend has answered has the new quantity of a line at once, and no reckoned money', async () => {
    const done = mutate(update, { id, uid: `${id} tea`, quantity: 5 });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 7, lines: { tea: 5, balm: 2 }, grandTotal: 30 });
    await calls[1]?.answer({
      updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: answer({ tea: 4, balm: 2 }, 60) },
    });
    expect((await done).updateCartItems?.cart.total_quantity).toBe(6);
    expect(seen.at(-1)).toEqual({ total: 6, lines: { tea: 4, balm: 2 }, grandTotal: 60 });
  });

  test('[CART-4] the cart before the backend has answered has lost a line that is taken out, or set to none', async () => {
    void mutate(remove, { id, uid: `${id} balm` });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 1, lines: { tea: 1 }, grandTotal: 30 });
    void mutate(update, { id, uid: `${id} tea`, quantity: 0 });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 0, lines: {}, grandTotal: 30 });
  });

  test('[CART-4] the cart before the backend has answered counts what is added; a simple product’s line grows', async () => {
    const items = [
      { sku: 'tea', quantity: 2 },
      { sku: 'balm', quantity: 1, selected_options: ['mint'] },
      { sku: 'salt', quantity: 3 },
    ];
    void mutate(add, { id, items });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 9, lines: { tea: 3, balm: 2 }, grandTotal: 30 });
  });

  test.each([{ selected_options: ['mint'] }, { entered_options: [{ uid: 'x', value: 'y' }] }])(
    '[CART-4] the cart before the backend has answered has no longer line for what is added with %j',
    async (chosen) => {
      void mutate(add, { id, items: [{ sku: 'tea', quantity: 2, ...chosen }] });
      await allSettled();
      expect(seen.at(-1)).toEqual({ total: 5, lines: { tea: 1, balm: 2 }, grandTotal: 30 });
    },
  );

  test('[CART-4] the cart before the backend has answered counts a sku that is added twice, and leaves a configurable’s line', async () => {
    const items = [
      { sku: 'tea', quantity: 2, selected_options: [], entered_options: [] },
      { sku: 'tea', quantity: 3 },
      { sku: 'balm', quantity: 4 },
    ];
    void mutate(add, { id, items });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 12, lines: { tea: 6, balm: 2 }, grandTotal: 30 });
  });

  test('[CART-4] the cart before the backend has answered keeps the lines that a write does not name', async () => {
    void mutate(update, { id, uid: 'of another cart', quantity: 9 });
    void mutate(remove, { id, uid: 'of another cart' });
    await allSettled();
    expect(seen.at(-1)).toEqual({ total: 3, lines: { tea: 1, balm: 2 }, grandTotal: 30 });
  });

  test('[CART-4] the cart before the backend has answered is as it was once a write is refused', async () => {
    const done = mutate(update, { id, uid: `${id} tea`, quantity: 500 }).catch((error: unknown) => error);
    await allSettled();
    expect(seen.at(-1)?.lines).toEqual({ tea: 500, balm: 2 });
    await calls[1]?.answer(
      Response.json({
        errors: [{ message: 'Not that many.', path: ['updateCartItems'] }],
        data: { updateCartItems: null },
      }),
    );
    expect(await done).toMatchObject({ kind: 'refused', message: 'Not that many.' });
    expect(seen.at(-1)).toEqual({ total: 3, lines: { tea: 1, balm: 2 }, grandTotal: 30 });
  });

  test('[CART-4] the cart before the backend has answered is as it was once the network fails', async () => {
    const done = mutate(remove, { id, uid: `${id} tea` }).catch((error: unknown) => error);
    await allSettled();
    await calls[1]?.fail();
    expect(await done).toMatchObject({ kind: 'network' });
    expect(seen.at(-1)).toEqual({ total: 3, lines: { tea: 1, balm: 2 }, grandTotal: 30 });
  });

  test('[CART-4, NET-7] the cart before the backend has answered still has what a waiting write shows while the one before it is answered', async () => {
    const first = mutate(update, { id, uid: `${id} tea`, quantity: 2 });
    const second = mutate(update, { id, uid: `${id} tea`, quantity: 3 });
    await allSettled();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer({
      updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: answer({ tea: 2, balm: 2 }, 40) },
    });
    expect(calls).toHaveLength(3);
    expect(seen.at(-1)?.lines).toEqual({ tea: 3, balm: 2 });
    await calls[2]?.answer({
      updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: answer({ tea: 3, balm: 2 }, 50) },
    });
    await Promise.all([first, second]);
    expect(seen.at(-1)).toEqual({ total: 5, lines: { tea: 3, balm: 2 }, grandTotal: 50 });
  });

  test('[CART-4] the cart before the backend has answered shows nothing in advance of a patient write, nor of a cart that is not known', async () => {
    const before = seen.length;
    void mutate(remove, { id, uid: `${id} tea` }, { isOptimistic: false });
    void mutate(remove, { id: 'unknown', uid: `${id} tea` });
    await allSettled();
    expect(seen).toHaveLength(before);
  });
});
