import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LimitedAction } from './limited-actions';

let secondsToWait: typeof import('./rate-limit').secondsToWait;

async function limitsOf(limits: string) {
  vi.stubEnv('RATE_LIMITS', limits);
  vi.resetModules();
  ({ secondsToWait } = await import('./rate-limit'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Reflect.deleteProperty(globalThis, Symbol.for('mmstr.rate-limits'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function ask(client: string, asked: Partial<Record<LimitedAction, number>>): number | null {
  const request = new Request('https://shop.example/graphql', { headers: { 'x-forwarded-for': client } });
  return secondsToWait(request, new Map(Object.entries(asked) as [LimitedAction, number][]));
}

test('a client waits out the minute once its limit is reached, and others do not', async () => {
  await limitsOf('cart:2');
  expect([ask('192.0.2.1', { cart: 1 }), ask('192.0.2.1', { cart: 1 })]).toEqual([null, null]);
  vi.setSystemTime(Date.now() + 20_000);
  expect(ask('192.0.2.1', { cart: 1 })).toBe(40);
  expect(ask('192.0.2.2', { cart: 1 })).toBeNull();
  expect(ask('192.0.2.1', { coupon: 1 })).toBeNull();
  vi.setSystemTime(Date.now() + 40_000);
  expect(ask('192.0.2.1', { cart: 1 })).toBeNull();
});

test('one call that asks more often than the limit is refused whole, and uses nothing up', async () => {
  await limitsOf('sign-in:3,cart:1');
  expect(ask('192.0.2.1', { 'sign-in': 4, cart: 1 })).toBe(60);
  expect(ask('192.0.2.1', { 'sign-in': 3, cart: 1 })).toBeNull();
  expect(ask('192.0.2.1', { 'sign-in': 1 })).toBe(60);
});

test('who has a network of addresses has one limit', async () => {
  await limitsOf('cart:1');
  expect(ask('2001:db8:1:2::1', { cart: 1 })).toBeNull();
  expect(ask('2001:db8:1:2:ffff::9', { cart: 1 })).toBe(60);
  expect(ask('2001:db8:1:3::1', { cart: 1 })).toBeNull();
});

test('an IPv4 client is himself, however his address is written', async () => {
  await limitsOf('cart:1');
  expect(ask('::ffff:192.0.2.1', { cart: 1 })).toBeNull();
  expect(ask('192.0.2.1', { cart: 1 })).toBe(60);
  expect(ask('::FFFF:192.0.2.1', { cart: 1 })).toBe(60);
  expect(ask('::ffff:192.0.2.2', { cart: 1 })).toBeNull();
});

test('without limits nobody waits', async () => {
  await limitsOf('off');
  expect(ask('192.0.2.1', { cart: 1_000, search: 1_000 })).toBeNull();
});
