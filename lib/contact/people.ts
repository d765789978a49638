import { readFacts } from '@/lib/format/fact-lines';
import { parseDays, parseTime } from '@/lib/format/week';

/** Whom shoppers reach, and who answers for the shop; what the merchant has not written is null. */
export interface People {
  telephone: string | null;
  hours: Hours[];
  registration: Registration | null;
  superintendent: string | null;
  address: string | null;
  /** By which the shop is registered for value added tax. */
  vatNumber: string | null;
  /** Where shoppers report side effects themselves. */
  sideEffectsHref: string | null;
  /** Where a talk with the pharmacist is booked: a page of the store view, or another site's. */
  booking: string | null;
  /** Identifier of the content page that tells who they are. */
  page: string | null;
}

export interface Hours {
  /** As `Date` counts them, Monday first. */
  days: number[];
  /** Minutes of the day. */
  opens: number;
  closes: number;
  /** By whose clock, `Europe/London`; only where the merchant says it, to readers who live by another. */
  timeZone?: string;
}

export interface Registration {
  number: string;
  /** Who registers. */
  register: string | null;
  /** The entry in the public register. */
  href: string | null;
}

/** The merchant's lines as people, and those that could not be understood; null where they name nobody. */
export function toPeople(lines: ReadonlyMap<string, readonly string[]>): { people: People | null; wrong: string[] } {
  const wrong: string[] = [];
  const text = (name: string) => lines.get(name)?.[0] ?? null;
  const [telephone = null] = readFacts(lines, 'telephone', toTelephone, wrong);
  const [href = null] = readFacts(lines, 'register link', toLink, wrong);
  const [sideEffectsHref = null] = readFacts(lines, 'side effects link', toLink, wrong);
  const [booking = null] = readFacts(lines, 'booking', toPlace, wrong);
  const number = text('registration number');
  const [timeZone] = readFacts(lines, 'time zone', toTimeZone, wrong);
  const people: People = {
    telephone,
    hours: readFacts(lines, 'hours', toHours, wrong).map((one) => (timeZone ? { ...one, timeZone } : one)),
    registration: number ? { number, register: text('register'), href } : null,
    superintendent: text('superintendent'),
    address: text('address'),
    vatNumber: text('vat number'),
    sideEffectsHref,
    booking,
    page: text('page'),
  };
  const isAnybody = telephone || people.hours.length > 0 || people.registration || people.superintendent;
  return { people: isAnybody ? people : null, wrong };
}

function toTelephone(line: string): string | null {
  return /^\+?[\d\s()-]{3,}$/.test(line) ? line : null;
}

function toLink(line: string): string | null {
  return line.startsWith('https://') && URL.canParse(line) ? line : null;
}

/** An https address, or a path such as `/medicines-review.html`. */
function toPlace(line: string): string | null {
  return /^\/(?![/\\])\S*$/.test(line) ? line : toLink(line);
}

/** `Mon-Fri 9:00-17:30`. */
function toHours(line: string): Hours | null {
  const [, named = '', from = '', until = ''] = /^(\D+?)\s+(\S+?)\s*[-–]\s*(\S+)$/.exec(line) ?? [];
  const [days, opens, closes] = [parseDays(named), parseTime(from), parseTime(until)];
  return days.length > 0 && opens !== null && closes !== null && opens < closes ? { days, opens, closes } : null;
}

/** `Europe/London`. */
function toTimeZone(line: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: line }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A telephone number as a link dials it: +44 117 … without what is there for the eye. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/\(0\)|[\s()-]/g, '')}`;
}
