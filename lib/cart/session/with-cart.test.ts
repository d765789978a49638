// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyCoupon } from '@/lib/cart/apply-coupon';
import { balm } from '@/lib/cart/cart.fixture';
import { added, cart, items, line, names, newCarts, product, refused } from '@/lib/cart/cart-writes.fixture';
import { addToCart } from '@/lib/cart/items/add-to-cart';
import { removeItem } from '@/lib/cart/items/remove-item';
import { updateItem } from '@/lib/cart/items/update-item';
import { removeCoupon } from '@/lib/cart/remove-coupon';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import { cartSettled } from './cart-changes';
import { isInvalidCart, readCartId } from './cart-session';
import { resetCart, useCartStore } from './cart-store';
import { discardCart, ensureCart, retryCart, withCart } from './with-cart';

beforeEach(() => {
  localStorage.clear();
  resetCart();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the id', () => {
  it('[CART-1] A write uses the stored cart id', async () => {
    localStorage.setItem('cartId', 'known');
    const { calls } = fakeCommerce({ addToCart: added() });
    await addToCart(product, items);
    expect(calls.map(({ variables }) => variables)).toEqual([{ cartId: 'known', items }]);
  });

  it('[CART-1] A write without a cart creates one and stores its id', async () => {
    const { calls } = fakeCommerce({ createCart: newCarts('new'), addToCart: added() });
    expect(await addToCart(product, items)).toEqual({ added: true, userErrors: [], failure: null });
    expect(names(calls)).toEqual(['createCart', 'addToCart']);
    expect(localStorage.getItem('cartId')).toBe('new');
    expect(useCartStore.getState()).toMatchObject({ cartId: 'new', isLost: false });
  });

  it('[CART-1] Two adds at once create one cart', async () => {
    const { calls } = fakeCommerce({ createCart: newCarts('new'), addToCart: added() });
    await Promise.all([addToCart(product, items), addToCart(product, items)]);
    expect(names(calls)).toEqual(['createCart', 'addToCart', 'addToCart']);
  });

  it('[CART-1] [CART-5] A cart that cannot be created resets the state and stores the error', async () => {
    useCartStore.setState({ announcement: 'before' });
    fakeCommerce({ createCart: refused('Internal server error') });
    const { added: isAdded, failure } = await addToCart(product, items);
    expect(isAdded).toBe(false);
    expect(failure?.message).toBe('Unable to create cart');
    const { getCartError, announcement } = useCartStore.getState();
    expect(getCartError).toMatchObject({ message: 'Unable to create cart', kind: 'graphql' });
    expect(announcement).toBe('');
  });

  it('[CART-1] A backend that gives no cart id has created none', async () => {
    fakeCommerce({ createCart: { cartId: null } });
    await expect(ensureCart()).rejects.toMatchObject({ kind: 'http', message: 'Unable to create cart' });
    expect([readCartId(), useCartStore.getState().isLost]).toEqual([null, false]);
  });

  it('[CART-1] Tabs create the cart one after another', async () => {
    const request = vi.fn((_name: string, task: () => Promise<string>) => task());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    fakeCommerce({ createCart: newCarts('new') });
    expect(await ensureCart()).toBe('new');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['cart']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('[CART-5] A cart that could not be read is read again, or created where there is none', async () => {
    const { calls } = fakeCommerce({ createCart: refused('No.') });
    retryCart();
    await vi.waitFor(() => expect(useCartStore.getState().getCartError?.message).toBe('Unable to create cart'));
    expect([names(calls), useCartStore.getState().revision]).toEqual([['createCart'], 0]);
    localStorage.setItem('cartId', 'known');
    retryCart();
    expect([names(calls), useCartStore.getState().revision]).toEqual([['createCart'], 1]);
  });

  it('[NET-8] A cart that is refused since too many were created says so', async () => {
    const errors = [{ message: 'Please wait a minute.', extensions: { category: 'too-many-requests' } }];
    fakeCommerce({ createCart: () => Response.json({ errors }, { status: 429 }) });
    const { failure } = await addToCart(product, items);
    expect(failure?.message).toBe('Please wait a minute.');
  });

  it('A cart id lives as long as the page where the browser stores nothing', async () => {
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
  ])(
    '[CART-3] A cart that is refused with “%s” is discarded, and the write is repeated with a new one',
    async (message) => {
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
    },
  );

  it('[CART-3] A refused cart gives way to the one that another tab has by now', async () => {
    localStorage.setItem('cartId', 'old');
    const { calls } = fakeCommerce({
      addToCart: ({ variables }: { variables: Record<string, unknown> }) => {
        if (variables.cartId === 'theirs') return added();
        localStorage.setItem('cartId', 'theirs');
        return refused("The cart isn't active.");
      },
    });
    expect((await addToCart(product, items)).added).toBe(true);
    expect(calls.map(({ variables }) => variables.cartId)).toEqual(['old', 'theirs']);
    expect(useCartStore.getState().isLost).toBe(false);
  });

  it('[CART-3] The shopper is told that a cart was lost, not that they have left one', async () => {
    localStorage.setItem('cartId', 'old');
    fakeCommerce({
      createCart: newCarts('new'),
      addToCart: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === 'old' ? refused("The cart isn't active.") : added(),
    });
    await addToCart(product, items);
    expect(useCartStore.getState().isLost).toBe(true);
    discardCart();
    expect([readCartId(), useCartStore.getState().isLost]).toEqual([null, false]);
  });

  it('[CART-3] A refused cart is replaced once and never again', async () => {
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

  it('[CART-3] A broken network or another user error does not discard the cart', async () => {
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

  it('[CART-3] A changed line is added to the cart that replaces a lost one, and a removed line is not', async () => {
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

describe('several things at once', () => {
  const lost = ({ variables }: { variables: Record<string, unknown> }) => {
    if (variables.cartId === 'old') return refused("The cart isn't active.");
    const changed = { ...balm, uid: String(variables.uid), quantity: Number(variables.quantity) };
    return { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: cart([changed]) } };
  };
  const addedAgain = () => added([{ ...balm, uid: 'in-the-new-cart' }]);

  it('[NET-7] Writes at the same time all start, and the queue sends them one by one in order', async () => {
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

  it('[CART-3] Writes that find the cart lost replace it once, each is tried once more, and the last one counts', async () => {
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

  it('[CART-3] A line of a replaced cart is gone where the last write removes it', async () => {
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

it('[NET-7] The cart has settled when every task with it has ended, well or not', async () => {
  localStorage.setItem('cartId', 'cart-1');
  const ends: (() => void)[] = [];
  const first = withCart(() => new Promise<void>((resolve) => ends.push(resolve)));
  const second = withCart(() => new Promise<void>((_, reject) => ends.push(() => reject(new Error('lost')))));
  const settled = vi.fn();
  const settling = cartSettled().then(settled);
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[0]?.();
  await first;
  expect(settled).not.toHaveBeenCalled();
  ends[1]?.();
  await expect(second).rejects.toThrow('lost');
  await settling;
});

it('[NET-4] The cart is read again where the answer of a change was lost, not where it was refused', async () => {
  runAhead();
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
  await expect(withCart(async () => Promise.reject(new AppError('http', '502')))).rejects.toMatchObject({
    kind: 'http',
  });
  expect(revision()).toBe(5);
});
