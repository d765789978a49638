// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { cartSummaryDocument } from '@/lib/cart/summary/summary-document';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { useShellStore } from '@/lib/shell/shell-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { cartLabels } from './cart-labels.fixture';
import { CartOutlet } from './cart-outlet';

const place = vi.hoisted(() => ({ pathname: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname, useRouter: () => ({}) }));
vi.mock('@/components/cart/add/add-from-button', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@/components/cart/mini/mini-cart', () => ({ MiniCart: () => <p>the mini cart</p> }));

const outletOf = (root: string) => (
  <CartOutlet
    query={toQueryText(cartSummaryDocument)}
    labels={cartLabels}
    links={{ cart: `${root}/checkout/cart`, checkout: `${root}/checkout` }}
    miniCart={{ messages: { miniCart: messages.miniCart, errors: messages.errors }, locale: 'en-GB', display: 2 }}
  />
);
const outlet = outletOf('');
const summaryAnswer = {
  cart: { id: 'a', total_quantity: 3, prices: { subtotal_excluding_tax: { value: 12.48, currency: 'GBP' } } },
};
const summary = (count: number, label: string) => ({ count, subtotal: { value: 1, currency: 'GBP' }, label });
const trigger = () => screen.queryByRole('button', { name: /^Basket/ });

beforeEach(() => {
  localStorage.clear();
  resetCart();
  place.pathname = '/';
  document.documentElement.dataset.root = '/';
  useShellStore.setState({ drawer: null });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the trigger', () => {
  it('[SHELL-2] The server renders the place of the trigger without the trigger', () => {
    const html = renderToString(outlet);
    expect(html).toMatch(/class="[^"]*min-h-11 /);
    expect(html).not.toContain('<button');
  });

  it('[SHELL-3] The trigger shows 0 items and no amount where there is no cart', () => {
    render(outlet);
    expect(trigger()?.getAttribute('aria-label')).toBe('Basket: 0 items');
    expect(trigger()?.textContent).toBe('0Basket');
  });

  it('[SHELL-3] The trigger shows no amount while the count is 0, whatever the cart said last', () => {
    render(outlet);
    act(() => useCartStore.setState({ summary: summary(0, '£0.00') }));
    expect(trigger()?.getAttribute('aria-label')).toBe('Basket: 0 items');
    expect(trigger()?.textContent).toBe('0Basket');
  });

  it.each([
    [1, '1', '1 item'],
    [99, '99', '99 items'],
    [100, '99+', '100 items'],
  ])('[SHELL-3] The trigger shows a count of %i and the subtotal', (count, badge, said) => {
    render(outlet);
    act(() => useCartStore.setState({ summary: summary(count, '£9.00') }));
    expect(trigger()?.getAttribute('aria-label')).toBe(`Basket: ${said}, £9.00 excl. VAT`);
    expect(screen.getByText(badge)).toBeTruthy();
    expect(screen.getByText('£9.00')).toBeTruthy();
  });

  it('[SHELL-3] The trigger counts what is on its way to the cart', () => {
    render(outlet);
    act(() => useCartStore.setState({ summary: summary(2, '£9.00'), adding: 3 }));
    expect(trigger()?.getAttribute('aria-label')).toBe('Basket: 5 items, £9.00 excl. VAT');
    act(() => useCartStore.setState({ adding: 0 }));
  });

  it.each([
    ['/checkout', false],
    ['/checkout/cart', true],
    ['/checkout/onepage/success', true],
    ['/', true],
  ])('[SHELL-2] The trigger is rendered at %s: %s', (pathname, isThere) => {
    place.pathname = pathname;
    render(outlet);
    expect(trigger() !== null).toBe(isThere);
  });

  it('[SHELL-2] The trigger is not rendered in the checkout of another store view', () => {
    place.pathname = '/mmstr_th/checkout';
    render(outletOf('/mmstr_th'));
    expect(trigger()).toBeNull();
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
  ])('[SHELL-2] The trigger is not rendered for %s', (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    render(outlet);
    expect(trigger()).toBeNull();
  });

  it('[CART-7] The cart summary is read when the page is idle and there is a cart', async () => {
    const { calls } = fakeCommerce({ cartSummary: summaryAnswer });
    localStorage.setItem('cartId', 'a');
    render(outlet);
    act(() => useCartStore.setState({ cartId: 'a' }));
    await waitFor(() => expect(trigger()?.getAttribute('aria-label')).toBe('Basket: 3 items, £12.48 excl. VAT'));
    expect(calls.map(({ method, variables }) => [method, variables])).toEqual([['GET', { cartId: 'a' }]]);
    expect(JSON.parse(localStorage.getItem('cart_summary') ?? '')).toMatchObject({ count: 3, label: '£12.48' });
  });

  it('[CART-3] A stored cart that the backend refuses is discarded', async () => {
    const error = { message: 'Could not find a cart with ID "a"' };
    fakeCommerce({ cartSummary: Response.json({ errors: [error], data: { cart: null } }) });
    localStorage.setItem('cartId', 'a');
    render(outlet);
    act(() => useCartStore.setState({ cartId: 'a' }));
    await waitFor(() => expect(localStorage.getItem('cartId')).toBeNull());
    expect(useCartStore.getState()).toMatchObject({ cartId: null, isLost: true });
  });

  it('The trigger opens the mini cart, whose code is loaded then', async () => {
    render(outlet);
    expect(screen.queryByText('the mini cart')).toBeNull();
    act(() => trigger()?.click());
    expect(useShellStore.getState().drawer).toBe('CART');
    expect(await screen.findByText('the mini cart')).toBeTruthy();
    expect(trigger()?.getAttribute('aria-expanded')).toBe('true');
  });
});

it('A status region announces changes of the cart', () => {
  render(outlet);
  act(() => useCartStore.setState({ announcement: 'Balm is in your basket.' }));
  expect(screen.getByRole('status').textContent).toBe('Balm is in your basket.');
});

it('[CART-4] A press whose code cannot be loaded shows a warning and can be repeated', async () => {
  const warnings: unknown[] = [];
  const hear = (event: Event) => warnings.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(WARNING_EVENT, hear);
  render(outlet);
  const button = document.createElement('button');
  button.dataset.cart = 'adding';
  window.toAdd = [button];
  act(() => void window.dispatchEvent(new Event('add-to-cart')));
  await waitFor(() => expect(warnings).toEqual([cartLabels.offline]));
  window.removeEventListener(WARNING_EVENT, hear);
  expect(button.dataset.cart).toBeUndefined();
});
