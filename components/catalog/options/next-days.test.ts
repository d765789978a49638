// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showNextDays } from './live-panel';

afterEach(() => {
  vi.useRealTimers();
});

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
  expect(shown({ first: 1, last: 60, weekdays: '1234567' }, 'th-TH')).toContain('29 พ.ย.');
});

it('nothing stands there where no day can be chosen', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] });
  expect(shown({ first: 0, last: 0, weekdays: '1' }, 'en-GB')).toBe('');
});
