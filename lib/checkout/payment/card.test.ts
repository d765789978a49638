import { describe, expect, it } from 'vitest';
import { cardBrand, groupDigits, isCardNumber, isExpired, writeExpiry } from './card';

describe('[CHK-9] a card as it is typed', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111', '4111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
    ['', ''],
  ])('number %s is written %s', (typed, written) => expect(groupDigits(typed)).toBe(written));

  it.each([
    ['0829', '08/29'],
    ['829', '08/29'],
    ['8/29', '08/29'],
    ['08 / 2029', '08/29'],
    ['12/3', '12/3'],
    ['1', '1'],
    ['8/', '08/'],
    ['8', '8'],
    ['1/29', '01/29'],
    [' 1 /29', '01/29'],
    ['1/ 29', '01/29'],
    ['10/29', '10/29'],
    [' 8 - 29', '08/29'],
    ['08.29', '08/29'],
    ['8/291', '08/29'],
    ['82029', '08/29'],
    ['08291', '08/29'],
    ['108/29', '10/82'],
    ['', ''],
  ])('expiry %s is written %s', (typed, written) => expect(writeExpiry(typed)).toBe(written));

  it('tells brands by their first digits', () => {
    expect(['4', '5555', '2223', '37', '6011', ''].map((number) => cardBrand(number)?.name ?? null)).toEqual([
      'Visa',
      'Mastercard',
      'Mastercard',
      'American Express',
      null,
      null,
    ]);
    expect(cardBrand('3782')?.cvcDigits).toBe(4);
  });
});

describe('[CHK-9] a card’s facts', () => {
  it('knows a slip of the finger by the check digit', () => {
    expect(['4111 1111 1111 1111', '3782 822463 10005'].every(isCardNumber)).toBe(true);
    expect(['4111 1111 1111 1112', '4111', '', '0'.repeat(11), '0'.repeat(20)].some(isCardNumber)).toBe(false);
    expect(['0'.repeat(12), '0'.repeat(19), `${'9'.repeat(15)}5`].every(isCardNumber)).toBe(true);
  });

  it('is good until the last day of its month', () => {
    expect(isExpired('11/26', new Date(2026, 10, 30))).toBe(false);
    expect(isExpired('11/26', new Date(2026, 11, 1))).toBe(true);
    expect(isExpired('01/27', new Date(2026, 11, 31))).toBe(false);
    expect(isExpired('01', new Date(2026, 11, 31))).toBe(false);
  });
});
