/** Days that a date option takes, counted from today, and on which days of the week: 1 is Monday, 7 Sunday. */
export interface OfferedDays {
  first: number;
  last: number;
  weekdays: string;
  /** The shop's; without it today is that of whoever asks. */
  timeZone?: string;
}

/** The days in a merchant's SKU: `days-1-60` are sixty from tomorrow, `days-1-60-123456` no Sundays; else null. */
export function toOfferedDays(sku: string | null | undefined): OfferedDays | null {
  const [, first, last, weekdays = '1234567'] = /^days-(\d{1,3})-(\d{1,3})(?:-([1-7]{1,7}))?$/i.exec(sku ?? '') ?? [];
  if (Number(first) > Number(last) || first === undefined) return null;
  return { first: Number(first), last: Number(last), weekdays };
}

/** The first and the last of the days, `2026-11-24`, seen from a moment. */
export function offeredRange({ first, last, timeZone }: OfferedDays, now: Date): { min: string; max: string } {
  return { min: dayAfter(now, first, timeZone), max: dayAfter(now, last, timeZone) };
}

/** Whether a day, `2026-11-24`, is one of those that are offered. */
export function isOffered(day: string, days: OfferedDays, now: Date): boolean {
  const { min, max } = offeredRange(days, now);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return day >= min && day <= max && days.weekdays.includes(String(weekday));
}

/** The next of the days, `2026-11-24`; null where none of them is one of its weekdays. */
export function nextOffered(days: OfferedDays, now: Date): string | null {
  for (let ahead = days.first; ahead <= days.last; ahead++) {
    const day = dayAfter(now, ahead, days.timeZone);
    if (isOffered(day, days, now)) return day;
  }
  return null;
}

function dayAfter(now: Date, days: number, timeZone: string | undefined): string {
  // Swedish writes days as ISO 8601 does.
  const today = Date.parse(now.toLocaleDateString('sv', { timeZone }));
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10);
}
