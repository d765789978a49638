import { expect, test, vi } from 'vitest';
import { SingleFlight } from './single-flight';

test('who asks for an image while it is made waits for the same one; afterwards it is made again', async () => {
  const flights = new SingleFlight<number>();
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await Promise.all([flights.run('a', make), flights.run('a', make), flights.run('b', make)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flights.run('a', make)).toBe(3);
});

test('a failure is given to everybody who waits, and not stored', async () => {
  const flights = new SingleFlight<string>();
  const fail = () => Promise.reject(new Error('no'));
  const both = await Promise.allSettled([flights.run('a', fail), flights.run('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'yes')).toBe('yes');
});
