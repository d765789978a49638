// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has not opened its channel yet. */
async function openPage() {
  vi.resetModules();
  const { useCartStore } = await import('./cart-store');
  return { ...(await import('./cart-session')), state: useCartStore.getState, useCartStore };
}

/** Channels that lead nowhere: the names of all, and those that are open. */
function stubChannels() {
  const names: string[] = [];
  const open = new Set<{ onmessage: () => void }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage = () => {};
      constructor(name: string) {
        names.push(name);
        open.add(this);
      }
      postMessage() {}
      close() {
        open.delete(this);
      }
    },
  );
  return { names, open };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the stored cart', () => {
  it('[CART-3] A discarded cart leaves nothing of it, in storage and on the page, but that it was lost', async () => {
    const page = await openPage();
    page.storeCartId('a');
    localStorage.setItem('cart_summary', '{}');
    localStorage.setItem('entered_options', '{}');
    localStorage.setItem('estimated_cart', 'a');
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
    const { names } = stubChannels();
    const page = await openPage();
    page.tellOtherTabs();
    page.discardStoredCart(false);
    page.onOtherTab(() => {});
    expect(names).toEqual(['cart']);
  });

  it('have no channel in the back/forward cache, which a message would throw them out of, and hear again once shown', async () => {
    const { open } = stubChannels();
    const page = await openPage();
    const heard = vi.fn();
    page.onOtherTab(heard);
    for (let visit = 1; visit <= 2; visit += 1) {
      window.dispatchEvent(new Event('pagehide'));
      expect(open.size).toBe(0);
      window.dispatchEvent(new Event('pageshow'));
      for (const channel of open) channel.onmessage();
      expect(heard).toHaveBeenCalledTimes(visit);
    }
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
