import { addDays, localDay } from '@/lib/format/local-day';
import type { Schedule } from './arrival';

/** How far a promise looks ahead, beside the age that a page may have reached. */
const DAYS_AHEAD = 60;

/** The schedule with the holidays that a page of today can have to do with: a year of them would weigh on every page. */
export function nearHolidays(schedule: Schedule, now = Date.now()): Schedule {
  const today = localDay(now, schedule.timeZone);
  const last = addDays(today, DAYS_AHEAD);
  return { ...schedule, holidays: schedule.holidays.filter((day) => day >= today && day <= last) };
}
