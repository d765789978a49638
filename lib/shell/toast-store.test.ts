import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast, dismissToast, removeToast, type ToastInput, toastId, useToastStore } from './toast-store';
import { pauseTimers, resumeTimers } from './toast-timers';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toasts()) removeToast(id);
  vi.useRealTimers();
});

const toasts = () => useToastStore.getState().toasts;
const messages = () => toasts().map(({ message }) => message);

describe('[TOAST-1] a toast', () => {
  it.each(['info', 'warning', 'error', 'success'] as const)('a toast may be of type %s', (type) => {
    const id = addToast({ type, message: 'Hello', icon: 'basket', actionText: 'Undo' });
    expect(toasts()).toMatchObject([
      { id, type, message: 'Hello', icon: 'basket', actionText: 'Undo', dismissable: true },
    ]);
  });

  it('a toast needs a type and a message', () => {
    expect(() => addToast({ message: 'Hello' } as ToastInput)).toThrow('A toast needs a type');
    expect(() => addToast({ type: 'info' } as ToastInput)).toThrow('A toast needs a message');
    expect(toasts()).toEqual([]);
  });

  it('a toast needs a timeout or has to be dismissable', () => {
    expect(() => addToast({ type: 'info', message: 'Hello', timeout: 0, dismissable: false })).toThrow('A toast needs');
    addToast({ type: 'info', message: 'Ends', timeout: 1, dismissable: false });
    addToast({ type: 'info', message: 'Stays', timeout: 0 });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Stays']);
  });

  it('a toast goes after 5000 ms, or as long as it says', () => {
    addToast({ type: 'info', message: 'Usual' });
    addToast({ type: 'info', message: 'Longer', timeout: 15_000 });
    vi.advanceTimersByTime(4999);
    expect(messages()).toEqual(['Usual', 'Longer']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual(['Longer']);
    vi.advanceTimersByTime(10_000);
    expect(messages()).toEqual([]);
  });

  it('a toast tells who took it away', () => {
    const onDismiss = vi.fn();
    dismissToast(addToast({ type: 'info', message: 'One', onDismiss }), 'visitor');
    addToast({ type: 'info', message: 'Two', onDismiss });
    vi.advanceTimersByTime(5000);
    removeToast(addToast({ type: 'info', message: 'Three', onDismiss }));
    expect(onDismiss.mock.calls).toEqual([['visitor'], ['timeout']]);
    expect(toasts()).toEqual([]);
  });

  it('a toast waits while somebody reads it', () => {
    addToast({ type: 'info', message: 'Before' });
    vi.advanceTimersByTime(4000);
    pauseTimers();
    addToast({ type: 'info', message: 'Meanwhile', timeout: 500 });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Before', 'Meanwhile']);
    resumeTimers();
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual(['Before']);
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual([]);
  });
});

describe('[TOAST-2] an id that is there already', () => {
  it('a repeated id replaces the toast, which has its first timestamp and place, and is a duplicate', () => {
    const first = Date.now();
    const id = addToast({ type: 'info', message: 'Saved', id: 'save' });
    vi.advanceTimersByTime(100);
    addToast({ type: 'info', message: 'Other' });
    const [before] = toasts();
    addToast({ type: 'error', message: 'Not saved', id: 'save' });
    expect(toasts()).toMatchObject([
      { id, type: 'error', message: 'Not saved', timestamp: first, isDuplicate: true },
      { message: 'Other', timestamp: first + 100, isDuplicate: false },
    ]);
    expect(toasts()[0]?.renderKey).not.toBe(before?.renderKey);
  });

  it('a repeated id starts the time of its toast anew', () => {
    addToast({ type: 'info', message: 'Saved' });
    vi.advanceTimersByTime(4000);
    addToast({ type: 'info', message: 'Saved' });
    expect(toasts()).toHaveLength(1);
    vi.advanceTimersByTime(4999);
    expect(toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts()).toEqual([]);
  });

  it('removing a toast cancels its timer', () => {
    const onDismiss = vi.fn();
    removeToast(addToast({ type: 'info', message: 'Saved', onDismiss }));
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('the id of a toast is what type, message, buttons and drawing say, unless one is given', () => {
    // Of "info,a,true,,": for each character 31 times the hash before, plus its code, in 32 bits.
    expect(toastId({ type: 'info', message: 'a' })).toBe('488673911');
    const same = toastId({ type: 'info', message: 'a', dismissable: true, actionText: '', icon: '' });
    expect(same).toBe(toastId({ type: 'info', message: 'a' }));
    const others = [
      { type: 'error', message: 'a' },
      { type: 'info', message: 'b' },
      { type: 'info', message: 'a', dismissable: false },
      { type: 'info', message: 'a', actionText: 'Undo' },
      { type: 'info', message: 'a', icon: 'truck' },
    ].map(toastId);
    expect(new Set([same, ...others]).size).toBe(6);
  });
});
