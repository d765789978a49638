import { addDays, localDay } from '@/lib/format/local-day';
import type { Schedule } from './arrival';

/** How far a promise looks ahead, beside the age that a page may have reached. */
const DAYS_AHEAD = 60;

/** The schedule with the holidays from `first` days on that a page of today can have to do with: a year of them would weigh on it. */
export function nearHolidays(schedule: Schedule, first = 0, now = Date.now()): Schedule {
  const today = localDay(now, schedule.timeZone);
  const [from, to] = [addDays(today, first), addDays(today, DAYS_AHEAD)];
  return { ...schedule, holidays: schedule.holidays.filter((day) => day >= from && day <= to) };
}
