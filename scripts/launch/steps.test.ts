import { expect, test } from 'vitest';
import { duration, inLanes } from './steps.mjs';

test('durations read well', () => {
  expect(duration(1234)).toBe('1.2 s');
  expect(duration(59_940)).toBe('59.9 s');
  expect(duration(59_990)).toBe('1 min 0 s');
  expect(duration(125_000)).toBe('2 min 5 s');
});

test('work runs in order, on no more lanes than given', async () => {
  const started: number[] = [];
  let running = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failure in a lane is a failure of the whole', async () => {
  const work = async () => {
    throw new Error('no');
  };
  await expect(inLanes([1], 2, work)).rejects.toThrow('no');
});
