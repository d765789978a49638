// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { bag, balm, cartAnswer, lozenges, overTheWire } from '@/lib/cart/cart.fixture';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { discardCart, ensureCart } from '@/lib/cart/session/with-cart';
import { useShellStore } from '@/lib/shell/shell-store';
import messages from '@/messages/en-GB.json';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';

const show = () =>
  renderInShop(
    <main>
      <CartView settings={cartSettings} />
    </main>,
  );
const empty = overTheWire(cartAnswer([], { id: 'another' }));
const lineOf = (name: string) => screen.findByRole('listitem', { name });

beforeEach(() => {
  localStorage.clear();
  useShellStore.setState({ isOnline: true });
});
afterEach(() => {
  delete document.documentElement.dataset.lines;
  cleanup();
  vi.unstubAllGlobals();
});

describe('the state of the cart', () => {
  it('Without a cart the page shows the empty cart with a link home and makes no request', async () => {
    const { calls } = cartShop([]);
    localStorage.clear();
    resetCart();
    show();
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/');
    expect(calls).toEqual([]);
  });

  it('A cart that is loading shows its skeleton', () => {
    cartShop([balm], { cartDetails: () => new Promise(() => undefined) });
    show();
    expect(screen.getByRole('status', { name: 'Loading your basket' })).toBeDefined();
  });

  it.each([
    ['two while nothing is counted', 0, 2],
    ['one', 1, 1],
    ['three of many', 7, 3],
  ])('The skeleton of the cart has as many lines as the header counts: %s', (_, count, lines) => {
    cartShop([balm], { cartDetails: () => new Promise(() => undefined) });
    useCartStore.setState(({ summary }) => ({ summary: { ...summary, count } }));
    show();
    const skeleton = screen.getByRole('status', { name: 'Loading your basket' });
    expect(skeleton.querySelectorAll('.s-cart-line')).toHaveLength(lines);
  });

  it('[NET-5] A cart that Magento 2.4.4 would not order is shown, says why, and is mended', async () => {
    const message = 'The requested qty is not available';
    const error = { message, path: ['cart', 'items', 0], extensions: { category: 'graphql-input' } };
    let quantity = 2;
    const cartOf = (...items: CartAnswer['items'] & object) => overTheWire(cartAnswer(items, { id }));
    const read = () =>
      quantity === 2
        ? Response.json({ errors: [error], data: { cart: cartOf(null, balm) } })
        : { cart: cartOf({ ...balm, quantity }) };
    const { id } = cartShop([balm], {
      cartDetails: read,
      cartSummary: read,
      updateItem: () => {
        quantity = 1;
        return { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: cartOf({ ...balm, quantity }) } };
      },
    });
    show();
    await lineOf('Balm');
    expect(screen.getByText(messages.miniCart.wrong)).toBeDefined();
    expect(screen.queryByRole('link', { name: messages.miniCart.checkout })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'One fewer of Balm' }));
    await waitFor(() => expect(screen.queryByText(messages.miniCart.wrong)).toBeNull());
    expect(screen.getAllByRole('link', { name: messages.miniCart.checkout })).not.toEqual([]);
  });

  it('[NET-5] A line that a later Magento would not order as it is says so itself, and keeps the basket from the checkout', async () => {
    document.documentElement.dataset.lines = 'errors';
    const wrong = { ...balm, errors: [{ code: 'ITEM_QTY' }] };
    const fine = { ...bag, errors: null };
    const shop = cartShop([wrong, fine]);
    show();
    const line = await lineOf('Balm');
    expect(line.textContent).toContain(messages.miniCart.lineWrong);
    expect((await lineOf('Overnight Duffle')).textContent).not.toContain(messages.miniCart.lineWrong);
    expect(screen.queryByRole('link', { name: messages.miniCart.checkout })).toBeNull();
    shop.state.items = shop.state.items.map((item) => ({ ...item, errors: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer of Balm' }));
    await waitFor(() => expect(line.textContent).not.toContain(messages.miniCart.lineWrong));
    expect(screen.getAllByRole('link', { name: messages.miniCart.checkout })).not.toEqual([]);
  });

  it('A cart that cannot be read shows an error and can be read again', async () => {
    let isDown = true;
    const shop = cartShop([balm]);
    const { cartDetails } = shop.answers;
    shop.answers.cartDetails = (call: unknown) =>
      isDown ? refusal('Internal server error') : (cartDetails as (call: unknown) => unknown)(call);
    const { user } = show();
    await screen.findByRole('heading', { name: 'We could not load your basket' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await lineOf('Balm');
    expect(document.activeElement, 'the pressed button is gone').toBe(screen.getByRole('main'));
  });

  it('[PWA-5, CACHE-2] Offline the page shows the cart that was read last, says so, and reads it again once it is online', async () => {
    const shop = cartShop([balm]);
    show();
    await lineOf('Balm');
    expect(screen.queryByText(messages.miniCart.lastKnown)).toBeNull();
    cleanup();
    const reads = () => shop.names().filter((name) => name === 'cartDetails').length;
    const before = reads();
    useShellStore.setState({ isOnline: false });
    show();
    await lineOf('Balm');
    expect(screen.getByText(messages.miniCart.lastKnown)).toBeTruthy();
    expect(reads(), 'nobody could answer').toBe(before);
    act(() => useShellStore.setState({ isOnline: true }));
    await waitFor(() => expect(screen.queryByText(messages.miniCart.lastKnown)).toBeNull());
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('[CART-5] A cart that could not be created is not called empty, and another try creates it', async () => {
    let isDown = true;
    cartShop([balm], {
      cartDetails: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === 'another' ? { cart: empty } : refusal('Could not find a cart with ID "x"'),
      createCart: () => (isDown ? refusal('Internal server error') : { cartId: 'another' }),
    });
    const { user } = show();
    await screen.findByRole('heading', { name: 'We could not load your basket' });
    expect(screen.queryByRole('heading', { name: 'Your basket is empty' })).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(localStorage.getItem('cartId')).toBe('another');
  });

  it('[CART-3] A cart that was lost on the server is explained beside the new one', async () => {
    cartShop([balm], {
      cartDetails: () => refusal('Could not find a cart with ID "x"'),
      cartSummary: () => refusal('Could not find a cart with ID "x"'),
      createCart: { cartId: 'another' },
    });
    show();
    expect((await screen.findByText(/earlier basket is no longer available/)).textContent).toContain('a new one');
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeDefined();
  });

  it('[CART-3, SESS-8] A cart that has become a customer’s, who signed in beside it, is not called lost', async () => {
    const shop = cartShop([balm]);
    show();
    await lineOf('Balm');
    const hers = overTheWire(cartAnswer([balm, lozenges], { id: 'hers' }));
    shop.answers.cartDetails = { cart: hers };
    shop.answers.createCart = { cartId: 'hers' };
    act(() => discardCart());
    await act(ensureCart);
    await lineOf('Lozenges');
    expect(screen.queryByText(/earlier basket is no longer available/)).toBeNull();
  });
});
