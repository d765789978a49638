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
  const day = daysText(arrival.from, arrival.to, locale);
  const left = arrival.cutOffAt - now;
  if (left > HALF_A_DAY) {
    return fill(texts.by, { day, time, leaves: daysText(arrival.leaves, arrival.leaves, locale) });
  }
  // What is left of a minute is a minute: nobody is late by the sentence.
  const minutes = Math.max(1, Math.floor(left / 60_000));
  const hours = Math.floor(minutes / 60);
  const duration = fill(hours ? texts.hours : texts.minutes, { hours, minutes: minutes % 60 });
  return fill(texts.within, { day, duration: duration.replaceAll(' ', NO_BREAK) });
}

/** The first and last day of arrival, Tue 24 Nov where they are one, with a break between them at most. */
function daysText(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    // Thai cuts short what it says, "Thursday" to "Thurs", and leaves out what makes it a date.
    weekday: locale === 'th-TH' ? 'long' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const days = format.formatRange(new Date(from), new Date(to)).replace(/(?<!–)\s/g, NO_BREAK);
  // Dictionaries know the Thai word for a day, and the one for its figure, as words of their own.
  return days.replace(/น|(?=ท)/g, '$&\u2060');
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
