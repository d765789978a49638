import { expect, test } from 'vitest';
import { BusyError, Turnstile } from './turnstile';

/** Work that ends when told. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, running: () => ends.length, end: (index: number) => ends[index]?.() };
}

test('so many run, so many wait in order, the rest is refused', async () => {
  const turnstile = new Turnstile({ places: 2, seats: 1 });
  const { work, running, end } = held();
  const runs = [turnstile.run(work), turnstile.run(work), turnstile.run(work)];
  await expect(turnstile.run(work)).rejects.toBeInstanceOf(BusyError);
  expect(running()).toBe(2);
  end(0);
  await runs[0];
  await Promise.resolve();
  expect(running()).toBe(3);
  end(1);
  end(2);
  await Promise.all(runs);
});

test('a failure gives its place free', async () => {
  const turnstile = new Turnstile({ places: 1, seats: 0 });
  await expect(turnstile.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile.run(async () => 'yes')).toBe('yes');
});
