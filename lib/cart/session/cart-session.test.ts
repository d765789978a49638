// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has not opened its channel yet. */
async function openPage() {
  vi.resetModules();
  const { useCartStore } = await import('./cart-store');
  return { ...(await import('./cart-session')), state: useCartStore.getState, useCartStore };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the stored cart', () => {
  it('[CART-3] A discarded cart leaves nothing of it, in storage and on the page, but that it was lost', async () => {
    const page = await openPage();
    page.storeCartId('a');
    localStorage.setItem('cart_summary', '{}');
    localStorage.setItem('entered_options', '{}');
    localStorage.setItem('receipt', '{}');
    page.useCartStore.setState({ adding: 2, announcement: 'before' });
    page.discardStoredCart(true);
    expect(Object.keys(localStorage)).toEqual(['receipt']);
    expect(page.state()).toMatchObject({ cartId: null, isLost: true, adding: 2, announcement: '' });
    page.discardStoredCart(false);
    expect(page.state().isLost).toBe(false);
  });

  it('A cart that is there has no error of one that could not be read', async () => {
    const page = await openPage();
    page.useCartStore.setState({ getCartError: new Error('No.') as never });
    page.storeCartId('a');
    expect([page.readCartId(), page.state()]).toMatchObject(['a', { cartId: 'a', getCartError: null }]);
  });
});

describe('[SESS-5] tabs', () => {
  it('tell each other that the cart has changed', async () => {
    const other = new BroadcastChannel('cart');
    const heard = vi.fn();
    const told = new Promise<unknown>((resolve) => other.addEventListener('message', ({ data }) => resolve(data)));
    const page = await openPage();
    const onChange = new Promise<void>((resolve) => page.onOtherTab(resolve));
    page.onOtherTab(heard);
    page.tellOtherTabs();
    expect(await told).toBe('changed');
    expect(heard).not.toHaveBeenCalled();
    other.postMessage('changed');
    await onChange;
    expect(heard).toHaveBeenCalledOnce();
    other.close();
  });

  it('share one channel, however often they tell', async () => {
    const opened = vi.fn();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor(name: string) {
          opened(name);
        }
        postMessage() {}
        addEventListener() {}
      },
    );
    const page = await openPage();
    page.tellOtherTabs();
    page.discardStoredCart(false);
    page.onOtherTab(() => {});
    expect(opened.mock.calls).toEqual([['cart']]);
  });

  it('do without where the browser has no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const page = await openPage();
    expect(() => {
      page.tellOtherTabs();
      page.onOtherTab(() => {});
    }).not.toThrow();
  });
});
