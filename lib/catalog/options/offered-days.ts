/** Days that a date option takes, counted from today, and on which days of the week: 1 is Monday, 7 Sunday. */
export interface OfferedDays {
  first: number;
  last: number;
  weekdays: string;
}

/** The days in a merchant's SKU: `days-1-60` are sixty from tomorrow, `days-1-60-123456` no Sundays; else null. */
export function toOfferedDays(sku: string | null | undefined): OfferedDays | null {
  const [, first, last, weekdays = '1234567'] = /^days-(\d{1,3})-(\d{1,3})(?:-([1-7]{1,7}))?$/i.exec(sku ?? '') ?? [];
  if (Number(first) > Number(last) || first === undefined) return null;
  return { first: Number(first), last: Number(last), weekdays };
}

/** The first and the last of the days, `2026-11-24`, seen from a day. */
export function offeredRange({ first, last }: OfferedDays, today: Date): { min: string; max: string } {
  return { min: dayAfter(today, first), max: dayAfter(today, last) };
}

/** Whether a day, `2026-11-24`, is one of those that are offered. */
export function isOffered(day: string, days: OfferedDays, today: Date): boolean {
  const { min, max } = offeredRange(days, today);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return day >= min && day <= max && days.weekdays.includes(String(weekday));
}

/** The next of the days, `2026-11-24`; null where none of them is one of its weekdays. */
export function nextOffered(days: OfferedDays, today: Date): string | null {
  for (let ahead = days.first; ahead <= days.last; ahead++) {
    const day = dayAfter(today, ahead);
    if (isOffered(day, days, today)) return day;
  }
  return null;
}

/** By the calendar of whoever asks. */
function dayAfter(today: Date, days: number): string {
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days)).toISOString().slice(0, 10);
}
