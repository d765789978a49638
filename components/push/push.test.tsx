// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/auth/token';
import { resetUser, useUserStore } from '@/lib/customer/user-store';
import { discardPushBrowser, pushBrowser, pushConfig } from '@/lib/push/push.fixture';
import { usePushStore } from '@/lib/push/push-store';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { PushCard } from './push-card';
import { PushOffer } from './push-offer';
import { PushOutlet } from './push-outlet';

const firebase = vi.hoisted(() => ({ getToken: vi.fn(), isSupported: vi.fn() }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/messaging', () => ({ getMessaging: () => ({}), ...firebase }));

const labels = messages.push;
const subscribed = { subscribeFirebase: { __typename: 'SubscribeFirebaseOutput', result: true, message: null } };

beforeEach(() => {
  localStorage.clear();
  firebase.getToken.mockReset().mockResolvedValue('browser-1');
  firebase.isSupported.mockReset().mockResolvedValue(true);
  storeToken('jwt');
});
afterEach(() => {
  cleanup();
  discardPushBrowser();
  usePushStore.setState({ state: null });
  useUserStore.setState({ isSignedIn: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (isOffer = false) =>
  render(
    <WithMessages messages={{ push: labels }}>
      <PushCard config={pushConfig} isOffer={isOffer} />
    </WithMessages>,
  );
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: labels.switch });
const note = () => screen.getByRole('status').textContent;

describe('[PWA-1] the offer of notices', () => {
  it('[PWA-1] asks for the permission when its switch is pressed, and never before', async () => {
    fakeCommerce({ SubscribeFirebase: subscribed });
    const { notification } = pushBrowser({ permission: 'default', answer: 'granted' });
    show();
    expect([toggle().checked, note()]).toEqual([false, '']);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await userEvent.click(toggle());
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect([toggle().checked, note()]).toEqual([true, labels.note.on]));
    expect(localStorage.getItem('token_firebase')).toBe('browser-1');
    await userEvent.click(toggle());
    await vi.waitFor(() => expect([toggle().checked, note()]).toEqual([false, '']));
    expect(localStorage.getItem('token_firebase')).toBeNull();
  });

  it('[PWA-1] says what to do where the visitor has not answered, and where they have refused', async () => {
    fakeCommerce({ SubscribeFirebase: subscribed });
    pushBrowser({ permission: 'default' });
    show();
    await userEvent.click(toggle());
    await vi.waitFor(() => expect([toggle().checked, note()]).toEqual([false, labels.note.undecided]));
    const { notification } = pushBrowser({ permission: 'default', answer: 'denied' });
    await userEvent.click(toggle());
    await vi.waitFor(() => expect(note()).toBe(labels.note.denied));
    expect(screen.queryByRole('switch')).toBeNull();
    notification.permission = 'granted';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect([toggle().checked, note()]).toEqual([true, labels.note.on]));
  });

  it('[PWA-1] [PWA-2] is not on by what is stored, once a permission has come back without the subscription', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('token_firebase', 'known');
    const { notification } = pushBrowser({ permission: 'default' });
    show();
    expect(toggle().checked).toBe(false);
    firebase.getToken.mockRejectedValueOnce(new Error('blocked'));
    notification.permission = 'granted';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(firebase.getToken).toHaveBeenCalled());
    await vi.waitFor(() => expect([toggle().checked, localStorage.getItem('token_firebase')]).toEqual([false, null]));
  });

  it('[PWA-1] says that it did not work, and can be pressed again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    pushBrowser();
    firebase.getToken.mockRejectedValue(new Error('blocked'));
    show();
    await userEvent.click(toggle());
    await vi.waitFor(() => expect([toggle().checked, note()]).toEqual([false, labels.note.failed]));
  });

  it('[PWA-1] says why a browser shows none; beside an order it says nothing, but that a phone may install the shop', () => {
    const { unmount } = show();
    expect(note()).toBe(labels.note.unsupported);
    unmount();
    const { container } = show(true);
    expect(container.textContent).toBe('');
    cleanup();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    show(true);
    expect([note(), screen.queryByRole('switch')]).toEqual([labels.note.install, null]);
  });

  it('[PWA-1] comes for customers alone', async () => {
    pushBrowser();
    localStorage.clear();
    resetUser();
    const { container } = render(
      <WithMessages messages={{ push: labels }}>
        <PushOffer config={pushConfig} />
      </WithMessages>,
    );
    expect(container.textContent).toBe('');
    act(() => storeToken('jwt'));
    expect(await screen.findByRole('switch')).toBeTruthy();
  });
});

describe('[PWA-2] a page at rest', () => {
  it('[PWA-2] subscribes a customer who has allowed it, as soon as they are signed in', async () => {
    const { calls } = fakeCommerce({ SubscribeFirebase: subscribed });
    pushBrowser();
    localStorage.clear();
    resetUser();
    render(<PushOutlet config={pushConfig} labels={labels} />);
    await act(() => vi.dynamicImportSettled());
    expect(firebase.getToken).not.toHaveBeenCalled();
    act(() => storeToken('jwt'));
    await vi.waitFor(() => expect(localStorage.getItem('token_firebase')).toBe('browser-1'));
    expect(calls).toHaveLength(1);
  });

  it.each([
    '/sign-in?from=/wishlist',
    '/customer/account/login/',
    '/create-account',
    '/customer/account/logout',
    '/customer/account/logout/more',
  ])(
    '[PWA-2] subscribes nobody on the page where they sign in, which another document follows, or out: %s',
    async (path) => {
      fakeCommerce({ SubscribeFirebase: subscribed });
      pushBrowser({ permission: 'granted' });
      window.history.replaceState(null, '', path);
      render(<PushOutlet config={pushConfig} labels={labels} />);
      await act(() => vi.dynamicImportSettled());
      expect(firebase.isSupported).not.toHaveBeenCalled();
      window.history.replaceState(null, '', '/');
    },
  );

  it('[PWA-3] shows what the worker hands to it as a toast that leads there, and says so', async () => {
    fakeCommerce({});
    const { tell } = pushBrowser({ permission: 'default' });
    render(<PushOutlet config={pushConfig} labels={labels} />);
    await act(() => vi.dynamicImportSettled());
    const payload = { title: 'Order 7 is on its way', body: 'Look', path: '#there' };
    expect(await tell({ type: 'SOMETHING_ELSE', payload })).toEqual([]);
    expect(await tell({ type: 'PUSH_RECEIVED', payload })).toEqual([{ status: 'done' }]);
    const [toast, ...more] = useToastStore.getState().toasts;
    expect([toast?.message, toast?.actionText, toast?.timeout, more]).toEqual([
      'Order 7 is on its way. Look',
      labels.view,
      0,
      [],
    ]);
    toast?.onAction?.();
    expect(window.location.hash).toBe('#there');
    useToastStore.setState({ toasts: [] });
    cleanup();
    expect(await tell({ type: 'PUSH_RECEIVED', payload })).toEqual([]);
  });

  it('[PWA-1] asks nobody', async () => {
    fakeCommerce({});
    const { notification } = pushBrowser({ permission: 'default' });
    render(<PushOutlet config={pushConfig} labels={labels} />);
    await act(() => vi.dynamicImportSettled());
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(firebase.isSupported).not.toHaveBeenCalled();
  });
});
