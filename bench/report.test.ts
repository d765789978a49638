import { describe, expect, test } from 'vitest';
import { median, toResult, toTable } from './report.mjs';

const line = { part: 'load', name: 'category', unit: 'requests/s' };

describe('what was measured', () => {
  test.each([
    [[3, 1, 2], 2],
    [[40, 10, 20, 30], 25],
    [[7], 7],
    [[], null],
  ])('counts by its middle: of %j it is %s', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  test('stands beside the floor, in floors', () => {
    expect(toResult({ ...line, shop: [30, 10, 20], floor: [40] })).toMatchObject({ shop: 20, floor: 40, ratio: 0.5 });
  });

  test('without a floor, or without a sample, has no ratio and meets no goal', () => {
    expect(toResult({ ...line, shop: [20] })).toMatchObject({ floor: null, ratio: null, isMet: null });
    const unmeasured = toResult({ ...line, shop: [], floor: [40], goal: { value: 5, is: 'least', ofFloor: true } });
    expect(unmeasured).toMatchObject({ shop: null, ratio: null, isMet: null });
  });

  test.each([
    [{ value: 20, is: 'most' as const }, '≤ 20', true],
    [{ value: 19, is: 'most' as const }, '≤ 19', false],
    [{ value: 0.5, is: 'least' as const, ofFloor: true }, '≥ 0.5 × floor', true],
    [{ value: 0.6, is: 'least' as const, ofFloor: true }, '≥ 0.6 × floor', false],
  ])('meets its goal or not: %j', (goal, written, isMet) => {
    expect(toResult({ ...line, shop: [20], floor: [40], goal })).toMatchObject({ goal: written, isMet });
  });
});

test('the table has a row for each line, and says what is missing', () => {
  const table = toTable([
    toResult({ ...line, shop: [1234.5], floor: [0.0212], goal: { value: 2000, is: 'least' } }),
    toResult({ ...line, name: 'a file', shop: [], note: 'not installed' }),
  ]);
  expect(table.split('\n').map((row) => row.replace(/ +/g, ' '))).toEqual([
    '| part | line | shop | floor | × floor | goal | met |',
    expect.stringMatching(/^(\| -+ )+\|$/),
    '| load | category, requests/s | 1,235 | 0.021 | 58,231 | ≥ 2000 | no |',
    '| load | a file, requests/s (not installed) | | | | | |',
  ]);
});
