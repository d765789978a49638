import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { delayShutdown, isStopping } from './shutdown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  processShared('shutdown', () => ({ isStopping: false })).isStopping = false;
});

/** A process that Next ends at SIGTERM. */
function runningProcess() {
  const ending = vi.fn();
  return { ending, process: new EventEmitter().on('SIGTERM', ending) };
}

test('health is red first, and the server ends after the delay', () => {
  const { process, ending } = runningProcess();
  delayShutdown(5, process);
  expect(isStopping()).toBe(false);
  process.emit('SIGTERM', 'SIGTERM');
  expect(isStopping()).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(ending).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ending.mock.calls).toEqual([['SIGTERM']]);
});

test('a signal to the process group, which the launcher passes on too, leaves the delay as it is', () => {
  const { process, ending } = runningProcess();
  delayShutdown(5, process);
  process.emit('SIGTERM', 'SIGTERM');
  vi.advanceTimersByTime(200);
  process.emit('SIGTERM', 'SIGTERM');
  vi.advanceTimersByTime(4_799);
  expect(ending).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ending).toHaveBeenCalledOnce();
});

test('asked twice the server ends at once, and once', () => {
  const { process, ending } = runningProcess();
  delayShutdown(5, process);
  process.emit('SIGTERM', 'SIGTERM');
  vi.advanceTimersByTime(1_000);
  process.emit('SIGTERM', 'SIGTERM');
  expect(ending).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(ending).toHaveBeenCalledOnce();
});

test('without a delay Next ends the server as ever', () => {
  const { process, ending } = runningProcess();
  delayShutdown(0, process);
  process.emit('SIGTERM', 'SIGTERM');
  expect(ending).toHaveBeenCalledOnce();
});
