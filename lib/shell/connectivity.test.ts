// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnectivity } from './connectivity';
import { duringFullPageLoading } from './full-page-loading';
import { useShellStore } from './shell-store';

const state = () => {
  const { isOnline, hasBeenOffline } = useShellStore.getState();
  return { isOnline, hasBeenOffline };
};
let onLine: boolean;

function signal(name: 'online' | 'offline') {
  onLine = name === 'online';
  window.dispatchEvent(new Event(name));
}

beforeEach(() => {
  onLine = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  useShellStore.setState(useShellStore.getInitialState(), true);
});

afterEach(() => vi.restoreAllMocks());

describe('[NET-1] [SHELL-16] connectivity', () => {
  it('connectivity follows the browser’s signals; who was offline once stays so', () => {
    const end = watchConnectivity();
    expect(state()).toEqual({ isOnline: true, hasBeenOffline: false });
    signal('offline');
    expect(state()).toEqual({ isOnline: false, hasBeenOffline: true });
    signal('online');
    expect(state()).toEqual({ isOnline: true, hasBeenOffline: true });
    end();
    signal('offline');
    expect(state().isOnline).toBe(true);
  });

  it('connectivity starts with what the browser knows', () => {
    onLine = false;
    watchConnectivity()();
    expect(state()).toEqual({ isOnline: false, hasBeenOffline: true });
  });
});

describe('[SHELL-10] [SHELL-16] full page loading', () => {
  it('full page loading lasts as long as the last work, also where one fails', async () => {
    let finish = (_: string) => {};
    let fail = (_: Error) => {};
    const isLoading = () => useShellStore.getState().isFullPageLoading;
    const first = duringFullPageLoading(() => new Promise<string>((resolve) => (finish = resolve)));
    const second = duringFullPageLoading(() => new Promise<never>((_, reject) => (fail = reject)));
    expect(isLoading()).toBe(true);
    fail(new Error('no'));
    await expect(second).rejects.toThrow('no');
    expect(isLoading()).toBe(true);
    finish('done');
    expect(await first).toBe('done');
    expect(isLoading()).toBe(false);
  });
});
