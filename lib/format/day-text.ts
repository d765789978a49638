/** A near day of the calendar, `2026-11-24`, as it is told: "Tue 24 Nov". Others have their year, by `fullDay`. */
export function dayText(day: string, locale: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}
