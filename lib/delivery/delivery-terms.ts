import { readFacts } from '@/lib/format/fact-lines';
import { parseDays, parseTime } from '@/lib/format/week';
import type { Schedule, TransitDays } from './arrival';

/** What a merchant says of delivery in the block `shop-delivery`; amounts in the backend's base currency. */
export interface DeliveryTerms {
  /** Null where the merchant has not said, or Magento not in which time zone. */
  schedule: Schedule | null;
  /** What the goods have to come to. */
  freeFrom: number | null;
  methods: TermsMethod[];
  /** Identifier of the content page that tells of delivery. */
  page: string | null;
}

export interface TermsMethod {
  /** Carrier and method as Magento names them, `flatrate_flatrate`. */
  code: string;
  name: string;
  days: TransitDays;
  price: number | null;
  /** The least that it costs, where the price goes by weight. */
  from: number | null;
}

/** The merchant's lines as terms, and those that say nothing that could be understood, which are left out. */
export function toDeliveryTerms(
  lines: ReadonlyMap<string, readonly string[]>,
  timeZone: string | null,
): { terms: DeliveryTerms; wrong: string[] } {
  const wrong: string[] = [];
  const [cutOff = null] = readFacts(lines, 'cut-off', parseTime, wrong);
  const [days = null] = readFacts(lines, 'working days', (text) => nonEmpty(parseDays(text)), wrong);
  const holidays = readFacts(lines, 'holidays', parseDates, wrong).flat();
  const methods = readFacts(lines, 'method', toMethod, wrong);
  const [freeFrom = null] = readFacts(lines, 'free from', parseAmount, wrong);
  const isKnown = cutOff !== null && days !== null && timeZone !== null && isTimeZone(timeZone);
  return {
    terms: {
      schedule: isKnown ? { cutOff, days, holidays, timeZone } : null,
      freeFrom,
      methods,
      page: lines.get('page')?.[0] ?? null,
    },
    wrong,
  };
}

/** `flatrate_flatrate | Express | 1 | 5.95`, `tablerate_bestway | Standard | 2-3 | from 3.49`. */
function toMethod(line: string): TermsMethod | null {
  const [code = '', name = '', transit = '', price] = line.split('|').map((part) => part.trim());
  const [, least = '', most = least] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(transit) ?? [];
  const [, from = null, sum = ''] = /^(from )?(.*)$/i.exec(price ?? '') ?? [];
  const amount = price ? parseAmount(sum) : null;
  if (!code || !name || !least || Number(most) < Number(least) || (price && amount === null)) return null;
  const days: TransitDays = [Number(least), Number(most)];
  return { code, name, days, price: from ? null : amount, from: from ? amount : null };
}

function parseAmount(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function nonEmpty(days: number[]): number[] | null {
  return days.length > 0 ? days : null;
}

function parseDates(text: string): string[] | null {
  const dates = text.split(/[\s,]+/).filter(Boolean);
  return dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))) ? dates : null;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
