// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInAt } from '@/components/account/account.fixture';
import { useUserStore } from '@/lib/customer/user-store';
import { Guard } from './guard';

const replace = vi.fn();

beforeEach(() => {
  rendered.mockReset();
  replace.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rendered = vi.fn();

function Private() {
  rendered();
  return <p>Order 12</p>;
}

/** A guarded page at an address; jsdom does not leave it. */
function open(address: string, { isGuest = false, root = '/' } = {}) {
  signedInAt(address);
  document.documentElement.dataset.root = root;
  if (isGuest) window.localStorage.clear();
  useUserStore.setState({ ...useUserStore.getInitialState() });
  const { pathname, search, origin } = window.location;
  vi.stubGlobal('location', { pathname, search, origin, replace });
  render(
    <Guard skeleton={<p>Loading</p>}>
      <Private />
    </Guard>,
  );
}

describe('[ROUTE-12, ROUTE-13] a guarded page', () => {
  it.each([
    '/order-history',
    '/address-book',
    '/account-information?edit=1',
    '/communications',
    '/saved-payments',
    '/wishlist?p=2&sort=a%20b',
    '/customer/address/edit/id/7',
    '/downloadable/customer/products/',
    '/sales/order/view/order_id/12?print=1',
    '/review/customer/view/review_id/3',
  ])(
    'leads a guest from %s to the sign-in page, and back to it, without having rendered anything private',
    (address) => {
      open(address, { isGuest: true });
      expect(replace).toHaveBeenCalledExactlyOnceWith(`/sign-in?${new URLSearchParams({ from: address })}`);
      expect(rendered).not.toHaveBeenCalled();
      expect(screen.getByText('Loading')).toBeTruthy();
    },
  );

  it('stays in its store view', () => {
    open('/mmstr_th/address-book', { isGuest: true, root: '/mmstr_th' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/mmstr_th/sign-in?from=%2Faddress-book');
  });

  it('[ROUTE-8] shows itself to who is signed in', () => {
    open('/customer/account');
    expect(screen.getByText('Order 12')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  it('leaves as soon as the session ends', () => {
    open('/wishlist');
    act(() => useUserStore.setState({ isSignedIn: false, token: null }));
    expect(screen.queryByText('Order 12')).toBeNull();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in?from=%2Fwishlist');
  });
});
