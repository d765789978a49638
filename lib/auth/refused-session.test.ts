// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToken } from '@/lib/magento/browser/call-headers';
import { tellRefusedToken } from '@/lib/magento/browser/refused-token';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

const reload = vi.fn();
let stop = () => {};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { reload, pathname: '/', search: '' });
  fakeCommerce({
    createCart: { cartId: 'cart-1' },
    Customer: new Response(null, { status: 502 }),
    SignOut: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } },
  });
  localStorage.setItem('cartId', 'cart-1');
  localStorage.setItem('signin_token', JSON.stringify({ value: 'mine', timeStored: Date.now(), ttl: 3600 }));
  const { watchSession } = await import('./watch-session');
  stop = watchSession();
});

afterEach(() => {
  stop();
  reload.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('[SESS-3, SESS-13] a token that the backend refuses ends the session, once, and the page begins anew', async () => {
  tellRefusedToken('mine', { status: 401 });
  tellRefusedToken('mine', { status: 401 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(readToken()).toBeNull();
  expect(localStorage.getItem('cartId')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
});

it('what was asked with the token of another session ends nothing', async () => {
  tellRefusedToken('of somebody before', { status: 401 });
  // As long as an end of the session takes.
  const { signOut } = await import('./sign-out');
  expect(readToken()).toBe('mine');
  expect(reload).not.toHaveBeenCalled();
  await signOut({ isAsked: false });
  expect(readToken()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
