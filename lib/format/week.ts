const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days of the week as `Date` counts them, Monday first: `Mon-Fri, Sun` is [1, 2, 3, 4, 5, 0]; empty where it is none. */
export function parseDays(text: string): number[] {
  const days = new Set<number>();
  for (const part of text.toLowerCase().split(/\s*,\s*/)) {
    const [first = -1, last = first] = part.split(/\s*[-–]\s*/).map((name) => DAYS.indexOf(name.trim().slice(0, 3)));
    if (first < 0 || last < 0) return [];
    const count = ((last - first + 7) % 7) + 1;
    for (const [step] of DAYS.slice(0, count).entries()) days.add((first + step) % 7);
  }
  return [...days].sort((a, b) => weekPlace(a) - weekPlace(b));
}

/** Minutes of a day: `16:00` is 960; null for what is no time. */
export function parseTime(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return hours && Number(minutes) < 60 && time <= 24 * 60 ? time : null;
}

/** Days of the week as a reader says them: Monday – Friday, Sunday. */
export function formatDays(days: readonly number[], locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekPlace(run[1]) + 1 === weekPlace(day)) run[1] = day;
    else runs.push([day, day]);
  }
  // 7 January 2024 was a Sunday.
  const at = (day: number) => name.format(Date.UTC(2024, 0, 7 + day));
  return runs.map(([first, last]) => (first === last ? at(first) : `${at(first)} – ${at(last)}`)).join(', ');
}

/** A time of day as a reader says it: 4 pm, 8:30 am, 16:00. */
export function formatTime(minutes: number, locale: string): string {
  const isEnglish = locale.startsWith('en');
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: isEnglish && minutes % 60 === 0 ? undefined : '2-digit',
    hour12: isEnglish,
    timeZone: 'UTC',
  }).format(minutes * 60_000);
}

function weekPlace(day: number): number {
  return (day + 6) % 7;
}
