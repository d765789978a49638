import { addDays, instantOf, localDay } from '@/lib/format/local-day';

/** When parcels leave. */
export interface Schedule {
  /** Minutes of the day, in the shop's time zone, before which an order leaves the same day. */
  cutOff: number;
  /** Days of the week on which parcels leave and arrive, as `Date` counts them. */
  days: readonly number[];
  /** Days without post, `2026-12-25`. */
  holidays: readonly string[];
  /** IANA, as `Europe/London`. */
  timeZone: string;
}

/** Working days that a parcel takes, at least and at most. */
export type TransitDays = readonly [least: number, most: number];

export interface Arrival {
  /** Days of the shop's calendar, `2026-11-24`; both the same where it is one. */
  from: string;
  to: string;
  /** The day that the parcel leaves, and the instant until which an order has to be in for it. */
  leaves: string;
  cutOffAt: number;
}

/** When a parcel arrives that is ordered now: the cut-off itself is too late. `now` in epoch milliseconds. */
export function nextArrival(now: number, schedule: Schedule, [least, most]: TransitDays): Arrival {
  const today = localDay(now, schedule.timeZone);
  const isInTime = isWorkingDay(today, schedule) && now < instantOf(today, schedule.cutOff, schedule.timeZone);
  const leaves = isInTime ? today : workingDaysAfter(today, 1, schedule);
  return {
    from: workingDaysAfter(leaves, least, schedule),
    to: workingDaysAfter(leaves, most, schedule),
    leaves,
    cutOffAt: instantOf(leaves, schedule.cutOff, schedule.timeZone),
  };
}

function isWorkingDay(day: string, { days, holidays }: Schedule): boolean {
  return days.includes(new Date(day).getUTCDay()) && !holidays.includes(day);
}

function workingDaysAfter(day: string, count: number, schedule: Schedule): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, schedule)) left -= 1;
  }
  return reached;
}
