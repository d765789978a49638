import { describe, expect, it } from 'vitest';
import { isOffered, nextOffered, offeredRange, toOfferedDays } from './offered-days';

const EVE = new Date(2026, 11, 30, 23, 30);

describe('days that a date option takes', () => {
  it('are told by the SKU of the option, and by no other', () => {
    expect(toOfferedDays('days-1-60')).toEqual({ first: 1, last: 60, weekdays: '1234567' });
    expect(toOfferedDays('DAYS-0-14-12345')).toEqual({ first: 0, last: 14, weekdays: '12345' });
    for (const sku of ['', null, undefined, 'days', 'days-9-3', 'days-1-60-8', 'birthdays-1-60', 'days-1-60-', 'D1']) {
      expect(toOfferedDays(sku), String(sku)).toBeNull();
    }
  });

  it('begin and end with the day of whoever asks, over the end of a year', () => {
    expect(offeredRange({ first: 1, last: 3, weekdays: '1234567' }, EVE)).toEqual({
      min: '2026-12-31',
      max: '2027-01-02',
    });
  });

  it('are counted by the shop’s calendar where its time zone is known', () => {
    const noon = new Date('2026-12-30T12:00:00Z');
    const range = (timeZone: string) => offeredRange({ first: 0, last: 1, weekdays: '1234567', timeZone }, noon);
    expect(range('Pacific/Kiritimati')).toEqual({ min: '2026-12-31', max: '2027-01-01' });
    expect(range('Pacific/Pago_Pago')).toEqual({ min: '2026-12-30', max: '2026-12-31' });
  });

  it('are neither past nor too far, and on days that the shop works', () => {
    // Wednesday; the third of January is a Sunday.
    const days = { first: 1, last: 5, weekdays: '123456' };
    const taken = ['2026-12-30', '2026-12-31', '2027-01-03', '2027-01-04', '2027-01-05', '2025-12-31'];
    expect(taken.filter((day) => isOffered(day, days, EVE))).toEqual(['2026-12-31', '2027-01-04']);
    expect(isOffered('', days, EVE)).toBe(false);
  });

  it('begin on the first that the shop works on, if there is one', () => {
    expect(nextOffered({ first: 1, last: 60, weekdays: '1234567' }, EVE)).toBe('2026-12-31');
    expect(nextOffered({ first: 2, last: 5, weekdays: '17' }, EVE)).toBe('2027-01-03');
    expect(nextOffered({ first: 0, last: 2, weekdays: '7' }, EVE)).toBeNull();
  });
});
