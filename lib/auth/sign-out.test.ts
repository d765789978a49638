// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { setCompareList, useCompareStore } from '@/lib/compare/compare-store';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { discardPushBrowser, pushBrowser } from '@/lib/push/push.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { signOut } from './sign-out';
import { storeToken } from './token';

const PRIVATE = [
  'cartId',
  'merging_cart',
  'imagesBySku',
  'recent_viewed',
  'compareId',
  'token_firebase',
  'push_store_view',
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  'cart_summary',
  'entered_options',
  'order_attempt',
  'receipt',
  'saved_lines',
  'counted_orders',
];
const lost = () => Promise.reject(new TypeError('network'));
const never = () => new Promise(() => {});
const revoked = { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetCart();
  localStorage.setItem('session_owner', 'ann');
  storeToken('jwt');
  for (const key of PRIVATE) localStorage.setItem(key, '"of Ann"');
  localStorage.setItem('store_view_code', 'mmstr_th');
  localStorage.setItem('store_view_currency', 'THB');
  writeDraft('draft_shipping_address', 'of Ann');
  useCartStore.setState({ cartId: 'hers' });
  useCheckoutStore.setState({ email: 'ann@example.com' });
});
afterEach(() => vi.unstubAllGlobals());

describe('signing out', () => {
  it('[SESS-4] [PWA-2] this browser gets no more notices of the customer who leaves, unless the session ended by itself', async () => {
    fakeCommerce({ SignOut: revoked });
    const { unsubscribe, shown } = pushBrowser({ isSubscribed: true });
    await signOut({ isAsked: false });
    expect([unsubscribe.mock.calls.length, localStorage.getItem('token_firebase')]).toEqual([0, null]);
    // Also where a page was left while it subscribed, before it stored the token.
    await signOut();
    expect(unsubscribe).toHaveBeenCalled();
    expect(shown[0]?.close).toHaveBeenCalled();
    expect(localStorage.getItem('token_firebase')).toBeNull();
    discardPushBrowser();
  });

  it('[SESS-4] [PWA-2] a tab that subscribes meanwhile finds no token once this one has ended the subscription', async () => {
    fakeCommerce({ SignOut: revoked });
    const { subscription, unsubscribe } = pushBrowser({ isSubscribed: true });
    const tokens: unknown[] = [];
    unsubscribe.mockImplementation(async () => {
      tokens.push(localStorage.getItem('signin_token'));
      subscription.current = tokens.length === 1 ? { unsubscribe } : null;
      return true;
    });
    await signOut();
    expect(tokens).toEqual([expect.stringContaining('jwt'), null]);
    expect(subscription.current).toBeNull();
    discardPushBrowser();
  });

  it('[SESS-4, SESS-13] nothing of the customer stays in the browser, only what tells of the browser itself', async () => {
    const { calls } = fakeCommerce({ SignOut: revoked });
    await signOut();
    expect(calls.map(({ query, headers }) => [/^\w+ (\w+)/.exec(query)?.[1], headers.get('authorization')])).toEqual([
      ['SignOut', 'Bearer jwt'],
    ]);
    expect({ ...localStorage }).toEqual({ store_view_code: 'mmstr_th', store_view_currency: 'THB' });
    expect({ ...sessionStorage }).toEqual({});
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: false, token: null, currentUser: null });
    expect(useCartStore.getState().cartId).toBeNull();
    expect(useCheckoutStore.getState().email).not.toBe('ann@example.com');
  });

  it('[SESS-4] a backend that cannot revoke the token keeps nobody signed in, nor what the page knew of them', async () => {
    const customer = { __typename: 'Customer', email: 'ann@example.com' };
    const { calls } = fakeCommerce({ SignOut: lost, known: { customer } });
    const reads = () => calls.filter(({ query }) => query.startsWith('query known')).length;
    const document = graphql('query known { customer { email } }');
    const known = () => read(document, {}, { requestPolicy: 'cache-first' });
    await known();
    await known();
    expect(reads()).toBe(1);
    setCompareList({ uid: 'list-1', items: [{ product: { id: 7, name: 'Ibuprofen' } }] });
    await signOut();
    expect(localStorage.getItem('signin_token')).toBeNull();
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(useCompareStore.getState()).toMatchObject({ compareId: null, compareItems: [] });
    await known();
    expect(reads()).toBe(2);
  });

  it('a backend that does not answer is waited for five seconds at most', async () => {
    vi.useFakeTimers();
    fakeCommerce({ SignOut: never });
    const done = signOut();
    await vi.advanceTimersByTimeAsync(4999);
    expect(localStorage.getItem('signin_token')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    vi.useRealTimers();
    expect(localStorage.getItem('signin_token')).toBeNull();
  });

  it('a session that ended by itself leaves what was being entered, hidden from everybody but that customer', async () => {
    fakeCommerce({ SignOut: revoked });
    await signOut({ isAsked: false });
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['saved_lines', 'store_view_code', 'store_view_currency']);
    expect(readDraft('draft_shipping_address')).toBeNull();
    localStorage.setItem('session_owner', 'ann');
    loadSession();
    expect(readDraft('draft_shipping_address')).toBe('of Ann');
  });
});
