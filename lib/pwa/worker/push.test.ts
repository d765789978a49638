import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotice } from './notice';

const ORIGIN = 'https://shop.example';

interface Page {
  url: string;
  visibilityState: 'visible' | 'hidden';
  /** Whether it says that it shows what it is told. */
  answers?: boolean;
}

const messages: unknown[] = [];

function client({ url, visibilityState, answers = false }: Page) {
  const page = {
    url: `${ORIGIN}${url}`,
    visibilityState,
    postMessage(message: unknown, [port]: MessagePort[]) {
      messages.push(message);
      if (answers) port?.postMessage({ status: 'done' });
    },
    focus: vi.fn(async () => page),
    navigate: vi.fn(async () => page),
  };
  return page;
}

/** The worker's own global, and its events. */
function workerWith(pages: Page[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const clients = pages.map(client);
  const shown = vi.fn(async (_title: string, _options: object) => {});
  const openWindow = vi.fn(async () => null);
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: { showNotification: shown },
    clients: { matchAll: async () => clients, openWindow },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const fire = async (type: string, event: object) => {
    let work: Promise<void> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
  };
  return { clients, shown, openWindow, fire };
}

const message = (value: unknown) => ({ data: { json: () => JSON.parse(JSON.stringify(value)) as unknown } });
const NOTICE = { notification: { title: 'Hello', body: 'Ann', icon: '/i.png' }, data: { url: '/x?y=1' } };

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
/** Of a shop on the home screen. */
const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const browse = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });

beforeEach(() => {
  browse(CHROME);
  messages.length = 0;
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async (pages?: Page[]) => {
  const worker = workerWith(pages);
  await import('./push');
  return worker;
};

describe('[PWA-4] what a message says', () => {
  it('[PWA-4] a message without a notification part is "Test", "Send From Firebase Cloud"', () => {
    const plain = { title: 'Test', body: 'Send From Firebase Cloud', path: '/', isDefault: true };
    for (const sent of [null, 'text', 7, {}, { data: { title: 'x' } }, { notification: {} }, { notification: 'x' }]) {
      expect(readNotice(sent, ORIGIN)).toEqual(plain);
    }
    expect(readNotice({ data: { url: '/sale' } }, ORIGIN)).toEqual({ ...plain, path: '/sale' });
  });

  it('[PWA-4] a notification part is shown as it is, and leads to its address', () => {
    expect(readNotice(NOTICE, ORIGIN)).toEqual({
      ...{ title: 'Hello', body: 'Ann', icon: '/i.png', path: '/x?y=1', isDefault: false },
    });
    const linked = {
      notification: { title: 'A', image: '/a.png', click_action: '/later' },
      fcmOptions: { link: `${ORIGIN}/b#c` },
    };
    expect(readNotice(linked, ORIGIN)).toMatchObject({ title: 'A', body: '', image: '/a.png', path: '/b#c' });
    expect(readNotice({ notification: linked.notification }, ORIGIN).path).toBe('/later');
  });

  it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 'https://', 7])(
    '[PWA-4] an address of another place, %s, leads to the home page',
    (url) => expect(readNotice({ ...NOTICE, data: { url } }, ORIGIN).path).toBe('/'),
  );
});

