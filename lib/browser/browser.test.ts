// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchMedia } from './media-query';
import { throttle } from './throttle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('watchMedia', () => {
  test('[SHELL-14] watchMedia throws where the capability is missing', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(() => watchMedia('(width < 1px)', () => {})).toThrow('cannot tell');
  });

  test('[SHELL-14] watchMedia tells at once, at each change, and no more once ended', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => list);
    const listener = vi.fn();
    const end = watchMedia('(width < 1px)', listener);
    list.matches = true;
    list.dispatchEvent(new Event('change'));
    end();
    list.dispatchEvent(new Event('change'));
    expect(listener.mock.calls).toEqual([[false], [true]]);
  });
});

describe('throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('[SHELL-14] throttle calls at once, then at most every 250 ms, and never loses the last call', () => {
    const callback = vi.fn();
    const throttled = throttle(callback);
    for (const value of [1, 2, 3]) throttled(value);
    expect(callback.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(249);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(callback.mock.calls).toEqual([[1], [3]]);
    throttled(4);
    expect(callback).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(250);
    expect(callback).toHaveBeenLastCalledWith(4);
  });

  test('throttle takes another interval', () => {
    const callback = vi.fn();
    const throttled = throttle(callback, 50);
    throttled();
    throttled();
    vi.advanceTimersByTime(50);
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
