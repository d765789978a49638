// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import messages from '@/messages/en-GB.json';
import { reportUnexpected } from './report-unexpected';
import { dismissToast, useToastStore } from './toast-store';
import { useUnhandledErrors } from './unhandled-errors';

const toast = () => {
  const [first] = useToastStore.getState().toasts;
  if (!first) throw new Error('There is no toast');
  return first;
};
const log = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  useToastStore.setState({ toasts: [] });
  useUnhandledErrors.setState({ errors: [] });
  log.mockReset();
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.stubGlobal('location', { reload });
  const { unexpected, debug } = messages.failure;
  Object.assign(document.body.dataset, { unexpected, debug });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[TOAST-3] an unexpected error', () => {
  it('an unexpected error is told with a debug id, which the console has too, and its type, for 15 s', () => {
    reportUnexpected(new TypeError('x is undefined'));
    const [{ id } = { id: 'none' }] = useUnhandledErrors.getState().errors;
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(toast()).toMatchObject({
      type: 'error',
      dismissable: true,
      message: `Sorry! An unexpected error occurred.\nDebug: ${id} TypeError`,
    });
    expect(log.mock.calls.join()).toBe(`Unexpected error ${id}: x is undefined`);
    vi.advanceTimersByTime(14_999);
    expect(useToastStore.getState().toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(useToastStore.getState().toasts).toEqual([]);
  });

  it.each([
    [new AppError('network', 'gone'), 'AppError'],
    ['thrown text', 'string'],
    [undefined, 'undefined'],
  ])('an unexpected error names the type of %s', (error, type) => {
    reportUnexpected(error);
    expect(toast().message.endsWith(` ${type}`)).toBe(true);
  });

  it('an unexpected error reloads a page that could not be drawn when it is dismissed', () => {
    reportUnexpected(new Error('render'), { isFromRendering: true });
    dismissToast(toast().id, 'visitor');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([[[true, false]], [[false, true]]])(
    'one that happens in rendering and elsewhere reloads, in either order: %j',
    (places) => {
      for (const isFromRendering of places) {
        const error = new Error('both');
        error.stack = 'Error: both\n    at e (https://shop.test/_next/static/chunks/reads-1f.js:1:2)';
        reportUnexpected(error, { isFromRendering });
      }
      expect(useToastStore.getState().toasts).toHaveLength(1);
      dismissToast(toast().id, 'visitor');
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('[SHELL-11] an unexpected error does not reload by itself, nor after an error of another kind', () => {
    reportUnexpected(new Error('render'), { isFromRendering: true });
    vi.advanceTimersByTime(15_000);
    reportUnexpected(new Error('click'));
    dismissToast(toast().id, 'visitor');
    expect(reload).not.toHaveBeenCalled();
  });

  it('an unexpected error is told also where the page has no text for it', () => {
    delete document.body.dataset.unexpected;
    delete document.body.dataset.debug;
    reportUnexpected(new Error('early'));
    expect(toast().message).toMatch(/^[0-9a-f]{8} Error$/);
  });

  it('an unexpected error names its place in the shop’s own code', () => {
    const error = new Error('deep');
    error.stack = [
      'Error: deep',
      '    at push (<anonymous>)',
      '    at s (chrome-extension://abc/content.js:1:2)',
      '    at e (https://shop.test/_next/static/chunks/app/page-1f.js:1:2345)',
      '    at e (https://shop.test/_next/static/chunks/main-2e.js:3:4)',
    ].join('\n');
    reportUnexpected(error);
    expect(toast().message).toMatch(
      /^Sorry! An unexpected error occurred\.\nDebug: [0-9a-f]{8} page-1f\.js:1:2345 Error$/,
    );
  });
});

describe('[SHELL-13] unhandled errors', () => {
  const errors = () => useUnhandledErrors.getState().errors.map(({ error }) => error);

  it('unhandled errors stay collected until each is dismissed or its time is over', () => {
    const [first, second] = [new Error('one'), new Error('two')];
    reportUnexpected(first);
    vi.advanceTimersByTime(10_000);
    reportUnexpected(second);
    expect(errors()).toEqual([first, second]);
    vi.advanceTimersByTime(5000);
    expect(errors()).toEqual([second]);
    dismissToast(toast().id, 'visitor');
    expect(errors()).toEqual([]);
  });

  it('an error is collected and told once, however often it is reported; one like it is not told beside it', () => {
    const error = new Error('again');
    reportUnexpected(error);
    reportUnexpected(error);
    expect(log).toHaveBeenCalledOnce();
    reportUnexpected(new Error('again'));
    expect([errors(), useToastStore.getState().toasts.length]).toEqual([[error], 1]);
    dismissToast(toast().id, 'visitor');
    reportUnexpected(error);
    expect(useToastStore.getState().toasts).toEqual([]);
  });
});
