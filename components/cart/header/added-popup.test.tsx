// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddedWarningProps, useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { counted } from '@/lib/cart/session/cart-changes';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { AMOUNT_SPACES } from '@/lib/format/unbroken';
import { AddedPopup } from './added-popup';
import { cartLabels } from './cart-labels.fixture';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const balm = { sku: 'BALM', name: 'Balm', image: 'https://shop.example/media/catalog/product/b.jpg' };
const isOpen = () => useCartStore.getState().added !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const links = { cart: '/checkout/cart', checkout: '/checkout' };
const Nothing = () => null;
const Mind = ({ sku }: { sku: string }) => <p>Mind {sku}</p>;
const verdict = { isRefused: true };
function Judge({ onVerdict }: AddedWarningProps) {
  useEffect(() => onVerdict(verdict.isRefused), [onVerdict]);
  return null;
}
const popup = () => <AddedPopup item={balm} labels={cartLabels} links={links} />;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  resetCart();
  useCartStore.setState({ added: balm });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('[SHELL-10] the added popup', () => {
  it('The popup shows name, image and links', () => {
    const { container } = render(popup());
    expect(screen.getByRole('dialog', { name: 'Added to your basket' }).textContent).toContain('Balm');
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/catalog\/product\/b\.jpg\?.*width=/);
    expect(screen.getByRole('link', { name: 'View basket' }).getAttribute('href')).toBe('/checkout/cart');
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it('The popup keeps the amounts of a name whole', () => {
    document.documentElement.dataset.amounts = AMOUNT_SPACES;
    render(<AddedPopup item={{ ...balm, name: 'Balm 5 mg' }} labels={cartLabels} links={links} />);
    expect(screen.getByRole('dialog').textContent).toContain('Balm 5\u00a0mg');
    delete document.documentElement.dataset.amounts;
  });

  it('What is on its way is said to be, and the ways on wait for it, in the room that they will have', () => {
    const { container, rerender } = render(
      <AddedPopup item={{ ...balm, isPending: true }} labels={cartLabels} links={links} />,
    );
    expect(screen.getByRole('dialog', { name: 'Adding…' }).textContent).not.toContain('Added to your basket');
    expect(container.querySelector('[inert]')?.querySelectorAll('a')).toHaveLength(2);
    rerender(popup());
    expect(screen.getByRole('dialog', { name: 'Added to your basket' })).toBeTruthy();
    expect(container.querySelector('[inert]')).toBeNull();
  });

  it('The popup has the word of the shop’s trade on what was added, once it is in the basket', async () => {
    useBasketGuardStore.setState({ load: async () => ({ BasketGuard: Nothing, AddedWarning: Mind }) });
    const { rerender } = render(<AddedPopup item={{ ...balm, isPending: true }} labels={cartLabels} links={links} />);
    await act(async () => undefined);
    expect(screen.queryByText('Mind BALM')).toBeNull();
    rerender(popup());
    await act(async () => undefined);
    expect(screen.getByText('Mind BALM')).toBeTruthy();
    useBasketGuardStore.setState(useBasketGuardStore.getInitialState());
  });

  it('The popup leads to the basket only where the basket cannot be ordered as it is', async () => {
    verdict.isRefused = true;
    useBasketGuardStore.setState({ load: async () => ({ BasketGuard: Nothing, AddedWarning: Judge }) });
    render(popup());
    await act(async () => undefined);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['View basket']);
    cleanup();
    verdict.isRefused = false;
    render(popup());
    await act(async () => undefined);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    useBasketGuardStore.setState(useBasketGuardStore.getInitialState());
  });

  it('[NET-7] The popup’s link to the checkout waits, too, for what is being changed in the basket below it', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    render(popup());
    const link = screen.getByRole('link', { name: 'Go to checkout' });
    let answer = () => {};
    counted(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const click = createEvent.click(link, { button: 0 });
    fireEvent(link, click);
    expect([click.defaultPrevented, assign.mock.calls]).toEqual([true, []]);
    answer();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/checkout'));
    vi.unstubAllGlobals();
  });

  it('The popup shows the stored image where the item has none', () => {
    localStorage.setItem('imagesBySku', JSON.stringify({ BALM: { url: '/media/stored.jpg' } }));
    const { container } = render(<AddedPopup item={{ ...balm, image: null }} labels={cartLabels} links={links} />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/stored.jpg');
  });

  it('The popup closes after ten seconds and does not take the focus', () => {
    const before = document.activeElement;
    render(popup());
    pass(9_999);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(before);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focusIn, fireEvent.focusOut],
  ])('The popup stays open while %s is in it', (_, enter, leave) => {
    render(popup());
    const dialog = screen.getByRole('dialog');
    pass(9_000);
    enter(dialog);
    pass(60_000);
    expect(isOpen()).toBe(true);
    leave(dialog);
    pass(9_999);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('The popup closes on Escape and with its button', () => {
    render(popup());
    fireEvent.keyDown(window, { key: 'a' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    useCartStore.setState({ added: balm });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });
});
