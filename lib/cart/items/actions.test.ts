// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyCoupon } from '@/lib/cart/apply-coupon';
import { balm, cartAnswer, lozenges, overTheWire } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { estimateTotals } from '@/lib/cart/estimate-totals';
import { removeCoupon } from '@/lib/cart/remove-coupon';
import { isInvalidCart, readCartId } from '@/lib/cart/session/cart-session';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { withCart } from '@/lib/cart/session/with-cart';
import { toCart } from '@/lib/cart/to-cart';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { addToCart, restoreItem } from './add-to-cart';
import { changeOptions } from './change-options';
import { removeItem } from './remove-item';
import { updateItem } from './update-item';

beforeEach(() => {
  localStorage.clear();
  resetCart();
});
afterEach(() => vi.unstubAllGlobals());

const product = { sku: 'BALM', name: 'Balm', image: 'https://shop.example/media/catalog/product/b.jpg' };
const items = [{ sku: 'BALM', quantity: 1 }];

const cart = (lines: CartItemAnswer[] = [balm], id = 'cart-1') => overTheWire(cartAnswer(lines, { id }));
const added = (lines?: CartItemAnswer[], ...refusals: [code: string, message: string][]) => ({
  addProductsToCart: {
    __typename: 'AddProductsToCartOutput',
    cart: cart(lines),
    user_errors: refusals.map(([code, message]) => ({ __typename: 'CartUserInputError', code, message })),
  },
});
const refused = (message: string) =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }] });
const line = (item: CartItemAnswer) => {
  const [mapped] = toCart(cartAnswer([item])).lines;
  if (!mapped) throw new Error('no line');
  return mapped;
};
const names = (calls: ReturnType<typeof fakeCommerce>['calls']) =>
  calls.map(({ query }) => /\w+ (\w+)/.exec(query)?.[1]);

/** New ids, one after another. */
function newCarts(...ids: string[]) {
  return () => ({ cartId: ids.shift() ?? 'one too many' });
}

describe('the id', () => {
  it('[CART-1] is the stored one', async () => {
    localStorage.setItem('cartId', 'known');
    const { calls } = fakeCommerce({ addToCart: added() });
    await addToCart(product, items);
    expect(calls.map(({ variables }) => variables)).toEqual([{ cartId: 'known', items }]);
  });

  it('[CART-1] is a new cart’s where there is none, and is kept', async () => {
    const { calls } = fakeCommerce({ createCart: newCarts('new'), addToCart: added() });
    expect(await addToCart(product, items)).toEqual({ added: true, userErrors: [], failure: null });
    expect(names(calls)).toEqual(['createCart', 'addToCart']);
    expect(localStorage.getItem('cartId')).toBe('new');
    expect(useCartStore.getState().cartId).toBe('new');
  });

  it('[CART-1] is one for two adds at once', async () => {
    const { calls } = fakeCommerce({ createCart: newCarts('new'), addToCart: added() });
    await Promise.all([addToCart(product, items), addToCart(product, items)]);
    expect(names(calls)).toEqual(['createCart', 'addToCart', 'addToCart']);
  });

  it('[CART-1] [CART-5] that cannot be had says so, resets the cart and records why', async () => {
    useCartStore.setState({ announcement: 'before' });
    fakeCommerce({ createCart: refused('Internal server error') });
    const { added: isAdded, failure } = await addToCart(product, items);
    expect(isAdded).toBe(false);
    expect(failure?.message).toBe('Unable to create cart');
    const { getCartError, announcement } = useCartStore.getState();
    expect(getCartError).toMatchObject({ message: 'Unable to create cart', kind: 'graphql' });
    expect(announcement).toBe('');
  });

  it('belongs to the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { calls } = fakeCommerce({ createCart: newCarts('new'), addToCart: added() });
    await addToCart(product, items);
    await addToCart(product, items);
    expect(names(calls)).toEqual(['createCart', 'addToCart', 'addToCart']);
    vi.restoreAllMocks();
  });
});

