// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import { type BasketGuardProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { isCartBusy } from '@/lib/cart/session/cart-changes';
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

const Nothing = () => null;

/** A trade that lets no basket hold more than three things. */
function NoMoreThanThree({ lines, onVerdict }: BasketGuardProps) {
  const isTooMuch = lines.reduce((sum, { quantity }) => sum + quantity, 0) > 3;
  useEffect(() => onVerdict(isTooMuch ? 'Too much' : null), [isTooMuch, onVerdict]);
  return null;
}

const resting: (() => void)[] = [];

/** Lets the page rest: the link leads away then, or never. */
async function settled() {
  await waitFor(() => expect(isCartBusy()).toBe(false));
  await waitFor(() => expect(resting).not.toEqual([]));
  await act(async () => {
    for (const then of resting.splice(0)) then();
  });
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
  resting.length = 0;
  vi.stubGlobal('requestIdleCallback', (then: () => void) => resting.push(then));
  vi.stubGlobal('location', { ...window.location, assign: assign.mockReset() });
});
afterEach(() => {
  useBasketGuardStore.setState(useBasketGuardStore.getInitialState());
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
    await settled();
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
    await settled();
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
    await settled();
    await waitFor(() => expect(useNavigationStore.getState().isPageLoading).toBe(false));
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['by the change', 'by its answer'])('stays where the basket is refused %s meanwhile', async (way) => {
    useBasketGuardStore.setState({ load: async () => ({ BasketGuard: NoMoreThanThree, AddedWarning: Nothing }) });
    const shop = cartShop([{ ...balm, quantity: way === 'by the change' ? 3 : 2 }]);
    const { updateItem } = shop.answers;
    shop.answers.updateItem = async (call: never) => {
      // Of the answer nobody knows before.
      if (way === 'by its answer') shop.state.items.push({ ...soap, quantity: 9 });
      await new Promise((resolve) => setTimeout(resolve, 20));
      return (updateItem as (call: never) => unknown)(call);
    };
    renderInShop(<CartView settings={cartSettings} />);
    await press('Balm', /^One more/);
    expect(follow()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull());
    await settled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('leads nobody away who has left the basket meanwhile, or follows another link', async () => {
    const shop = cartShop([balm, soap]);
    const answerNext = hold(shop, 'removeItem');
    const { unmount } = renderInShop(<CartView settings={cartSettings} />);
    await press('Balm', /^Remove/);
    expect(follow()).toBe(false);
    useNavigationStore.getState().start('PRODUCT', document.createElement('a'));
    await answerNext();
    await settled();
    expect([assign.mock.calls, useNavigationStore.getState().isPageLoading]).toEqual([[], true]);
    useNavigationStore.getState().finish();
    await press('Soap', /^Remove/);
    expect(follow()).toBe(false);
    unmount();
    await answerNext();
    await settled();
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
