// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { talk } from '@/lib/cart/cart.fixture';
import { toLine } from './to-line';

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
});

/** How a line shows the value of an option of a type. */
function shown(type: string, value: string): string | undefined {
  const values = [{ customizable_option_value_uid: 'day', label: '', value }];
  const option = { customizable_option_uid: 'day', label: 'Day', type, values };
  return toLine({ ...talk, customizable_options: [option] }, 'GBP').options[0]?.value;
}

it('A line shows entered dates and times in the language of the page', () => {
  expect(shown('date', '2026-03-02 00:00:00')).toBe('2 March 2026');
  expect(shown('date_time', '2026-03-02 14:30:00')).toBe('2 March 2026 at 14:30');
  expect(shown('time', '14:30:00')).toBe('14:30');
  document.documentElement.lang = 'en-US';
  expect(shown('date', '2026-03-02 00:00:00')).toBe('March 2, 2026');
});

it('A line shows entered text that is not a date as it was entered', () => {
  expect(shown('field', '2026-03-02 00:00:00')).toBe('2026-03-02 00:00:00');
  expect(shown('date', '2 March')).toBe('2 March');
  expect(shown('date', '2026-19-99 00:00:00')).toBe('2026-19-99 00:00:00');
});
