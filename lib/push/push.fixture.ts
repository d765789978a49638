import { vi } from 'vitest';
import type { PushConfig } from './get-push-config';

/** A Firebase project, as the page is given it. */
export const pushConfig: PushConfig = {
  apiKey: 'key',
  projectId: 'shop-1',
  messagingSenderId: '1234',
  appId: '1:1234:web:1',
  vapidKey: 'B'.repeat(87),
};

interface Options {
  permission?: NotificationPermission;
  /** What the visitor says where they are asked. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** What it is subscribed by; null as in a browser that does not tell. */
  key?: ArrayBuffer | null;
}

/** A browser that shows notices, as jsdom has none; `vi.unstubAllGlobals` and `discardPushBrowser` take it back. */
export function pushBrowser({
  permission = 'granted',
  answer = permission,
  isSubscribed = false,
  key: applicationServerKey = null,
}: Options = {}) {
  const unsubscribe = vi.fn(async () => {
    subscription.current = null;
    return true;
  });
  const subscription: { current: { options?: object; unsubscribe: typeof unsubscribe } | null } = {
    current: isSubscribed ? { options: { applicationServerKey }, unsubscribe } : null,
  };
  const shown = [{ close: vi.fn() }];
  const registration = {
    pushManager: { getSubscription: async () => subscription.current },
    getNotifications: async () => shown,
  };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const deleteDatabase = vi.fn();
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), {
    ...{ register, getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  /** What the page answers to a message of the worker. */
  const tell = async (data: object) => {
    const answers: unknown[] = [];
    const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }];
    container.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    return answers;
  };
  return { notification, subscription, registration, register, unsubscribe, shown, deleteDatabase, tell };
}

export function discardPushBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
