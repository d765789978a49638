// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Provider } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClient } from '@/lib/magento/browser/calls';
import { useShellStore } from '@/lib/shell/shell-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { applyCoupon } from './apply-coupon';
import { balm, cartAnswer, lozenges, overTheWire } from './cart.fixture';
import { refetchCart, resetCart, useCartStore } from './session/cart-store';
import { discardCart, ensureCart } from './session/with-cart';
import { useCart, type VisitorCart } from './use-cart';

vi.mock('./summary/watch-cart', () => ({ watchCart: () => {} }));

let view: VisitorCart;
function Probe() {
  view = useCart();
  return null;
}
const show = () =>
  render(
    <Provider value={browserClient()}>
      <Probe />
    </Provider>,
  );

/** A cart of its own for each test: the client remembers. */
let id = '';
let count = 0;
const holding = (quantity: number, cartId = id) => ({
  cart: overTheWire(cartAnswer([{ ...balm, quantity }, lozenges], { id: cartId })),
});
const refused = (message: string) => Response.json({ data: { cart: null }, errors: [{ message }] });

beforeEach(() => {
  count += 1;
  id = `cart-${count}`;
  localStorage.clear();
  resetCart();
});
afterEach(() => {
  cleanup();
  useShellStore.setState({ isOnline: true });
  vi.unstubAllGlobals();
});

/** As the page finds it in the browser's storage. */
function stored(cartId: string) {
  localStorage.setItem('cartId', cartId);
  useCartStore.setState({ cartId });
}

describe('useCart', () => {
  it('[CART-2] [CART-5] useCart reads from the network, returns the summary, and is loading meanwhile', async () => {
    stored(id);
    const { calls } = fakeCommerce({ cartDetails: () => holding(2) });
    show();
    expect(view).toMatchObject({
      details: null,
      isLoading: true,
      summary: { numItems: 0, currencyCode: 'USD', subtotal: 0 },
    });
    await waitFor(() => expect(view.details).not.toBeNull());
    expect(view).toMatchObject({
      isLoading: false,
      error: null,
      summary: { numItems: 5, currencyCode: 'GBP', subtotal: 1898 },
      isEmpty: false,
    });
    cleanup();
    show();
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('useCart is empty and makes no request where there is no cart', async () => {
    const { calls } = fakeCommerce({});
    show();
    await waitFor(() => expect(view).toMatchObject({ details: null, isLoading: false, isEmpty: true }));
    expect(calls).toEqual([]);
  });

  it('useCart shows every write, and reads again when another tab changed the cart', async () => {
    stored(id);
    const commerce = fakeCommerce({
      cartDetails: () => holding(2),
      applyCoupon: () => ({ applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', ...holding(3) } }),
    });
    show();
    await waitFor(() => expect(view.summary.numItems).toBe(5));
    await act(() => applyCoupon('X'));
    await waitFor(() => expect(view.summary.numItems).toBe(6));
    commerce.answers.cartDetails = () => holding(9);
    act(() => refetchCart());
    await waitFor(() => expect(view.summary.numItems).toBe(12));
  });

  it('[CART-3] useCart replaces a refused cart and reads the new one', async () => {
    stored(id);
    const fresh = `${id}-fresh`;
    const { calls } = fakeCommerce({
      cartDetails: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === id
          ? refused("The cart isn't active.")
          : { cart: overTheWire(cartAnswer([], { id: fresh })) },
      createCart: () => ({ cartId: fresh }),
    });
    show();
    await waitFor(() => expect(view).toMatchObject({ isEmpty: true, isLoading: false, error: null }));
    expect(view.details?.id).toBe(fresh);
    expect(localStorage.getItem('cartId')).toBe(fresh);
    expect(calls.filter(({ query }) => query.startsWith('mutation'))).toHaveLength(1);
  });

  it('[CART-3] useCart replaces a refused cart only once', async () => {
    stored(id);
    const { calls } = fakeCommerce({
      cartDetails: () => refused("The cart isn't active."),
      createCart: () => ({ cartId: `${id}-fresh` }),
    });
    show();
    await waitFor(() => expect(view.error?.message).toBe("The cart isn't active."));
    expect(calls.filter(({ query }) => query.startsWith('mutation'))).toHaveLength(1);
  });

  it('[CART-4] [CART-5] useCart returns the error of a cart that cannot be read', async () => {
    stored(id);
    fakeCommerce({ cartDetails: () => refused('Internal server error') });
    show();
    await waitFor(() => expect(view.error).toMatchObject({ kind: 'graphql', message: 'Internal server error' }));
    expect(view).toMatchObject({ details: null, isLoading: false, isEmpty: false });
  });

  it('[CART-1] useCart is empty where a guest’s first cart could not be created; a customer may have one elsewhere', async () => {
    fakeCommerce({ createCart: Response.json({}, { status: 502 }) });
    show();
    await act(() => ensureCart().catch(() => undefined));
    expect(view).toMatchObject({ isEmpty: true, isLoading: false });
    const token = { value: 't', timeStored: Date.now(), ttl: 3600 };
    localStorage.setItem('signin_token', JSON.stringify(token));
    await act(() => ensureCart().catch(() => undefined));
    expect(view).toMatchObject({ isEmpty: false, error: { kind: 'http' } });
  });

  it('[PWA-5] useCart knows that it is the connection where a cart that was never read here is asked for offline', async () => {
    stored(id);
    const { calls } = fakeCommerce({ cartDetails: () => holding(2) });
    useShellStore.setState({ isOnline: false });
    show();
    await waitFor(() => expect(view).toMatchObject({ error: { kind: 'network' }, isEmpty: false, isLoading: false }));
    expect(calls).toEqual([]);
    act(() => useShellStore.setState({ isOnline: true }));
    await waitFor(() => expect(view).toMatchObject({ error: null, summary: { numItems: 5 } }));
  });

  it('useCart is empty as soon as the cart is discarded', async () => {
    stored(id);
    fakeCommerce({ cartDetails: () => holding(2) });
    show();
    await waitFor(() => expect(view.summary.numItems).toBe(5));
    act(() => discardCart());
    expect(view).toMatchObject({ details: null, isEmpty: true, summary: { numItems: 0 } });
  });
});
