// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, renderInShop } from '@/components/cart/cart-shop.fixture';
import { MiniLines } from '@/components/cart/mini/mini-lines';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import { type BasketGuardProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { bag, balm, cartAnswer } from '@/lib/cart/cart.fixture';
import { toCart } from '@/lib/cart/to-cart';
import messages from '@/messages/en-GB.json';

const REFUSAL = 'Not more than two';

/** A trade that lets no basket hold more than two things. */
function NoMoreThanTwo({ lines, onVerdict, onKeep }: BasketGuardProps) {
  const isTooMuch = lines.reduce((sum, { quantity }) => sum + quantity, 0) > 2;
  useEffect(() => onVerdict(isTooMuch ? REFUSAL : null), [isTooMuch, onVerdict]);
  if (!isTooMuch) return <p>Well chosen</p>;
  return lines.map((line) => (
    <p key={line.key}>
      <button type="button" onClick={() => onKeep?.(line, line.quantity - 1)}>
        One less: {line.product.name}
      </button>
    </p>
  ));
}

const Nothing = () => null;
const provide = () =>
  useBasketGuardStore.setState({ load: async () => ({ BasketGuard: NoMoreThanTwo, AddedWarning: Nothing }) });
const checkoutLinks = () => screen.queryAllByRole('link', { name: messages.miniCart.checkout });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  useBasketGuardStore.setState(useBasketGuardStore.getInitialState());
  vi.unstubAllGlobals();
});

describe('[CART-8] a basket that its shop’s trade refuses', () => {
  it('has a reason in the place of its ways to the checkout, until a line is removed at one tap', async () => {
    provide();
    cartShop([balm, bag]);
    const { user } = renderInShop(<CartView settings={cartSettings} />);
    await screen.findByText(REFUSAL);
    expect(checkoutLinks()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'One less: Overnight Duffle' }));
    await waitFor(() => expect(checkoutLinks()).toHaveLength(2));
    expect(screen.queryByText(REFUSAL)).toBeNull();
    expect(document.activeElement?.textContent).toBe(messages.miniCart.undo);
  });

  it('is mended by less of a line, which has the focus then', async () => {
    provide();
    const { state } = cartShop([balm, bag]);
    const { user } = renderInShop(<CartView settings={cartSettings} />);
    await user.click(await screen.findByRole('button', { name: 'One less: Balm' }));
    await screen.findByText('Well chosen');
    await waitFor(() => expect(state.items.map(({ quantity }) => quantity)).toEqual([1, 1]));
    expect(checkoutLinks()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Balm'));
  });

  it('has none in the drawer either', async () => {
    provide();
    renderInShop(<MiniLines cart={toCart(cartAnswer([balm, bag]))} display={2} onLeave={() => undefined} />);
    await screen.findByText(REFUSAL);
    expect(checkoutLinks()).toEqual([]);
  });

  it('has no more of a line than the trade lets it have, whatever is pressed or typed', async () => {
    const { state } = cartShop([balm, bag]);
    const { user } = renderInShop(<CartView settings={cartSettings} />);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    const { key } = toCart(cartAnswer([balm])).lines[0] ?? {};
    act(() => useBasketGuardStore.setState({ most: { [String(key)]: 3 } }));
    const field = within(line).getByRole<HTMLInputElement>('textbox');
    await user.clear(field);
    await user.type(field, '9{Enter}');
    await waitFor(() => expect(state.items.map(({ quantity }) => quantity)).toContain(3));
    expect(field.value).toBe('3');
    expect(within(line).getByRole('button', { name: 'One more of Balm' }).ariaDisabled).toBe('true');
    expect(within(line).queryByRole('alert'), 'it is not the stock').toBeNull();
  });

  it('is not judged where no trade has given a guard', async () => {
    cartShop([balm, bag]);
    renderInShop(<CartView settings={cartSettings} />);
    await waitFor(() => expect(checkoutLinks()).toHaveLength(2));
    expect(screen.queryByText(REFUSAL)).toBeNull();
  });
});
