// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMark, takeMark } from '@/lib/browser/session/session-mark';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { placedOrder } from '@/lib/checkout/checkout.fixture';
import { clearOrderAttempt, storeOrderAttempt } from '@/lib/checkout/order/stored-order';
import { resetUser, toggleAccountEdit, useUserStore } from '@/lib/customer/user-store';
import { pathAfterSignIn, pathWithFrom, signInPath } from './sign-in-path';
import { storeToken } from './token';
import { watchSession } from './watch-session';

const signOut = vi.hoisted(() => vi.fn(async () => localStorage.removeItem('signin_token')));
const resumeSession = vi.hoisted(() => vi.fn(async () => {}));
const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('./sign-out', () => ({
  get signOut() {
    if (network.isDown) throw new Error('no code');
    return signOut;
  },
}));
vi.mock('./sign-in', () => ({ resumeSession }));

const NOW = Date.UTC(2026, 4, 1);
const reload = vi.fn();
let stop = () => {};

beforeEach(() => {
  network.isDown = false;
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('location', { ...window.location, reload });
  localStorage.clear();
  sessionStorage.clear();
  resetUser();
});
afterEach(() => {
  stop();
  stop = () => {};
  delete document.documentElement.dataset.root;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mock of [reload, signOut, resumeSession]) mock.mockClear();
});

