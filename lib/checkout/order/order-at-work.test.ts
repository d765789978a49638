// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshBrowser, placedOrder } from '@/lib/checkout/checkout.fixture';
import { isOrderAtWork, overAfter } from './order-at-work';
import { clearOrderAttempt, storeOrderAttempt } from './stored-order';

const SENT = 1_700_000_000_000;
const at = (seconds: number) => vi.setSystemTime(SENT + 1_000 * seconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  freshBrowser();
});
afterEach(() => {
  clearOrderAttempt();
  vi.useRealTimers();
});

it.each([
  ['whose answer was waited for is over 90 s after it was sent', 60, false, 90],
  ['whose connection broke at once is over 15 s after it was sent', 0, true, 15],
  ['whose connection broke after 8 s is over 15 s after it was sent', 8, true, 15],
  ['whose connection broke after 10 s is over 7 s later', 10, true, 17],
  ['whose connection broke after 14 s is over 7 s later', 14, true, 21],
  ['whose connection broke after 15 s was a slow one: over 90 s after it was sent', 15, true, 90],
  ['whose connection broke late was a slow one: over 90 s after it was sent', 40, true, 90],
])('[CHK-10] an order %s', (_, lostAfter, isCut, over) => {
  at(lostAfter);
  expect((overAfter({ sentAt: SENT }, { isCut }) - SENT) / 1_000).toBe(over);
});

it('[CHK-10] an order of which nobody says that its connection broke is over 90 s after it was sent', () => {
  at(1);
  expect(overAfter({ sentAt: SENT })).toBe(SENT + 90_000);
});

it('[SESS-4] an order is at work until its request must be over, which is sooner where its answer was lost early', () => {
  at(0);
  expect(isOrderAtWork(), 'nothing was sent').toBe(false);
  const atWorkAt = (seconds: number) => {
    at(seconds);
    return isOrderAtWork();
  };
  storeOrderAttempt({ cartId: 'cart-1', sentAt: SENT, receipt: placedOrder });
  expect([0, 89, 90].map(atWorkAt)).toEqual([true, true, false]);
  storeOrderAttempt({ cartId: 'cart-1', sentAt: SENT, overAt: SENT + 15_000, receipt: placedOrder });
  expect([0, 14, 15].map(atWorkAt)).toEqual([true, true, false]);
});
