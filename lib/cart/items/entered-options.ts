import { readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageLocale } from '@/lib/browser/page-store';
import type { CartItemInput } from '@/lib/cart/cart';

// The cart answers entered texts escaped and moments in words, which Magento refuses: what shoppers enter is kept.

/** Options whose values Magento takes as `Y-m-d H:i:s` and answers in words. */
const MOMENTS: readonly string[] = ['date', 'date_time', 'time'];

/** A moment as it was sent, in the answers of a backend that does not format it. */
const AS_SENT = /^(\d{4}-\d\d-\d\d )?\d\d:\d\d:\d\d$/;

const LIMIT = 60;

/** What reads like Magento's escaping. */
const ENTITY = /&(?:amp|lt|gt|quot|#039);/g;

/** What the shop's server has sealed, behind its title: nobody keeps it, and no list of lines shows it. */
export const SEALED = /\n.*\nSeal: .+/s;

/** Keeps what the cart cannot tell: moments and texts that read as escaped; no others, as they may be about health. */
export function keepEntered(items: readonly CartItemInput[]): void {
  const entered = items.flatMap(({ entered_options = [] }) =>
    entered_options.flatMap(({ uid, value }) => (isKept(value) ? [`${uid}:${value}`] : [])),
  );
  if (entered.length === 0) return;
  const others = keptEntries().filter((kept) => !entered.includes(kept) && isKept(kept.slice(kept.indexOf(':') + 1)));
  writeStored('entered_options', JSON.stringify([...others, ...entered].slice(-LIMIT)));
}

function isKept(value: string): boolean {
  return AS_SENT.test(value) || (value.match(ENTITY) !== null && !SEALED.test(value));
}

interface ShownOption {
  type: string;
  uid: string;
  shown: string;
}

/** What was entered into an option of which the cart shows `shown`; null where nobody in this browser entered it. */
export function enteredValue({ type, uid, shown }: ShownOption): string | null {
  // No file can be sent by GraphQL.
  if (type === 'file') return null;
  const kept = keptValues(uid);
  if (!MOMENTS.includes(type)) return kept.includes(shown) ? shown : decodeEntities(shown);
  if (AS_SENT.test(shown)) return shown;
  const [value, ...others] = kept.filter((one) => isShownAs(one, type, shown));
  return value !== undefined && others.length === 0 ? value : null;
}

/** Whether the cart may show another time: in its default format, of 12 hours, Magento adds 12 to afternoon hours. */
export function isOtherTime(option: ShownOption): boolean {
  const { type, uid, shown } = option;
  if (!MOMENTS.includes(type) || AS_SENT.test(shown)) return false;
  return keptValues(uid).some((value) => isShownAs(value, type, shown) && !isMoment(momentOf(value), type, shown));
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'" };

/** A text without the entities that Magento's escaping makes. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
}

/** The uid of an option, which has no colon, and what was entered. */
function keptEntries(): string[] {
  const stored = readStoredJson('entered_options');
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** What was entered into an option, the latest last. */
function keptValues(uid: string): string[] {
  const start = `${uid}:`;
  return keptEntries().flatMap((entry) => (entry.startsWith(start) ? [entry.slice(start.length)] : []));
}

/** Whether the words can be those of an entered moment, as it was sent or with the hours that Magento may add. */
function isShownAs(value: string, type: string, shown: string): boolean {
  const moment = momentOf(value);
  if (Number.isNaN(moment.getTime())) return false;
  return isMoment(moment, type, shown) || (moment.getUTCHours() > 12 && isMoment(halfDayAfter(moment), type, shown));
}

function momentOf(value: string): Date {
  return new Date(`${value.replace(' ', 'T')}Z`);
}

function halfDayAfter(moment: Date): Date {
  return new Date(moment.getTime() + 12 * 3_600_000);
}

/** Whether the words are a moment's, in whatever order and style of the page's language. */
function isMoment(moment: Date, type: string, shown: string): boolean {
  const numbers = (shown.match(/\d+/g) ?? []).map(Number);
  return (type === 'time' || hasDay(moment, shown, numbers)) && (type === 'date' || hasTime(moment, shown, numbers));
}

/** Years of the Thai calendar are 543 ahead. */
function hasDay(moment: Date, shown: string, numbers: readonly number[]): boolean {
  const year = moment.getUTCFullYear();
  const years = [year, year % 100, year + 543, (year + 543) % 100];
  const hasMonth = numbers.includes(moment.getUTCMonth() + 1) || hasMonthName(moment, shown.toLowerCase());
  return hasMonth && numbers.includes(moment.getUTCDate()) && years.some((one) => numbers.includes(one));
}

/** Months are shortened differently by versions of the same data: "Sep" or "Sept". */
function hasMonthName(moment: Date, shown: string): boolean {
  const [short, long] = [wordIn(moment, { month: 'short' }), wordIn(moment, { month: 'long' })];
  const words = shown.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return shown.includes(short.replace(/\.$/, '')) || words.some((word) => long.startsWith(word));
}

function hasTime(moment: Date, shown: string, numbers: readonly number[]): boolean {
  const hour = moment.getUTCHours();
  const words = [moment, halfDayAfter(moment)].map((one) =>
    wordIn(one, { hour: 'numeric', hour12: true }, 'dayPeriod'),
  );
  const [own, opposite] = words.map((word) => word !== '' && shown.toLowerCase().includes(word));
  if (!numbers.includes(moment.getUTCMinutes()) || (opposite && !own)) return false;
  return numbers.includes(own ? hour % 12 || 12 : hour);
}

function wordIn(moment: Date, style: Intl.DateTimeFormatOptions, part: 'month' | 'dayPeriod' = 'month'): string {
  const format = new Intl.DateTimeFormat(pageLocale() || undefined, { ...style, timeZone: 'UTC' });
  return (format.formatToParts(moment).find(({ type }) => type === part)?.value ?? '').toLowerCase();
}
