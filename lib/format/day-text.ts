/** A near day of the calendar, `2026-11-24`, as it is told: "Tue 24 Nov". Others have their year, by `fullDay`. */
export function dayText(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, {
    // As a range of days has it, in `arrival-texts`.
    weekday: locale === 'th-TH' ? 'long' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