describe('a lost cart', () => {
  it.each([
    'Could not find a cart with ID "old"',
    "The cart isn't active.",
    'The current user cannot perform operations on cart "old"',
  ])('[CART-3] (%s) is given up, and what was asked is done with a new one', async (message) => {
    localStorage.setItem('cartId', 'old');
    localStorage.setItem('cart_summary', '{}');
    const { calls } = fakeCommerce({
      createCart: newCarts('new'),
      addToCart: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === 'old' ? refused(message) : added(),
    });
    expect((await addToCart(product, items)).added).toBe(true);
    expect(names(calls)).toEqual(['addToCart', 'createCart', 'addToCart']);
    expect(readCartId()).toBe('new');
    expect(localStorage.getItem('cart_summary')).toContain('new');
  });

  it('[CART-3] is replaced once and never again', async () => {
    localStorage.setItem('cartId', 'old');
    const { calls } = fakeCommerce({
      createCart: newCarts('new', 'newer'),
      addToCart: () => refused("The cart isn't active."),
    });
    expect(await addToCart(product, items)).toMatchObject({
      added: false,
      failure: { message: "The cart isn't active." },
    });
    expect(names(calls)).toEqual(['addToCart', 'createCart', 'addToCart']);
  });

  it('[CART-3] is not what a broken network or another refusal says', async () => {
    expect(isInvalidCart(new AppError('network', "The cart isn't active."))).toBe(false);
    localStorage.setItem('cartId', 'known');
    fakeCommerce({
      applyCoupon: refused("The coupon code isn't valid. Verify the code and try again."),
      addToCart: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(applyCoupon('X')).rejects.toMatchObject({ kind: 'refused' });
    expect((await addToCart(product, items)).failure?.kind).toBe('network');
    expect(readCartId()).toBe('known');
  });

  it('[CART-3] gets the line that was to be changed, and needs none removed', async () => {
    localStorage.setItem('cartId', 'old');
    const { calls } = fakeCommerce({
      createCart: newCarts('new', 'newer'),
      updateItem: () => refused("The cart isn't active."),
      removeItem: () => refused("The cart isn't active."),
      addToCart: added(),
    });
    await updateItem(line(balm), 5);
    expect(calls.at(-1)?.variables).toEqual({ cartId: 'new', items: [{ sku: 'BALM', quantity: 5 }] });
    await removeItem(line(balm));
    expect(names(calls)).toEqual(['updateItem', 'createCart', 'addToCart', 'removeItem', 'createCart']);
  });
});

describe('adding', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));

  it('[CART-4] [CART-5] is under way until the answer has come', async () => {
    fakeCommerce({ addToCart: added() });
    const outcome = addToCart(product, items);
    expect(useCartStore.getState().isAddingItem).toBe(true);
    await outcome;
    expect(useCartStore.getState()).toMatchObject({ isAddingItem: false, addItemError: null, added: product });
  });

  it('[CART-6] keeps the product’s picture by its SKU', async () => {
    fakeCommerce({ addToCart: added() });
    await addToCart(product, items);
    expect(JSON.parse(localStorage.getItem('imagesBySku') ?? '')).toEqual({ BALM: { url: product.image } });
  });

  it('[CART-4] tells what was refused and keeps what was not', async () => {
    const two = [...items, { sku: 'GONE', quantity: 1 }];
    fakeCommerce({ addToCart: added([balm], ['NOT_SALABLE', 'Product that you are trying to add is not available.']) });
    expect(await addToCart(product, two)).toMatchObject({
      added: true,
      userErrors: [{ code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' }],
    });
    expect(useCartStore.getState().addItemError?.message).toMatch(/not available/);
  });

  it('[CART-4] shows no popup where nothing was added', async () => {
    fakeCommerce({ addToCart: added([], ['UNDEFINED', 'You need to choose options for your item.']) });
    expect(await addToCart(product, items)).toMatchObject({ added: false });
    expect(useCartStore.getState().added).toBeNull();
  });

  it('puts a removed line back as it was', async () => {
    const { calls } = fakeCommerce({ addToCart: added([lozenges]) });
    await restoreItem(line(lozenges));
    expect(calls[0]?.variables.items).toEqual([{ sku: 'LOZ', quantity: 3, selected_options: ['mint', 'twelve'] }]);
    fakeCommerce({ addToCart: added([], ['INSUFFICIENT_STOCK', 'The requested qty is not available']) });
    await expect(restoreItem(line(lozenges))).rejects.toThrow('The requested qty is not available');
    expect(useCartStore.getState()).toMatchObject({ isAddingItem: false, added: null });
  });
});

describe('changing a line', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));
  const updated = { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: cart() } };
  const replaced = (lines: CartItemAnswer[], ...refusals: [string, string][]) => ({
    removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: { __typename: 'Cart', id: 'cart-1' } },
    ...added(lines, ...refusals),
  });

  it('[CART-4] sets its quantity', async () => {
    const { calls } = fakeCommerce({ updateItem: updated });
    const done = updateItem(line(balm), 3);
    expect(useCartStore.getState().isUpdatingItem).toBe(true);
    await done;
    expect(calls[0]?.variables).toEqual({ cartId: 'cart-1', uid: balm.uid, quantity: 3 });
    expect(useCartStore.getState()).toMatchObject({ isUpdatingItem: false, updateItemError: null });
  });

  it('[CART-4] to none removes it', async () => {
    const { calls } = fakeCommerce({
      removeItem: { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: cart([]) } },
    });
    await updateItem(line(balm), 0);
    expect(calls[0]?.variables).toEqual({ cartId: 'cart-1', uid: balm.uid });
  });

  it('[CART-4] records why it was refused', async () => {
    fakeCommerce({
      updateItem: refused('Could not update the product with SKU BALM: The requested qty is not available'),
      removeItem: refused("The cart doesn't contain the item"),
    });
    await expect(updateItem(line(balm), 999)).rejects.toThrow('The requested qty is not available');
    await expect(removeItem(line(balm))).rejects.toThrow("The cart doesn't contain the item");
    const { updateItemError, removeItemError, isUpdatingItem } = useCartStore.getState();
    expect([updateItemError?.kind, removeItemError?.kind, isUpdatingItem]).toEqual(['refused', 'refused', false]);
  });

  it('[CART-4] of a configurable product removes and adds, in this order, in one request', async () => {
    const again = { ...lozenges, uid: 'new-uid', quantity: 5 };
    const { calls } = fakeCommerce({ replaceItem: replaced([again]) });
    await updateItem(line(lozenges), 5);
    expect(calls[0]?.query).toMatch(/removeItemFromCart.*addProductsToCart/s);
    expect(calls[0]?.variables).toEqual({
      cartId: 'cart-1',
      replacedUid: lozenges.uid,
      items: [{ sku: 'LOZ', quantity: 5, selected_options: ['mint', 'twelve'] }],
    });
  });

  it('[CART-4] finds a line by the uid that it has since, where two changes follow each other', async () => {
    const { calls } = fakeCommerce({
      replaceItem: ({ variables }: { variables: Record<string, unknown> }) =>
        replaced([{ ...lozenges, uid: `${variables.replacedUid}+` }]),
    });
    const shown = line({ ...lozenges, uid: 'shown' });
    await Promise.all([updateItem(shown, 5), updateItem(shown, 6)]);
    expect(calls.map(({ variables }) => variables.replacedUid)).toEqual(['shown', 'shown+']);
  });

  it('[CART-4] puts the old line back where the other choice is refused, and says why', async () => {
    const { calls } = fakeCommerce({
      replaceItem: replaced([], ['NOT_SALABLE', 'Product that you are trying to add is not available.']),
      addToCart: added([lozenges]),
    });
    const other = { ...line(lozenges).input, selected_options: ['orange', 'twelve'] };
    await expect(changeOptions(line(lozenges), other)).rejects.toThrow('not available');
    expect(calls.at(-1)?.variables.items).toEqual([line(lozenges).input]);
    expect(useCartStore.getState().updateItemError?.message).toMatch(/not available/);
  });
});

