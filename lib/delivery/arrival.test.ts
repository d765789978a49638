import { describe, expect, test } from 'vitest';
import { nextArrival, type Schedule } from './arrival';
import { nearHolidays } from './near-holidays';

const london: Schedule = { cutOff: 16 * 60, days: [1, 2, 3, 4, 5], holidays: [], timeZone: 'Europe/London' };
const at = (instant: string) => Date.parse(instant);
const from = (instant: string, more: Partial<Schedule> = {}, days: [number, number] = [1, 1]) =>
  nextArrival(at(instant), { ...london, ...more }, days);

describe('When a parcel arrives', () => {
  test.each([
    // 23 November 2026 is a Monday.
    ['before the cut-off', '2026-11-23T15:59:59.999Z', '2026-11-23', '2026-11-24'],
    ['at the cut-off, which is too late', '2026-11-23T16:00:00Z', '2026-11-24', '2026-11-25'],
    ['just after midnight', '2026-11-24T00:00:30Z', '2026-11-24', '2026-11-25'],
    ['on a Friday afternoon, over the weekend', '2026-11-27T15:00:00Z', '2026-11-27', '2026-11-30'],
    ['on a Friday evening', '2026-11-27T18:00:00Z', '2026-11-30', '2026-12-01'],
    ['on a Saturday morning', '2026-11-28T09:00:00Z', '2026-11-30', '2026-12-01'],
    ['on a Sunday', '2026-11-29T23:59:00Z', '2026-11-30', '2026-12-01'],
  ])('ordered %s', (_, now, leaves, arrives) => {
    expect(from(now)).toMatchObject({ leaves, from: arrives, to: arrives });
  });

  test('bank holidays are no working days, neither for leaving nor for arriving', () => {
    const holidays = ['2026-12-25', '2026-12-28', '2027-01-01'];
    // Thursday 24 December; Friday and Monday are holidays.
    expect(from('2026-12-24T10:00:00Z', { holidays })).toMatchObject({ leaves: '2026-12-24', from: '2026-12-29' });
    expect(from('2026-12-24T17:00:00Z', { holidays })).toMatchObject({ leaves: '2026-12-29', from: '2026-12-30' });
    expect(from('2026-12-25T10:00:00Z', { holidays })).toMatchObject({ leaves: '2026-12-29', from: '2026-12-30' });
    expect(from('2026-12-30T10:00:00Z', { holidays }, [2, 3])).toMatchObject({ from: '2027-01-04', to: '2027-01-05' });
  });

  test('some methods take a span of days, or none', () => {
    expect(from('2026-11-23T10:00:00Z', {}, [2, 3])).toMatchObject({ from: '2026-11-25', to: '2026-11-26' });
    expect(from('2026-11-23T10:00:00Z', {}, [0, 0])).toMatchObject({ from: '2026-11-23', to: '2026-11-23' });
  });

  test('other shops work on other days', () => {
    const days = [0, 1, 2, 3, 4];
    expect(from('2026-11-26T15:00:00Z', { days })).toMatchObject({ leaves: '2026-11-26', from: '2026-11-29' });
    expect(from('2026-11-27T08:00:00Z', { days: [3] })).toMatchObject({ leaves: '2026-12-02', from: '2026-12-09' });
  });
});

describe('The clock of the shop', () => {
  test('the cut-off is at the shop’s time, summer and winter', () => {
    expect(from('2026-11-23T10:00:00Z').cutOffAt).toBe(at('2026-11-23T16:00:00Z'));
    expect(from('2026-07-06T10:00:00Z').cutOffAt).toBe(at('2026-07-06T15:00:00Z'));
  });

  test('the day and the cut-off are the shop’s where the shopper’s are others', () => {
    // Monday evening in London is Tuesday morning in Bangkok.
    expect(from('2026-11-23T20:00:00Z', { timeZone: 'Asia/Bangkok' })).toMatchObject({
      leaves: '2026-11-24',
      cutOffAt: at('2026-11-24T09:00:00Z'),
    });
    expect(from('2026-11-24T05:00:00Z', { timeZone: 'America/Los_Angeles' })).toMatchObject({
      leaves: '2026-11-24',
      cutOffAt: at('2026-11-25T00:00:00Z'),
    });
  });

  test('clocks that change between order and cut-off are counted', () => {
    // Clocks go forward on Sunday 28 March 2027, and back on Sunday 25 October 2026.
    const days = [0, 1, 2, 3, 4, 5, 6];
    expect(from('2027-03-28T00:30:00Z', { days }).cutOffAt).toBe(at('2027-03-28T15:00:00Z'));
    expect(from('2026-10-25T00:30:00Z', { days }).cutOffAt).toBe(at('2026-10-25T16:00:00Z'));
    expect(from('2027-03-27T17:00:00Z').cutOffAt).toBe(at('2027-03-29T15:00:00Z'));
  });

  test('a cut-off within the hour that clocks leave out, or have twice, is still within that night', () => {
    const days = [0, 1, 2, 3, 4, 5, 6];
    const night = { days, cutOff: 90 };
    const forward = from('2027-03-27T12:00:00Z', night).cutOffAt;
    expect([at('2027-03-28T00:30:00Z'), at('2027-03-28T01:30:00Z')]).toContain(forward);
    const back = from('2026-10-24T12:00:00Z', night).cutOffAt;
    expect([at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]).toContain(back);
  });

  test('any time of two years promises a working day after one on which the parcel leaves in time', () => {
    const schedule = { ...london, holidays: ['2026-12-25', '2027-03-26', '2027-03-29'] };
    const isWorking = (day: string) =>
      schedule.days.includes(new Date(day).getUTCDay()) && !schedule.holidays.includes(day);
    // A step that meets all minutes of the hour, and all hours of the day.
    for (let now = at('2026-01-01T00:00:00Z'); now < at('2028-01-01T00:00:00Z'); now += 211 * 60_000) {
      const { leaves, from: arrives, cutOffAt } = nextArrival(now, schedule, [1, 1]);
      expect(cutOffAt).toBeGreaterThan(now);
      expect(cutOffAt - now).toBeLessThanOrEqual(5 * 24 * 3_600_000);
      expect([isWorking(leaves), isWorking(arrives), arrives > leaves]).toEqual([true, true, true]);
    }
  });
});

test('a page carries the holidays that it may have to do with, and no more', () => {
  const holidays = ['2026-08-31', '2026-11-23', '2026-12-25', '2027-03-26'];
  const now = at('2026-11-23T10:00:00Z');
  expect(nearHolidays({ ...london, holidays }, 0, now).holidays).toEqual(['2026-11-23', '2026-12-25']);
});
