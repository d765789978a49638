// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { dateWords } from './date-words';

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
});

it('writes days and times as the page’s readers do', () => {
  expect(dateWords('date', '2026-03-02 00:00:00')).toBe('2 March 2026');
  expect(dateWords('date_time', '2026-03-02 14:30:00')).toBe('2 March 2026 at 14:30');
  expect(dateWords('time', '14:30:00')).toBe('14:30');
  document.documentElement.lang = 'en-US';
  expect(dateWords('date', '2026-03-02 00:00:00')).toBe('March 2, 2026');
});

it('leaves other texts as they are', () => {
  expect(dateWords('field', '2026-03-02 00:00:00')).toBe('2026-03-02 00:00:00');
  expect(dateWords('date', '2 March')).toBe('2 March');
  expect(dateWords('date', '2026-19-99 00:00:00')).toBe('2026-19-99 00:00:00');
});
