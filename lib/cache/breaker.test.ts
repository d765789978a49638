import { MessageChannel } from 'node:worker_threads';
import { beforeEach, expect, test, vi } from 'vitest';
import { Breaker } from './shared-store.mjs';

const told: string[] = [];
const options = { patience: 20, failures: 2, onOpen: () => told.push('open'), onClose: () => told.push('closed') };
const works = async () => 'answer';
const fails = () => Promise.reject(new Error('down'));
const hangs = () => new Promise<string>(() => {});

beforeEach(() => {
  told.length = 0;
});

test('a call that fails or hangs gives the other value, and the next is made', async () => {
  const breaker = new Breaker(options);
  expect([await breaker.call(fails, 'none'), await breaker.call(works, 'none')]).toEqual(['none', 'answer']);
  expect([await breaker.call(hangs, 'none'), await breaker.call(works, 'none')]).toEqual(['none', 'answer']);
  expect(told).toEqual([]);
});

test('after some failures in a row calls are left out until a trial succeeds', async () => {
  const breaker = new Breaker(options);
  const work = vi.fn(works);
  await breaker.call(fails, 'none');
  await breaker.call(hangs, 'none');
  expect([breaker.isOpen, await breaker.call(work, 'none')]).toEqual([true, 'none']);
  expect(await breaker.trial(fails, 'none')).toBe('none');
  expect([await breaker.call(work, 'none'), work.mock.calls.length, told]).toEqual(['none', 0, ['open']]);
  expect(await breaker.trial(work, 'none')).toBe('answer');
  expect([await breaker.call(work, 'none'), told]).toEqual(['answer', ['open', 'closed']]);
});

test('an answer that came while the process was busy counts, however late it is read', async () => {
  const breaker = new Breaker(options);
  const answered = new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.once('message', (text: string) => {
      port1.close();
      resolve(text);
    });
    port2.postMessage('in time');
  });
  const called = breaker.call(() => answered, 'none');
  const until = Date.now() + 60;
  while (Date.now() < until);
  expect(await called).toBe('in time');
});