describe('[CART-8] coupons and estimates', () => {
  beforeEach(() => localStorage.setItem('cartId', 'cart-1'));

  it('apply and take off a coupon', async () => {
    const { calls } = fakeCommerce({
      applyCoupon: { applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', cart: cart() } },
      removeCoupon: { removeCouponFromCart: { __typename: 'RemoveCouponFromCartOutput', cart: cart() } },
    });
    await applyCoupon(' WELCOME10 ');
    await removeCoupon();
    expect(calls.map(({ variables }) => variables)).toEqual([
      { cartId: 'cart-1', code: 'WELCOME10' },
      { cartId: 'cart-1' },
    ]);
  });

  it('tell what delivery comes to at a place, with its price in the totals', async () => {
    const money = (value: number) => ({ __typename: 'Money', value, currency: 'GBP' });
    const method = {
      carrier_code: 'flatrate',
      carrier_title: 'Post',
      method_code: 'flat',
      method_title: 'Second class',
    };
    fakeCommerce({
      estimateTotals: {
        estimateShippingMethods: [
          {
            __typename: 'AvailableShippingMethod',
            ...method,
            available: true,
            error_message: '',
            price_excl_tax: money(3),
            price_incl_tax: money(3.6),
          },
        ],
        estimateTotals: {
          __typename: 'EstimateTotalsOutput',
          estimate: overTheWire({ prices: { ...cartAnswer().prices, grand_total: money(13.58) } }),
        },
      },
    });
    const estimate = await estimateTotals({ country_code: 'GB', postcode: 'N1 1AA' }, method);
    expect(estimate.methods).toHaveLength(1);
    expect(estimate.totals).toMatchObject({
      shipping: { title: 'Post: Second class', includingTax: { minor: 360 } },
      grandTotal: { minor: 1358 },
    });
  });
});

describe('several things at once', () => {
  const lost = ({ variables }: { variables: Record<string, unknown> }) => {
    if (variables.cartId === 'old') return refused("The cart isn't active.");
    const { quantity = 1 } = variables;
    return {
      updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: cart([{ ...balm, quantity: Number(quantity) }]) },
    };
  };
  const addedAgain = () => added([{ ...balm, uid: 'in-the-new-cart' }]);

  it('[NET-7] are all asked for, and the queue sends them one by one in order', async () => {
    localStorage.setItem('cartId', 'cart-1');
    const order: string[] = [];
    const slow = withCart(async () => {
      order.push('first asked');
      await new Promise((resolve) => setTimeout(resolve));
      order.push('first answered');
      throw new Error('lost');
    });
    const next = withCart(async () => order.push('second asked'));
    await expect(slow).rejects.toThrow('lost');
    await next;
    expect(order).toEqual(['first asked', 'second asked', 'first answered']);
  });

  it('[CART-3] that find the cart lost replace it once, each is tried once more, and the last one counts', async () => {
    localStorage.setItem('cartId', 'old');
    const { calls } = fakeCommerce({
      createCart: newCarts('new', 'newer'),
      updateItem: lost,
      addToCart: addedAgain,
    });
    await Promise.all([updateItem(line(balm), 3), updateItem(line(balm), 4)]);
    expect(names(calls)).toEqual(['updateItem', 'updateItem', 'createCart', 'addToCart', 'updateItem']);
    expect(calls.at(-2)?.variables).toEqual({ cartId: 'new', items: [{ sku: 'BALM', quantity: 3 }] });
    expect(calls.at(-1)?.variables).toEqual({ cartId: 'new', uid: 'in-the-new-cart', quantity: 4 });
  });

  it('[CART-3] end a replaced cart’s line where the last of them removes it', async () => {
    localStorage.setItem('cartId', 'old');
    const { calls } = fakeCommerce({
      createCart: newCarts('new', 'newer'),
      updateItem: lost,
      removeItem: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === 'old'
          ? refused("The cart isn't active.")
          : { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: cart([]) } },
      addToCart: addedAgain,
    });
    const shown = line({ ...balm, uid: 'of-the-lost-cart' });
    await Promise.all([updateItem(shown, 3), removeItem(shown)]);
    expect(names(calls)).toEqual(['updateItem', 'removeItem', 'createCart', 'addToCart', 'removeItem']);
    expect(calls.at(-1)?.variables).toEqual({ cartId: 'new', uid: 'in-the-new-cart' });
  });
});

it('[NET-4] has the cart read again where the answer of a change was lost, not where it was refused', async () => {
  localStorage.setItem('cartId', 'cart-1');
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  fakeCommerce({
    addToCart: lost,
    updateItem: lost,
    removeItem: lost,
    applyCoupon: lost,
    removeCoupon: refused('No.'),
  });
  const revision = () => useCartStore.getState().revision;
  await addToCart(product, items);
  expect(revision()).toBe(1);
  await expect(updateItem(line(balm), 3)).rejects.toMatchObject({ kind: 'network' });
  await expect(removeItem(line(balm))).rejects.toMatchObject({ kind: 'network' });
  await expect(applyCoupon('X')).rejects.toMatchObject({ kind: 'network' });
  expect(revision()).toBe(4);
  await expect(removeCoupon()).rejects.toMatchObject({ kind: 'refused' });
  expect(revision()).toBe(4);
});
