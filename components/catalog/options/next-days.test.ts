// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showNextDays } from './live-panel';

afterEach(() => {
  vi.useRealTimers();
});

const range = () => {
  const { min = '', max = '' } = document.querySelector('input') ?? {};
  return { min, max };
};

function shown(days: object, locale: string): string | null {
  document.body.innerHTML = '<form><div><input type="date"><p data-next-day="Next day: {day}"></p></div></form>';
  const [form] = document.forms;
  const input = form?.querySelector('input');
  if (!form || !input) throw new Error('No form');
  input.dataset.days = JSON.stringify(days);
  showNextDays(form, locale);
  return form.textContent;
}

it('the next day that can be chosen stands at its field, by the calendar of whoever looks', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 30), toFake: ['Date'] });
  expect(shown({ first: 1, last: 60, weekdays: '123456' }, 'en-GB')).toBe('Next day: Mon 30 Nov');
  expect(shown({ first: 1, last: 60, weekdays: '1234567' }, 'th-TH')).toBe('Next day: วันอาทิตย์ที่ 29 พ.ย.');
});

it('the field takes the days of the shop’s calendar, and says the first of them, whatever page it came with', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:30:00Z'), toFake: ['Date'] });
  const days = { first: 1, last: 3, weekdays: '1234567' };
  expect(shown({ ...days, timeZone: 'Asia/Bangkok' }, 'en-GB')).toBe('Next day: Mon 30 Nov');
  expect(range()).toEqual({ min: '2026-11-30', max: '2026-12-02' });
  expect(shown({ ...days, timeZone: 'America/New_York' }, 'en-GB')).toBe('Next day: Sun 29 Nov');
  expect(range()).toEqual({ min: '2026-11-29', max: '2026-12-01' });
});

it('nothing stands there where no day can be chosen', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] });
  expect(shown({ first: 0, last: 0, weekdays: '1' }, 'en-GB')).toBe('');
});
