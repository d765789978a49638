// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm, eyeTest, lozenges } from '@/lib/cart/cart.fixture';
import { resetCart } from '@/lib/cart/session/cart-store';
import { useShellStore } from '@/lib/shell/shell-store';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import messages from '@/messages/en-GB.json';
import { MiniCart } from './mini-cart';

function show(display: TaxDisplayType = 2) {
  const { user } = renderInShop(
    <>
      <button type="button" onClick={() => useShellStore.getState().toggleDrawer('CART')}>
        Basket
      </button>
      <MiniCart messages={{ miniCart: messages.miniCart, errors: messages.errors }} locale="en-GB" display={display} />
    </>,
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Basket' }));
    return screen.findByRole('dialog', { name: 'Your basket' });
  };
  return { user, open };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  useShellStore.getState().closeDrawer();
  useShellStore.setState({ isOnline: true });
  vi.unstubAllGlobals();
});

describe('the mini cart', () => {
  it('[SHELL-2] The mini cart links to /checkout/cart in the page’s store view', async () => {
    cartShop([balm]);
    const { open } = show();
    document.documentElement.dataset.root = '/mmstr_th';
    const dialog = await open();
    const link = await within(dialog).findByRole('link', { name: 'View basket' });
    expect(link.getAttribute('href')).toBe('/mmstr_th/checkout/cart');
  });

  it('The mini cart shows lines and subtotal, read when it opens and not before', async () => {
    const { calls, names } = cartShop([balm, lozenges]);
    const { open } = show();
    expect(calls).toEqual([]);
    const dialog = await open();
    const line = await within(dialog).findByRole('listitem', { name: 'Lozenges' });
    expect(line.textContent).toContain('Taste:Mint');
    expect(line.textContent).toContain('£9.00');
    expect(within(dialog).getByText('Subtotal').parentElement?.textContent).toBe('Subtotal£18.98');
    expect(names().filter((name) => name === 'cartDetails')).toHaveLength(1);
  });

  it('[STORE-10] What costs nothing is free, in any tax display; the sum stays a figure', async () => {
    cartShop([eyeTest]);
    const { open } = show(3);
    const dialog = await open();
    const line = await within(dialog).findByRole('listitem', { name: 'Eye test' });
    expect(line.textContent).toContain('Free');
    expect(line.textContent).not.toContain('£');
    expect(within(dialog).getByText('Subtotal').parentElement?.textContent).toBe('Subtotal£0.00£0.00 excl. VAT');
  });

  it('[CART-2] The mini cart is read without cache: opened again, it waits for the answer', async () => {
    const shop = cartShop([balm]);
    const { open } = show();
    const dialog = await open();
    await within(dialog).findByRole('listitem', { name: 'Balm' });
    act(() => useShellStore.getState().closeDrawer());
    const { cartDetails } = shop.answers;
    let answer = () => {};
    shop.answers.cartDetails = (call: unknown) =>
      new Promise((resolve) => (answer = () => resolve((cartDetails as (call: unknown) => unknown)(call))));
    await open();
    expect(await within(dialog).findByRole('status', { name: 'Loading your basket' })).toBeDefined();
    expect(within(dialog).queryByRole('listitem', { name: 'Balm' })).toBeNull();
    answer();
    await within(dialog).findByRole('listitem', { name: 'Balm' });
  });

  it('The mini cart takes the focus, returns it, and closes as the browser closes dialogs', async () => {
    cartShop([balm]);
    const { open } = show();
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(useShellStore.getState().drawer).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Basket' }));
  });

  it('The mini cart closes when one of its links is followed', async () => {
    cartShop([balm]);
    const { user, open } = show();
    const dialog = await open();
    const link = await within(dialog).findByRole('link', { name: 'View basket' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(useShellStore.getState().drawer).toBeNull();
  });

  it('[CART-8] The mini cart changes quantities and announces them inside the dialog', async () => {
    const { state } = cartShop([balm]);
    const { user, open } = show();
    const dialog = await open();
    await user.click(await within(dialog).findByRole('button', { name: 'One more of Balm' }));
    await waitFor(() => expect(state.items[0]?.quantity).toBe(3));
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Balm: the quantity is now 3.'));
  });

  it('[CART-8] The mini cart removes and restores a line', async () => {
    const { state } = cartShop([balm, lozenges]);
    const { user, open } = show();
    const dialog = await open();
    await user.click(await within(dialog).findByRole('button', { name: 'Remove Balm' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Undo' }));
    const back = await within(dialog).findByRole('listitem', { name: 'Balm' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(state.items).toHaveLength(2);
  });

  it('[CART-5] The mini cart’s subtotal is busy while a removed line is on its way back', async () => {
    const shop = cartShop([balm, lozenges]);
    const add = shop.answers.addToCart as (call: unknown) => unknown;
    let letGo = () => {};
    shop.answers.addToCart = (call: unknown) =>
      new Promise((resolve) => {
        letGo = () => resolve(add(call));
      });
    const { user, open } = show();
    const dialog = await open();
    const isBusy = () => within(dialog).getByText('Subtotal').parentElement?.ariaBusy;
    await user.click(await within(dialog).findByRole('button', { name: 'Remove Balm' }));
    await waitFor(() => expect(isBusy()).toBe('false'));
    await user.click(await within(dialog).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isBusy()).toBe('true'));
    letGo();
    await waitFor(() => expect(isBusy()).toBe('false'));
  });

  it('An empty mini cart has a link home', async () => {
    cartShop([]);
    localStorage.clear();
    resetCart();
    const { user, open } = show();
    const dialog = await open();
    await within(dialog).findByRole('heading', { name: 'Your basket is empty' });
    const link = within(dialog).getByRole('link', { name: 'Continue shopping' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(useShellStore.getState().drawer).toBeNull();
  });

  it('[PWA-5] Offline the mini cart blames the connection for a basket that was never read, and keeps it', async () => {
    const shop = cartShop([balm]);
    const kept = localStorage.getItem('cartId');
    expect(kept).not.toBeNull();
    useShellStore.setState({ isOnline: false });
    const { open } = show();
    const dialog = await open();
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(`${messages.miniCart.failedText} ${messages.errors.offline}`);
    expect(shop.names()).not.toContain('cartDetails');
    expect(localStorage.getItem('cartId')).toBe(kept);
  });

  it('A mini cart that cannot be read shows an error and can be read again', async () => {
    const shop = cartShop([balm]);
    const { cartDetails } = shop.answers;
    shop.answers.cartDetails = () => refusal('Internal server error');
    const { user, open } = show();
    const dialog = await open();
    await within(dialog).findByRole('heading', { name: 'We could not load your basket' });
    expect(within(dialog).getByRole('alert').textContent).toContain(messages.errors.unexpected);
    shop.answers.cartDetails = cartDetails;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('listitem', { name: 'Balm' });
  });
});
