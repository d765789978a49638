// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { cartSettled } from '@/lib/cart/session/cart-changes';
import { runAhead } from '@/lib/testing/run-ahead';

const lost = () => {
  throw new TypeError('Failed to fetch');
};

type Shop = ReturnType<typeof cartShop>;
type End = (shop: Shop, remove: () => unknown) => unknown;

const refuse: End = () => refusal('Internal server error');
const loseBefore: End = lost;
const loseAfter: End = (_, remove) => {
  remove();
  return lost();
};
const loseAll: End = (shop) => {
  shop.answers.cartDetails = lost;
  return lost();
};
const carryOut: End = (_, remove) => remove();

/** A line is removed and wanted back before the removal has ended. */
async function undoAtOnce() {
  const shop = cartShop([balm, lozenges]);
  const remove = shop.answers.removeItem as (call: unknown) => unknown;
  let letGo = (_: End) => {};
  const ending = new Promise<End>((resolve) => {
    letGo = resolve;
  });
  shop.answers.removeItem = async (call: unknown) => (await ending)(shop, () => remove(call));
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  await user.click(await screen.findByRole('button', { name: 'Remove Balm' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  const end = async (how: End) => {
    runAhead();
    await act(async () => letGo(how));
  };
  const balms = () => shop.state.items.filter(({ product }) => product.sku === 'BALM').map(({ quantity }) => quantity);
  const adds = () => shop.names().filter((name) => name === 'addToCart').length;
  return { shop, user, undo, end, balms, adds };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[CART-8] undo before the removal of a line has ended', () => {
  it('The button is busy at once and keeps the focus, and pressed again it does nothing more', async () => {
    const { user, undo, end, balms, adds } = await undoAtOnce();
    expect(undo.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await end(carryOut);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect([balms(), adds()]).toEqual([[2], 1]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['was refused', refuse, 0],
    ['was not carried out, with its answer lost', loseBefore, 0],
    ['was carried out, with its answer lost', loseAfter, 1],
  ])('The line is there as it was, once, without an error, where the removal %s', async (_, how, added) => {
    const { shop, end, balms, adds } = await undoAtOnce();
    await end(how);
    await waitFor(() => expect(shop.said()).toBe('Balm is back in your basket.'));
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect([balms(), adds()]).toEqual([[2], added]);
    expect(within(line).getByRole<HTMLInputElement>('textbox').value).toBe('2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Nothing is added where nobody knows whether the line has gone, and the shopper reads that', async () => {
    const { end, balms, adds } = await undoAtOnce();
    await end(loseAll);
    expect((await screen.findByRole('alert')).textContent).toContain('Balm could not be put back');
    expect([balms(), adds()]).toEqual([[2], 0]);
  });

  it('Whoever waits for the cart waits until the line is back', async () => {
    const { end, balms } = await undoAtOnce();
    const quantities = cartSettled().then(balms);
    await end(carryOut);
    expect(await quantities).toEqual([2]);
  });
});
