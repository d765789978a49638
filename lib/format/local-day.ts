/** A day of the calendar, `2026-11-24`, some days on. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The day of a time zone at an instant. */
export function localDay(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The instant of a time of a day; where clocks are put forward over it, the hour after. */
export function instantOf(day: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(day) + minutes * 60_000;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

/** One for each zone: to make one takes several times as long as to use it. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** By how much the zone's clocks are ahead of UTC, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // As 11/24/2026, 16:00:00.
  const shown = clocks[timeZone].format(instant).match(/\d+/g) ?? [];
  const [month = 0, day, year = 0, hour, minute, second] = shown.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
