// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { bag, talkOn } from '@/lib/cart/cart.fixture';
import { keepEntered } from './entered-options';
import { isDayOver } from './line-input';

beforeEach(() => localStorage.clear());

it('[CART-8] a day is over once it is so by every calendar', () => {
  const day = talkOn('2026-11-24 00:00:00');
  expect(isDayOver(day, new Date('2026-11-24T23:00:00Z'))).toBe(false);
  expect(isDayOver(day, new Date('2026-11-25T11:59:00Z'))).toBe(false);
  expect(isDayOver(day, new Date('2026-11-25T12:00:00Z'))).toBe(true);
  const goods = { ...bag, customizable_options: day.customizable_options };
  expect(isDayOver(goods, new Date('2026-11-25T12:00:00Z')), 'what comes by post on a day').toBe(false);
});

it('[CART-8] a day in the cart’s own words is over if it was entered here', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const day = talkOn('Nov 24, 2026');
  expect(isDayOver(day, now), 'not known').toBe(false);
  keepEntered([{ sku: 'TALK', quantity: 1, entered_options: [{ uid: 'day', value: '2026-11-24 00:00:00' }] }]);
  expect(isDayOver(day, now)).toBe(true);
});
