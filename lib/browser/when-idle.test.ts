// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

const start = vi.fn();
const resting: (() => void)[] = [];
let state: DocumentReadyState;

beforeEach(() => {
  start.mockReset();
  resting.length = 0;
  state = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => resting.push(then));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rest = () => {
  for (const then of resting) then();
};

describe('whenIdle', () => {
  it('whenIdle waits until the page has loaded and rests', () => {
    whenIdle(null, start);
    expect(resting).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    rest();
    expect(start).toHaveBeenCalledOnce();
  });

  it('whenIdle starts at once when the element is touched, and only once', () => {
    state = 'complete';
    const form = document.createElement('form');
    whenIdle(form, start);
    form.dispatchEvent(new Event('pointerdown'));
    form.dispatchEvent(new Event('keydown'));
    rest();
    expect(start).toHaveBeenCalledOnce();
  });

  it('whenIdle never starts once it is given up', () => {
    const form = document.createElement('form');
    whenIdle(form, start)();
    form.dispatchEvent(new Event('focusin'));
    window.dispatchEvent(new Event('load'));
    rest();
    expect(start).not.toHaveBeenCalled();
  });

  it('whenIdle finds a moment where the browser has no idle callbacks', () => {
    vi.unstubAllGlobals();
    vi.useFakeTimers();
    state = 'complete';
    whenIdle(null, start);
    expect(start).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(start).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
