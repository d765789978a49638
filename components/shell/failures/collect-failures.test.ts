// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLLECT_FAILURES, type Failure, onFailures } from './collect-failures';

const { origin } = window.location;
const chunk = (name: string) => `${origin}/_next/static/chunks/${name}.js`;
const reload = vi.fn();
const ask = vi.fn();
let listeners: AbortController;
let status: number | 'offline';

/** Runs the script as the page does, its listeners in this test only. */
beforeEach(() => {
  listeners = new AbortController();
  const { signal } = listeners;
  const listen = (name: string, hear: EventListener, capture?: boolean) =>
    window.addEventListener(name, hear, { signal, capture });
  const head = async (...call: unknown[]) => {
    ask(...call);
    if (status === 'offline') throw new TypeError('Failed to fetch');
    return { status };
  };
  new Function('addEventListener', 'location', 'fetch', COLLECT_FAILURES)(listen, { reload, origin }, head);
  status = 404;
  sessionStorage.clear();
  document.body.innerHTML = '<div id="part-unloaded" hidden></div>';
  vi.useFakeTimers();
});
afterEach(() => {
  listeners.abort();
  delete window.failures;
  document.body.innerHTML = '';
  reload.mockReset();
  ask.mockReset();
  vi.useRealTimers();
});

const notice = () => document.getElementById('part-unloaded');

/** A script of this address does not load. */
async function miss(src: string) {
  const script = Object.assign(document.createElement('script'), { src, type: 'text/plain' });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

describe('code that the shop no longer has after a deployment', () => {
  it('a page loads itself anew once for a script that is gone', async () => {
    await miss(chunk('cart-1'));
    expect(ask).toHaveBeenCalledWith(chunk('cart-1'), { method: 'HEAD', cache: 'no-store' });
    expect(reload).toHaveBeenCalledOnce();
    expect(notice()?.hidden).toBe(true);
  });

  it('where the reload did not help, the page says so instead of a loop, and its button loads it anew', async () => {
    await miss(chunk('cart-1'));
    vi.advanceTimersByTime(3_600_000);
    await miss(chunk('cart-1'));
    expect(reload).toHaveBeenCalledOnce();
    expect(notice()?.hidden).toBe(false);
    notice()?.click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('several scripts that are gone reload a page once a minute at most', async () => {
    await miss(chunk('cart-1'));
    await miss(chunk('menu-1'));
    expect(reload).toHaveBeenCalledOnce();
    expect(notice()?.hidden).toBe(false);
    vi.advanceTimersByTime(61_000);
    await miss(chunk('menu-2'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('where the tab can store nothing, nothing is loaded anew by itself', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await miss(chunk('cart-1'));
    expect(reload).not.toHaveBeenCalled();
    expect(notice()?.hidden).toBe(false);
    vi.restoreAllMocks();
  });

  it.each<[string, string, typeof status]>([
    ['of a server that has it', chunk('cart-1'), 200],
    ['of a server that fails', chunk('cart-1'), 503],
    ['that the connection keeps away', chunk('cart-1'), 'offline'],
    ['of another site', 'https://elsewhere.test/_next/x.js', 404],
  ])('a script %s reloads nothing', async (_, src, answer) => {
    status = answer;
    await miss(src);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()?.hidden).toBe(true);
  });
});

describe('[SHELL-13] errors that nobody catches', () => {
  const seen: Failure[] = [];
  const collect = () => onFailures((failures) => seen.push(...failures));
  const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, filename: chunk('page') }));

  it('errors are kept from the first line of the page on, until somebody looks, each once', () => {
    const [early, late, never] = [new Error('early'), new Error('late'), new Error('never')];
    const reason = new Error('rejected');
    const called = vi.fn();
    window.addEventListener('shop-notice', called, { signal: listeners.signal });
    fail(early);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(called).toHaveBeenCalledTimes(2);
    const stop = collect();
    fail(late);
    stop();
    fail(never);
    expect(seen).toEqual([
      { error: early, script: chunk('page') },
      { error: reason, script: '' },
      { error: late, script: chunk('page') },
    ]);
  });

  it('a view transition that another page cuts short is no error', () => {
    const error = new DOMException('Transition was skipped', 'AbortError');
    const event = new ErrorEvent('error', { error, filename: chunk('react'), cancelable: true });
    window.dispatchEvent(event);
    expect([event.defaultPrevented, window.failures]).toEqual([true, undefined]);
  });
});
