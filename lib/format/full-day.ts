/** A day with its year: "24 November 2026"; the reader's own unless a time zone is given. Near days go by `dayText`. */
export function fullDay(moment: Date | number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
}
