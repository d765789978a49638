// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { useNavigationStore } from '@/lib/shell/navigation-store';

const assign = vi.fn();
const soap = { ...balm, uid: 'OTk=', product: { ...balm.product, uid: 'product-SOAP', sku: 'SOAP', name: 'Soap' } };

/** Holds an operation's answers back: the returned function lets the next one go. */
function hold(shop: ReturnType<typeof cartShop>, operation: string) {
  const answer = shop.answers[operation] as (call: unknown) => unknown;
  const held: (() => void)[] = [];
  shop.answers[operation] = (call: unknown) => new Promise((resolve) => held.push(() => resolve(answer(call))));
  return async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held.shift()?.());
  };
}

const lineOf = (name: string) => screen.findByRole('listitem', { name });

async function press(line: string, button: RegExp) {
  fireEvent.click(within(await lineOf(line)).getByRole('button', { name: button }));
}

/** Whether the browser follows the link itself. */
function follow(init: MouseEventInit = {}): boolean {
  const [link] = screen.getAllByRole('link', { name: 'Go to checkout' });
  if (!link) throw new Error('no link');
  const click = createEvent.click(link, { ...init, button: 0 });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', { ...window.location, assign: assign.mockReset() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[CART-4] [NET-7] the link to the checkout', () => {
  it('waits until two removals are answered, the second of which was still to be sent', async () => {
    const shop = cartShop([balm, soap, lozenges]);
    const answerNext = hold(shop, 'removeItem');
    renderInShop(<CartView settings={cartSettings} />);
    await press('Balm', /^Remove/);
    await press('Soap', /^Remove/);
    expect(follow()).toBe(false);
    await answerNext();
    expect(assign).not.toHaveBeenCalled();
    await answerNext();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/checkout'));
    expect(shop.state.items.map(({ product }) => product.name)).toEqual(['Lozenges']);
  });

  it.each([
    ['Balm', 'updateItem', 3],
    ['Lozenges', 'replaceItem', 4],
  ])('sends a step of %s that is not sent yet, and waits for it', async (name, operation, quantity) => {
    const shop = cartShop([balm, lozenges]);
    const answerNext = hold(shop, operation);
    renderInShop(<CartView settings={cartSettings} />);
    await press(name, /^One more/);
    expect(follow()).toBe(false);
    await answerNext();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(shop.state.items.map((item) => item.quantity)).toContain(quantity);
  });

  it('stays where a change is refused, which is said at its line', async () => {
    cartShop([balm, soap], { updateItem: () => refusal('The requested qty is not available') });
    renderInShop(<CartView settings={cartSettings} />);
    await press('Balm', /^One more/);
    useNavigationStore.getState().start(null);
    expect(follow()).toBe(false);
    await within(await lineOf('Balm')).findByRole('alert');
    await waitFor(() => expect(useNavigationStore.getState().isPageLoading).toBe(false));
    expect(assign).not.toHaveBeenCalled();
  });

  it('is the browser’s where nothing is under way, and for another tab', async () => {
    const shop = cartShop([balm, soap]);
    hold(shop, 'removeItem');
    renderInShop(<CartView settings={cartSettings} />);
    await lineOf('Balm');
    await waitFor(() => expect(follow()).toBe(true));
    await press('Balm', /^Remove/);
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});
