// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import messages from '@/messages/en-GB.json';
import { reportUnexpected } from './report-unexpected';
import { dismissToast, useToastStore } from './toast-store';

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
    const id = reportUnexpected(new TypeError('x is undefined'));
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
    const id = reportUnexpected(new Error('early'));
    expect(toast().message).toBe(`${id} Error`);
  });
});
