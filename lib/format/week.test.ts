import { expect, test } from 'vitest';
import { formatDays, formatTime, parseDays, parseTime } from './week';

test.each([
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['monday – friday, Sunday', [1, 2, 3, 4, 5, 0]],
  ['Sat-Mon', [1, 6, 0]],
  ['Mon-Sun', [1, 2, 3, 4, 5, 6, 0]],
  ['Wed', [3]],
  ['Mon-Mittwoch', []],
  ['', []],
  ['Someday', []],
])('days of the week: %s', (text, days) => {
  expect(parseDays(text)).toEqual(days);
});

test('a time is a time of a day', () => {
  expect(['16:00', '8.30', '24:00', '24:01', '16', '16:60', 'noon'].map(parseTime)).toEqual([
    960,
    510,
    1440,
    null,
    null,
    null,
    null,
  ]);
});

test('days are said in runs, in the reader’s language', () => {
  expect(formatDays([1, 2, 3, 4, 5, 0], 'en-GB')).toBe('Monday – Friday, Sunday');
  expect(formatDays([1, 3], 'en-GB')).toBe('Monday, Wednesday');
  expect(formatDays([1, 2], 'th-TH')).toBe('วันจันทร์ – วันอังคาร');
});

test('times are said as the reader’s clock has them', () => {
  expect(formatTime(960, 'en-GB')).toMatch(/^4\spm$/);
  expect(formatTime(510, 'en-US')).toMatch(/^8:30\sAM$/);
  expect(formatTime(960, 'th-TH')).toBe('16:00');
  expect(formatTime(480, 'th-TH')).toBe('8:00');
});
