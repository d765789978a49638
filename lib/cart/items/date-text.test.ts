// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { dateText } from './date-text';

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
});

it('writes days and times as the page’s readers do', () => {
  expect(dateText('date', '2026-03-02 00:00:00')).toBe('2 March 2026');
  expect(dateText('date_time', '2026-03-02 14:30:00')).toBe('2 March 2026 at 14:30');
  expect(dateText('time', '14:30:00')).toBe('14:30');
  document.documentElement.lang = 'en-US';
  expect(dateText('date', '2026-03-02 00:00:00')).toBe('March 2, 2026');
});

it('leaves other texts as they are', () => {
  expect(dateText('field', '2026-03-02 00:00:00')).toBe('2026-03-02 00:00:00');
  expect(dateText('date', '2 March')).toBe('2 March');
  expect(dateText('date', '2026-19-99 00:00:00')).toBe('2026-19-99 00:00:00');
});
