import type { Arrival, Schedule, TransitDays } from '@/lib/delivery/arrival';

/** Sentences around the days and times that only the browser knows, with their places in braces. */
export interface ArrivalTexts {
  /** `{day}` and `{duration}`. */
  within: string;
  /** `{day}`, `{time}` and `{leaves}`. */
  by: string;
  /** `{hours}` and `{minutes}`. */
  hours: string;
  /** `{minutes}`. */
  minutes: string;
}

/** What a promise is made of. */
export interface ArrivalFacts {
  schedule: Schedule;
  days: TransitDays;
  locale: string;
  /** The cut-off in words. */
  time: string;
  texts: ArrivalTexts;
}

/** A day, and a time, are one word. */
const NO_BREAK = '\u00A0';

const HALF_A_DAY = 12 * 60 * 60_000;

/** What is promised now: by the time that is left, or by the cut-off where that is far. `time` is the cut-off's. */
export function arrivalSentence(
  arrival: Arrival,
  now: number,
  { texts, time, locale }: Pick<ArrivalFacts, 'texts' | 'time' | 'locale'>,
): string {
  const day = arrivalDays(arrival, locale);
  const left = arrival.cutOffAt - now;
  if (left > HALF_A_DAY) {
    return fill(texts.by, { day, time, leaves: arrivalDays({ from: arrival.leaves, to: arrival.leaves }, locale) });
  }
  // What is left of a minute is a minute: nobody is late by the sentence.
  const minutes = Math.max(1, Math.floor(left / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const duration = fill(hours > 0 ? texts.hours : texts.minutes, { hours: String(hours), minutes: String(rest) });
  return fill(texts.within, { day, duration: duration.replaceAll(' ', NO_BREAK) });
}

/** The day of arrival, Tue 24 Nov, or the first and last that it may be, with a break between them at most. */
function arrivalDays({ from, to }: Pick<Arrival, 'from' | 'to'>, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to)).replaceAll(/–?\s/g, (space) => (space[1] ? space : NO_BREAK));
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
