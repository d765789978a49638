// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Schedule } from '@/lib/delivery/arrival';
import { ArrivalClock } from './arrival-clock';

const schedule: Schedule = { cutOff: 960, days: [1, 2, 3, 4, 5], holidays: [], timeZone: 'Europe/London' };
const texts = {
  within: 'Get it {day} within {duration}',
  by: 'Get it {day} by {time}, {leaves}',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** What a reader is told who lives by the clock of a time zone. */
function told(now: string, zone: string, said = texts): string {
  vi.setSystemTime(now);
  vi.stubEnv('TZ', zone);
  const { container } = render(
    <ArrivalClock {...{ schedule, days: [1, 1], texts: said, time: '4 pm', locale: 'en-GB' }} />,
  );
  return (container.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll(/(Mon|Tue),/g, '$1');
}

it('who lives by another clock than the shop is told by whose an order must be placed', () => {
  const far = '2026-11-23T03:00:00Z';
  expect(told(far, 'Asia/Bangkok')).toBe('Get it Tue 24 Nov by 4 pm, Mon 23 Nov (United Kingdom Time)');
  expect(told(far, 'Europe/London')).toBe('Get it Tue 24 Nov by 4 pm, Mon 23 Nov');
});

it('who lives by the same clock under another name is told nothing of it', () => {
  expect(told('2026-11-23T03:00:00Z', 'Africa/Abidjan')).toBe('Get it Tue 24 Nov by 4 pm, Mon 23 Nov');
  expect(told('2026-07-06T02:00:00Z', 'Africa/Abidjan')).toContain('(United Kingdom Time)');
});

it('no clock is named where no time is', () => {
  expect(told('2026-11-23T13:50:00Z', 'Asia/Bangkok')).toBe('Get it Tue 24 Nov within 2 h 10 min');
  const days = { ...texts, within: 'Arrives {day}', by: 'Arrives {day}' };
  expect(told('2026-11-23T03:00:00Z', 'Asia/Bangkok', days)).toBe('Arrives Tue 24 Nov');
});