describe('the session’s clock', () => {
  it('[SESS-3] a session ends when its seconds are over, once, and the page is loaded anew', async () => {
    storeToken('jwt');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(signOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ isAsked: false });
    expect(reload).toHaveBeenCalledOnce();
    expect([takeMark('session_ended'), takeMark('session_ended')]).toEqual([true, false]);
  });

  it('[SESS-3] a session that is over soon says so once, two minutes before, and one that was left says nothing', async () => {
    const onSoonOver = vi.fn();
    storeToken('jwt');
    stop = watchSession(onSoonOver);
    await vi.advanceTimersByTimeAsync(3_479_000);
    expect(onSoonOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onSoonOver).toHaveBeenCalledOnce();
    storeToken('another');
    resetUser();
    await vi.advanceTimersByTimeAsync(3_590_000);
    expect(onSoonOver).toHaveBeenCalledOnce();
  });

  it('[SESS-3] a phone that slept through the end finds out within a second', async () => {
    storeToken('jwt');
    stop = watchSession();
    vi.setSystemTime(NOW + 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[SESS-3] a phone without a network keeps nothing of the customer either, and is loaded anew', async () => {
    network.isDown = true;
    storeToken('jwt');
    localStorage.setItem('receipt', '{}');
    localStorage.setItem('store_view_code', 'mmstr_th');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect({ ...localStorage }).toEqual({ store_view_code: 'mmstr_th' });
    expect(reload).toHaveBeenCalledOnce();
    expect(takeMark('session_ended')).toBe(true);
  });

  it('[SESS-3] a guarded page that leaves while the session is being ended tells of it too', async () => {
    let isTold = false;
    signOut.mockImplementationOnce(async () => {
      isTold = takeMark('session_ended');
    });
    storeToken('jwt');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(isTold).toBe(true);
  });

  it('[CHK-6, SESS-3] a session does not end while an order is at work: its cart could be paid for once more', async () => {
    storeToken('jwt');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(3_590_000);
    storeOrderAttempt({ cartId: 'hers', sentAt: Date.now(), receipt: { ...placedOrder, isSignedIn: true } });
    await vi.advanceTimersByTimeAsync(89_000);
    expect(signOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[CHK-6, SESS-3] the session ends at once when the order’s answer has come', async () => {
    storeToken('jwt');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(3_590_000);
    storeOrderAttempt({ cartId: 'hers', sentAt: Date.now(), receipt: { ...placedOrder, isSignedIn: true } });
    await vi.advanceTimersByTimeAsync(20_000);
    clearOrderAttempt();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('[SESS-3] a token that is set later is watched from then on; clearing it cancels the timers', async () => {
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(10_000);
    // jsdom tells of a change to its storage by a timer of its own.
    const running = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return vi.getTimerCount();
    };
    storeToken('jwt');
    expect(await running()).toBe(3);
    localStorage.removeItem('signin_token');
    resetUser();
    expect(await running()).toBe(0);
    await vi.advanceTimersByTimeAsync(4_000_000);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('[SESS-2] a token that had ended before the page came counts as none, and what is left of its customer goes', async () => {
    localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: NOW - 3_600_000, ttl: 3600 }));
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(signOut).toHaveBeenCalledOnce();
    expect(resumeSession).not.toHaveBeenCalled();
  });

  it('[SESS-2] a page with a token begins with its session, a guest’s with nothing', async () => {
    watchSession()();
    await vi.advanceTimersByTimeAsync(0);
    expect(resumeSession).not.toHaveBeenCalled();
    storeToken('jwt');
    stop = watchSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(resumeSession).toHaveBeenCalledOnce();
    expect(useUserStore.getState().isSignedIn).toBe(true);
  });
});

describe('another tab', () => {
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: 'before' }));

  it('another tab that signs in or out has this one loaded anew', async () => {
    stop = watchSession();
    tell('cart_summary', '1');
    expect(reload).not.toHaveBeenCalled();
    tell('signin_token', 'jwt');
    expect(reload).toHaveBeenCalledOnce();
    stop = watchSession();
    tell('signin_token', null);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[SESS-3] who has signed in again in another tab is not told that the session ended', () => {
    storeToken('jwt');
    setMark('session_ended');
    stop = watchSession();
    expect(takeMark('session_ended')).toBe(false);
  });

  it('another tab that signs out on purpose takes this one’s drafts with it, and no session has ended', async () => {
    stop = watchSession();
    writeDraft('draft_email', 'typed');
    tell('session_owner', null);
    tell('signin_token', null);
    expect(readDraft('draft_email')).toBeNull();
    expect(takeMark('session_ended')).toBe(false);
  });

  it('[SESS-3] another tab whose session ended by itself, before its time too, leaves the drafts, and this one says why', async () => {
    stop = watchSession();
    writeDraft('draft_email', 'typed');
    tell('signin_token', null);
    tell('session_owner', null);
    expect(readDraft('draft_email')).toBe('typed');
    expect(takeMark('session_ended')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('[ROUTE-12] the way to the sign-in page and back', () => {
  const at = (path: string) => {
    const { pathname, search } = new URL(path, 'https://shop.example');
    vi.stubGlobal('location', { origin: 'https://shop.example', pathname, search });
  };

  it('[ROUTE-12] the sign-in page is told where the shopper was, with the query', () => {
    at('/wishlist?page=2');
    const path = signInPath();
    expect(path).toBe('/sign-in?from=%2Fwishlist%3Fpage%3D2');
    at(path);
    expect(pathAfterSignIn()).toBe('/wishlist?page=2');
    expect(pathWithFrom('/create-account')).toBe('/create-account?from=%2Fwishlist%3Fpage%3D2');
  });

  it.each([
    ['/wishlist?page=2', '/mmstr_th/wishlist?page=2', '/wishlist?page=2'],
    ['/mmstr_th/wishlist', '/mmstr_th/wishlist', '/mmstr_th/wishlist'],
    ['/mmstr_th', '/mmstr_th', '/mmstr_th'],
    ['/mmstr_three.html', '/mmstr_th/mmstr_three.html', '/mmstr_three.html'],
    ['/sign-in', '/mmstr_th/customer/account', '/customer/account'],
    ['/mmstr_th//evil.example', '/mmstr_th//evil.example', '/mmstr_th//evil.example'],
  ])(
    '[ROUTE-12] signing in with from=%j leads to the page in the language of the sign-in page',
    (from, thai, english) => {
      const search = `?${new URLSearchParams({ from })}`;
      document.documentElement.dataset.root = '/mmstr_th';
      at(`/mmstr_th/sign-in${search}`);
      expect(pathAfterSignIn()).toBe(thai);
      document.documentElement.dataset.root = '/';
      at(`/sign-in${search}`);
      expect(pathAfterSignIn()).toBe(english);
    },
  );

  it.each([
    ['/mmstr_th/wishlist?page=2', '/wishlist?page=2'],
    ['/mmstr_th', '/'],
  ])('[ROUTE-12] a language chosen on the sign-in page stays: it is told of %s without the language', (path, from) => {
    document.documentElement.dataset.root = '/mmstr_th';
    at(path);
    expect(signInPath()).toBe(`/mmstr_th/sign-in?${new URLSearchParams({ from })}`);
    document.documentElement.dataset.root = '/';
    at(`/sign-in?${new URLSearchParams({ from })}`);
    expect(pathAfterSignIn()).toBe(from);
  });

  it.each([
    '',
    '?from=https://evil.example/',
    '?from=//evil.example/',
    '?from=/%5Cevil.example',
    '?from=/.//evil.example/',
    '?from=javascript:1',
    '?from=/sign-in',
    '?from=/customer/account/logout/',
    '?from=/customer/account/logout/more',
  ])('[ROUTE-12] signing in with %j leads to the account and to no other site', (search) => {
    at(`/sign-in${search}`);
    expect(pathAfterSignIn()).toBe('/customer/account');
  });
});

describe('the form of the account’s information', () => {
  it('[SESS-7] it says what is changed besides names; an empty payload clears both', () => {
    toggleAccountEdit({ change_email: true });
    expect(useUserStore.getState()).toMatchObject({ change_email: true, change_password: false });
    toggleAccountEdit({ change_password: true, change_email: true });
    expect(useUserStore.getState()).toMatchObject({ change_email: true, change_password: true });
    toggleAccountEdit();
    expect(useUserStore.getState()).toMatchObject({ change_email: false, change_password: false });
  });
});
