// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { discardPushBrowser, pushBrowser, pushConfig } from './push.fixture';
import { loadPush, usePushStore } from './push-store';
import { keepPush, subscribeFirebase, subscribePush, turnPushOff, turnPushOn } from './subscribe-push';

// Firebase's library needs a real browser; e2e/push.spec.ts has one.
const firebase = vi.hoisted(() => ({ getToken: vi.fn(), isSupported: vi.fn() }));
vi.mock('firebase/app', () => ({ initializeApp: (project: object) => ({ project }) }));
vi.mock('firebase/messaging', () => ({ getMessaging: (app: object) => app, ...firebase }));

const subscribed = {
  subscribeFirebase: {
    __typename: 'SubscribeFirebaseOutput',
    result: true,
    message: 'This browser gets notifications.',
  },
};
const refused = () =>
  Response.json({
    errors: [{ message: 'No.', extensions: { category: 'graphql-input' } }],
    data: { subscribeFirebase: null },
  });
const signIn = () =>
  localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
const stored = () => localStorage.getItem('token_firebase');

let warn: MockInstance;
let log: MockInstance;
beforeEach(() => {
  localStorage.clear();
  signIn();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en' });
  localStorage.setItem('push_store_view', 'mmstr_en');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  firebase.getToken.mockReset().mockResolvedValue('browser-1');
  firebase.isSupported.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  discardPushBrowser();
  usePushStore.setState({ state: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('subscribing to notices', () => {
  it('[PWA-2] gives the token of the shop’s own worker to the backend, and keeps it', async () => {
    const { registration, register } = pushBrowser();
    Object.assign(document.documentElement.dataset, { store: 'mmstr_us' });
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    expect(await subscribePush(pushConfig)).toBe('subscribed');
    const { vapidKey, ...project } = pushConfig;
    expect(firebase.getToken).toHaveBeenCalledExactlyOnceWith(
      { project },
      { vapidKey, serviceWorkerRegistration: registration },
    );
    expect(register).toHaveBeenCalledWith('/sw.js', expect.objectContaining({ scope: '/' }));
    expect(calls.map(({ variables, headers }) => [variables, headers.get('authorization')])).toEqual([
      [{ token: 'browser-1' }, 'Bearer jwt'],
    ]);
    expect([stored(), localStorage.getItem('push_store_view')]).toEqual(['browser-1', 'mmstr_us']);
    expect(usePushStore.getState().state).toBe('on');
    expect([warn.mock.calls, log.mock.calls]).toEqual([[], []]);
  });

  it('[PWA-2] is not tried without the permission, without a sign-in token, or with a stored token', async () => {
    fakeCommerce({});
    pushBrowser({ permission: 'default' });
    expect(await subscribePush(pushConfig)).toBe('unneeded');
    pushBrowser({ permission: 'denied' });
    expect(await subscribePush(pushConfig)).toBe('unneeded');
    pushBrowser();
    localStorage.removeItem('signin_token');
    expect(await subscribePush(pushConfig)).toBe('unneeded');
    signIn();
    pushBrowser({ isSubscribed: true });
    localStorage.setItem('token_firebase', 'known');
    expect(await subscribePush(pushConfig)).toBe('unneeded');
    expect(firebase.getToken).not.toHaveBeenCalled();
    expect(stored()).toBe('known');
  });

  it('[PWA-2] a browser without support is told of on the console', async () => {
    fakeCommerce({});
    expect(await subscribePush(pushConfig)).toBe('unsupported');
    pushBrowser();
    firebase.isSupported.mockResolvedValue(false);
    expect(await subscribePush(pushConfig)).toBe('unsupported');
    const words = ['This browser does not support notifications!'];
    expect(log.mock.calls).toEqual([words, words]);
    expect(firebase.getToken).not.toHaveBeenCalled();
  });

  it('[PWA-2] [PWA-6] an empty token, and one that cannot be fetched, give the same warning, and nothing is kept', async () => {
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    const empty = pushBrowser({ isSubscribed: true });
    firebase.getToken.mockResolvedValueOnce('');
    expect(await subscribePush(pushConfig)).toBe('failed');
    const broken = pushBrowser({ isSubscribed: true });
    firebase.getToken.mockRejectedValueOnce(new Error('messaging/token-subscribe-failed'));
    expect(await subscribePush(pushConfig)).toBe('failed');
    const words = ['Cannot fetch the current token!'];
    expect(warn.mock.calls).toEqual([words, words]);
    expect([calls, stored()]).toEqual([[], null]);
    // It may still be the subscription of whoever was here before.
    for (const { unsubscribe } of [empty, broken]) expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('[PWA-6] an answer with errors is a warning, and the token is not kept', async () => {
    fakeCommerce({ SubscribeFirebase: refused });
    const { unsubscribe } = pushBrowser({ isSubscribed: true });
    expect(await subscribePush(pushConfig)).toBe('failed');
    expect(warn.mock.calls).toEqual([['Cannot register the current token!', 'No.']]);
    expect(stored()).toBeNull();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(usePushStore.getState().state).toBe('off');
  });

  it.each([
    ['left', () => localStorage.removeItem('signin_token')],
    ['turned notices off', () => localStorage.setItem('push_off', '1')],
  ])('[PWA-2] an answer that comes after the customer has %s is nobody’s', async (_, change) => {
    const { unsubscribe } = pushBrowser({ isSubscribed: true });
    const late = () => {
      change();
      return subscribed;
    };
    fakeCommerce({ SubscribeFirebase: late });
    expect(await subscribePush(pushConfig)).toBe('failed');
    expect(stored()).toBeNull();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('[NET-9] the call says that nobody is signed in by an empty Authorization header', async () => {
    localStorage.removeItem('signin_token');
    const { calls } = fakeCommerce({ SubscribeFirebase: refused });
    await expect(subscribeFirebase('browser-1')).rejects.toThrow('No.');
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['']);
  });
});

describe('the switch', () => {
  it('[PWA-1] asks for the permission, subscribes where it is given, and says no more where it is not', async () => {
    fakeCommerce({ SubscribeFirebase: subscribed });
    localStorage.setItem('push_off', '1');
    const refusing = pushBrowser({ permission: 'default', answer: 'denied' });
    expect(await turnPushOn(pushConfig)).toBe('unneeded');
    expect(refusing.notification.requestPermission).toHaveBeenCalledOnce();
    expect([usePushStore.getState().state, localStorage.getItem('push_off')]).toEqual(['denied', '1']);
    pushBrowser({ permission: 'default', answer: 'granted' });
    expect(await turnPushOn(pushConfig)).toBe('subscribed');
    expect([usePushStore.getState().state, localStorage.getItem('push_off')]).toEqual(['on', null]);
  });

  it('[PWA-2] subscribes anew where a permission that was reset has ended the subscription, whatever is stored', async () => {
    fakeCommerce({ SubscribeFirebase: subscribed });
    pushBrowser({ permission: 'default', answer: 'granted', isSubscribed: false });
    localStorage.setItem('token_firebase', 'known');
    expect(await turnPushOn(pushConfig)).toBe('subscribed');
    expect(stored()).toBe('browser-1');
  });

  it('[PWA-2] ends the subscription, which no later page begins again by itself', async () => {
    fakeCommerce({ SubscribeFirebase: subscribed });
    const { unsubscribe, shown, deleteDatabase } = pushBrowser({ isSubscribed: true });
    await subscribePush(pushConfig);
    await turnPushOff();
    expect([stored(), usePushStore.getState().state]).toEqual([null, 'off']);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(shown[0]?.close).toHaveBeenCalledOnce();
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('firebase-messaging-database');
    await keepPush(pushConfig);
    expect(stored()).toBeNull();
  });
});

describe('a page at rest', () => {
  it('[PWA-2] subscribes anew where the browser has dropped the subscription, and only there', async () => {
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    pushBrowser({ isSubscribed: true });
    localStorage.setItem('token_firebase', 'known');
    await keepPush(pushConfig);
    expect([stored(), calls.length]).toEqual(['known', 0]);
    pushBrowser({ isSubscribed: false });
    await keepPush(pushConfig);
    expect([stored(), calls.length]).toEqual(['browser-1', 1]);
  });

  it('[PWA-2] subscribes anew where the shop’s Firebase project is another one than the browser is subscribed by', async () => {
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    const curve = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const key = await crypto.subtle.exportKey('raw', curve.publicKey);
    const vapidKey = Buffer.from(key).toString('base64url');
    const { unsubscribe, deleteDatabase } = pushBrowser({ isSubscribed: true, key });
    localStorage.setItem('token_firebase', 'known');
    await keepPush({ ...pushConfig, vapidKey });
    expect([stored(), calls.length, unsubscribe.mock.calls.length]).toEqual(['known', 0, 0]);
    await keepPush(pushConfig);
    expect([stored(), calls.length]).toEqual(['browser-1', 1]);
    expect([unsubscribe.mock.calls.length, deleteDatabase.mock.calls.length]).toEqual([1, 1]);
  });

  it('[PWA-2] has a known browser told in the language that its customer uses by now, without asking Firebase', async () => {
    const refusing = fakeCommerce({ SubscribeFirebase: refused });
    const { unsubscribe } = pushBrowser({ isSubscribed: true });
    localStorage.setItem('token_firebase', 'known');
    Object.assign(document.documentElement.dataset, { store: 'mmstr_th' });
    await keepPush(pushConfig);
    expect(refusing.calls).toHaveLength(1);
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    for (const _ of ['the next page', 'another']) await keepPush(pushConfig);
    expect(calls.map(({ variables, headers }) => [variables, headers.get('store')])).toEqual([
      [{ token: 'known' }, 'mmstr_th'],
    ]);
    expect([firebase.getToken.mock.calls, unsubscribe.mock.calls.length, stored()]).toEqual([[], 0, 'known']);
  });

  it('[PWA-2] ends what a page that turned notices off was left in the middle of', async () => {
    const { unsubscribe } = pushBrowser({ isSubscribed: true });
    localStorage.setItem('token_firebase', 'known');
    localStorage.setItem('push_off', '1');
    loadPush();
    expect(usePushStore.getState().state).toBe('off');
    await keepPush(pushConfig);
    expect([unsubscribe.mock.calls.length, stored()]).toEqual([1, null]);
    await keepPush(pushConfig);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('[PWA-2] ends what a page subscribed while another turned notices off, and was left in the middle of', async () => {
    const { unsubscribe } = pushBrowser({ isSubscribed: true });
    localStorage.setItem('push_off', '1');
    await keepPush(pushConfig);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('[PWA-2] subscribes nobody who turns notices off while it looks for the subscription', async () => {
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    pushBrowser({ isSubscribed: false });
    localStorage.setItem('token_firebase', 'known');
    const kept = keepPush(pushConfig);
    await turnPushOff();
    await kept;
    expect(firebase.getToken).not.toHaveBeenCalled();
    expect([stored(), calls]).toEqual([null, []]);
  });

  it('[PWA-2] tries nothing while it is offline', async () => {
    fakeCommerce({});
    pushBrowser();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keepPush(pushConfig);
    expect(firebase.getToken).not.toHaveBeenCalled();
  });
});

describe('where a browser stands', () => {
  it('[PWA-1] is told by its permission, by what is stored, and by whether it shows notices at all', () => {
    const state = () => {
      loadPush();
      return usePushStore.getState().state;
    };
    expect(state()).toBe('unsupported');
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    expect(state()).toBe('install');
    agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    expect(state()).toBe('unsupported');
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
    expect(state()).toBe('install');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
    pushBrowser({ permission: 'denied' });
    expect(state()).toBe('denied');
    pushBrowser({ permission: 'default' });
    localStorage.setItem('token_firebase', 'known');
    expect(state()).toBe('off');
    pushBrowser();
    expect(state()).toBe('on');
  });
});