describe('[PWA-4] the worker', () => {
  it('[PWA-4] shows what is pushed while nobody looks at the shop', async () => {
    const { shown, fire } = await load([{ url: '/', visibilityState: 'hidden', answers: true }]);
    await fire('push', message(NOTICE));
    expect(shown.mock.calls).toEqual([['Hello', { body: 'Ann', icon: '/i.png', data: { path: '/x?y=1' } }]]);
    expect(messages).toEqual([]);
  });

  it('[PWA-4] shows the specification’s words for a push without a notification part, with an empty one, and with no JSON', async () => {
    const { shown, fire } = await load([{ url: '/', visibilityState: 'visible', answers: true }]);
    await fire('push', message({ data: {} }));
    await fire('push', { data: null });
    await fire('push', { data: { json: () => JSON.parse('no') as unknown } });
    const words = ['Test', { body: 'Send From Firebase Cloud', data: { path: '/' } }];
    expect(shown.mock.calls).toEqual([words, words, words]);
  });

  it('[PWA-3] leaves it to the page that is looked at, where that one says that it shows it', async () => {
    const { shown, fire } = await load([
      { url: '/a', visibilityState: 'hidden' },
      { url: '/b', visibilityState: 'visible', answers: true },
    ]);
    await fire('push', message(NOTICE));
    expect(shown).not.toHaveBeenCalled();
    expect(messages).toEqual([
      { type: 'PUSH_RECEIVED', payload: { title: 'Hello', body: 'Ann', icon: '/i.png', path: '/x?y=1' } },
    ]);
  });

  it.each([SAFARI, IPHONE])('[PWA-4] always shows what is pushed, and tells no page, in %s', async (userAgent) => {
    browse(userAgent);
    const { shown, fire } = await load([{ url: '/', visibilityState: 'visible', answers: true }]);
    await fire('push', message(NOTICE));
    expect([messages.length, shown.mock.calls.length]).toEqual([0, 1]);
  });

  it('[PWA-3] leaves it to the page in Firefox, too', async () => {
    browse(FIREFOX);
    const { shown, fire } = await load([{ url: '/', visibilityState: 'visible', answers: true }]);
    await fire('push', message(NOTICE));
    expect([messages.length, shown.mock.calls.length]).toEqual([1, 0]);
  });

  it('[PWA-4] shows it where the page in front says nothing', async () => {
    const { shown, fire } = await load([{ url: '/', visibilityState: 'visible' }]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shownAtLast = fire('push', message(NOTICE));
    await vi.advanceTimersByTimeAsync(500);
    expect([messages.length, shown.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1_500);
    await shownAtLast;
    expect([messages.length, shown.mock.calls.length]).toEqual([1, 1]);
  });

  it('[PWA-4] a click leads to the page: where it is open, in another tab of the shop, or in a new one', async () => {
    const notification = { close: vi.fn(), data: { path: '/x?y=1' } };
    const here = await load([
      { url: '/', visibilityState: 'visible' },
      { url: '/x?y=1', visibilityState: 'hidden' },
    ]);
    await here.fire('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalledOnce();
    expect(here.clients[1]?.focus).toHaveBeenCalledOnce();
    expect(here.clients.flatMap((page) => page.navigate.mock.calls)).toEqual([]);

    vi.resetModules();
    const other = await load([
      { url: '/mmstr_th/checkout', visibilityState: 'visible' },
      { url: '/', visibilityState: 'hidden' },
    ]);
    await other.fire('notificationclick', { notification });
    expect(other.clients[0]?.focus, 'whoever pays is left in peace').not.toHaveBeenCalled();
    expect(other.clients[1]?.navigate.mock.calls).toEqual([[`${ORIGIN}/x?y=1`]]);

    vi.resetModules();
    const paying = await load([{ url: '/checkout', visibilityState: 'visible' }]);
    await paying.fire('notificationclick', { notification });
    expect(paying.openWindow.mock.calls).toEqual([[`${ORIGIN}/x?y=1`]]);
  });

  it.each([SAFARI, FIREFOX])(
    '[PWA-4] a click loads the page, where a tab tells its first address only, in %s',
    async (userAgent) => {
      browse(userAgent);
      const { clients, fire } = await load([{ url: '/x?y=1', visibilityState: 'hidden' }]);
      await fire('notificationclick', { notification: { close: vi.fn(), data: { path: '/x?y=1' } } });
      expect(clients[0]?.focus).toHaveBeenCalledOnce();
      expect(clients[0]?.navigate.mock.calls).toEqual([[`${ORIGIN}/x?y=1`]]);
    },
  );
});
