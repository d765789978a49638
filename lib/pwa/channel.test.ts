// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchImages } from './prefetch-images';
import { watchVersions } from './watch-versions';
import { onWorkerMessage, sendToWorker } from './worker-channel';

interface FakeWorker {
  state: ServiceWorkerState;
  postMessage(message: { type: string; payload: unknown }, ports: MessagePort[]): void;
}

let events: EventTarget;
const answers: Record<string, unknown> = {};
const sent: { type: string; payload: unknown }[] = [];
const worker: FakeWorker = {
  state: 'installed',
  postMessage(message, ports) {
    sent.push(message);
    ports?.[0]?.postMessage(answers[message.type]);
  },
};
let controller: FakeWorker | null;

beforeEach(() => {
  events = new EventTarget();
  controller = worker;
  sent.length = 0;
  const container = Object.assign(events, { getRegistration: async () => undefined });
  Object.defineProperty(container, 'controller', { configurable: true, get: () => controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

describe('[PWA-3] what pages and the worker tell each other', () => {
  it('[PWA-3] a page is answered by type and payload', async () => {
    answers.PREFETCH_IMAGES = { status: 'done' };
    await expect(sendToWorker('PREFETCH_IMAGES', { urls: ['/media/a.png'] })).resolves.toEqual({ status: 'done' });
    expect(sent).toEqual([{ type: 'PREFETCH_IMAGES', payload: { urls: ['/media/a.png'] } }]);
  });

  it('[PWA-3] an answer with an error rejects', async () => {
    answers.PREFETCH_IMAGES = { error: 'slow network' };
    await expect(sendToWorker('PREFETCH_IMAGES', { urls: [] })).rejects.toThrow(/^slow network$/);
  });

  it('[PWA-3] without an active worker it rejects with "SW Not Registered"', async () => {
    controller = null;
    await expect(sendToWorker('PREFETCH_IMAGES', { urls: [] })).rejects.toThrow(/^SW Not Registered$/);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(sendToWorker('PREFETCH_IMAGES', { urls: [] })).rejects.toThrow(/^SW Not Registered$/);
  });

  it('[PWA-3] messages of the worker reach the handlers of their type with their payload, until one stops', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const stop = onWorkerMessage('NEWS', one);
    onWorkerMessage('OTHER', other);
    const tell = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
    tell({ type: 'NEWS', payload: { id: 1 } });
    tell('NEWS');
    expect(one.mock.calls).toEqual([[{ id: 1 }, expect.any(Function)]]);
    expect(other).not.toHaveBeenCalled();
    stop();
    tell({ type: 'NEWS', payload: { id: 2 } });
    expect(one).toHaveBeenCalledOnce();
  });

  it('[PWA-3] a gallery’s pictures are fetched ahead in one width, unless the visitor spares data', async () => {
    answers.PREFETCH_IMAGES = { status: 'done' };
    const images = ['/media/catalog/product/a.png', '/b.jpg'];
    prefetchImages(images);
    prefetchImages(['/b.jpg']);
    for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
      prefetchImages(images);
    }
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const size = 'width=640&height=800&fit=cover';
    expect(sent[0]?.payload).toEqual({
      urls: [
        `/media/catalog/product/a.png?auto=webp&format=png&${size}`,
        `/media/catalog/product/b.jpg?auto=webp&format=pjpg&${size}`,
      ],
    });
  });
});

describe('[PWA-1] a new version', () => {
  function fakeRegistration(waiting: FakeWorker | null) {
    return Object.assign(new EventTarget(), { waiting, installing: null as EventTarget | null });
  }
  const watch = (registration: object) => {
    const tell = vi.fn<(take: () => void) => void>();
    watchVersions(registration as ServiceWorkerRegistration, tell, new AbortController().signal);
    return tell;
  };

  it('[PWA-1] that waits is told of, and takes over when it is taken', () => {
    const tell = watch(fakeRegistration(worker));
    expect(tell).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    tell.mock.calls[0]?.[0]();
    expect(sent).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('[PWA-1] that another tab has taken is taken at once by a reload, and one that waits once it controls the page', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    for (const state of ['activating', 'activated'] as const) {
      const waiting = { ...worker, state };
      watch(fakeRegistration(waiting)).mock.calls[0]?.[0]();
      expect(sent, state).toEqual([]);
    }
    expect(reload).toHaveBeenCalledTimes(2);
    watch(fakeRegistration(worker)).mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledTimes(2);
    events.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('[PWA-1] that comes later is told of once it waits; the first version of all is not', () => {
    const registration = fakeRegistration(null);
    const tell = watch(registration);
    const installing = Object.assign(new EventTarget(), { ...worker, state: 'installing' });
    const install = () => {
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      installing.state = 'installed';
      installing.dispatchEvent(new Event('statechange'));
    };
    controller = null;
    install();
    expect(tell).not.toHaveBeenCalled();
    controller = worker;
    installing.dispatchEvent(new Event('statechange'));
    expect(tell).toHaveBeenCalled();
  });
});
