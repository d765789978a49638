// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker, removeWorkers } from './register-worker';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function container(parts: Partial<ServiceWorkerContainer>): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: parts });
}

describe('[PWA-1] the registration', () => {
  it('[PWA-1] is for /sw.js with the scope /, past the HTTP cache', async () => {
    const registration = {} as ServiceWorkerRegistration;
    const register = vi.fn(async () => registration);
    container({ register });
    expect(await registerWorker()).toBe(registration);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it('[PWA-1] that fails is a warning on the console, and nothing else', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    container({ register: () => Promise.reject(new TypeError('no')) });
    expect(await registerWorker()).toBeNull();
    expect(warning.mock.calls).toEqual([['Failed to register SW.']]);
  });

  it('[PWA-1] is left out, without a word, by a browser without workers', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await registerWorker()).toBeNull();
    expect(warning).not.toHaveBeenCalled();
  });

  it('[PWA-1] of an earlier build is taken back in development', async () => {
    const unregister = vi.fn(async () => true);
    container({ getRegistrations: async () => [{ unregister } as unknown as ServiceWorkerRegistration] });
    await removeWorkers();
    expect(unregister).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await removeWorkers();
  });
});
