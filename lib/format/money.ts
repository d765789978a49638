/** An amount in whole minor units of its currency: 499 GBP is £4.99, 499 JPY is ¥499. */
export interface Money {
  minor: number;
  currency: string;
}

/** Money as documents ask for it, in major units; any part of it may be missing. */
interface MoneyAnswer {
  value?: number | null;
  currency?: string | null;
}

/** An amount of the backend; what it leaves out is nothing, in the given currency (ISO 4217). */
export function toMoney(answer: MoneyAnswer | null | undefined, fallback: string): Money {
  const currency = answer?.currency ?? fallback;
  return { minor: toMinorUnits(answer?.value ?? 0, currency), currency };
}

/** The amount in major units, as Magento and schema.org write it. */
export function toMajorUnits({ minor, currency }: Money): number {
  return minor / 10 ** fractionDigits(currency);
}

/** Money as the browser's storage holds it: what Magento writes, so that older versions of the shop can be read. */
export interface StoredMoney {
  value: number;
  currency: string;
}

export function toStoredMoney(money: Money): StoredMoney {
  return { value: toMajorUnits(money), currency: money.currency };
}

/** Major units in whole minor units: 1.005 GBP gives 101. */
export function toMinorUnits(value: number, currency: string): number {
  return roundMinor(value * 10 ** fractionDigits(currency));
}

/** Whole minor units, half away from zero as Magento rounds, without what binary numbers add. */
export function roundMinor(minor: number): number {
  const magnitude = Math.round(Number(Math.abs(minor).toPrecision(13)));
  return minor < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/** So many times an amount: a share of it, what is taken off, what one of several costs. */
export function times({ minor, currency }: Money, factor: number): Money {
  return { minor: roundMinor(minor * factor), currency };
}

export function percentOf(minor: number, percent: number): number {
  return roundMinor((minor * percent) / 100);
}

const digitsByCurrency = new Map<string, number>([
  // ISO 4217 still counts the sen, prices have none.
  ['IDR', 0],
]);

/** Digits after the decimal mark: two for most currencies, none for the yen, three for the Kuwaiti dinar. */
export function fractionDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = digitsByPlatform(currency);
  digitsByCurrency.set(currency, digits);
  return digits;
}

function digitsByPlatform(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Not an ISO 4217 code.
    return 2;
  }
}

/** How amounts of a currency are written [STORE-8]. */
interface CurrencyFormat {
  symbol: string;
  decimal: string;
  group: string;
  /** Whether the symbol follows the amount, after a no-break space. */
  symbolAfter: boolean;
}

interface CurrencyRow extends CurrencyFormat {
  /** Languages that write this currency in another way. */
  inLanguages?: Record<string, Partial<CurrencyFormat>>;
  /** A dollar that is not the reader's own carries its country. */
  abroad?: { symbol: string; homeRegion: string };
}

const NBSP = '\u00A0';

const POINT_COMMA = { decimal: '.', group: ',' } as const;
const COMMA_POINT = { decimal: ',', group: '.' } as const;
const COMMA_SPACE = { decimal: ',', group: NBSP } as const;

const before = (symbol: string, marks: Pick<CurrencyFormat, 'decimal' | 'group'>): CurrencyRow => ({
  symbol,
  ...marks,
  symbolAfter: false,
});
const after = (symbol: string, marks: Pick<CurrencyFormat, 'decimal' | 'group'>): CurrencyRow => ({
  symbol,
  ...marks,
  symbolAfter: true,
});

const SYMBOL_FIRST = { symbolAfter: false, ...POINT_COMMA };

/** The nineteen currencies that the shop knows by itself [STORE-8]. */
const CURRENCY_FORMATS: Readonly<Record<string, CurrencyRow>> = {
  USD: before('$', POINT_COMMA),
  GBP: before('£', POINT_COMMA),
  EUR: { ...after('€', COMMA_POINT), inLanguages: { en: SYMBOL_FIRST, th: SYMBOL_FIRST } },
  ARS: before(`$${NBSP}`, COMMA_POINT),
  BRL: before(`R$${NBSP}`, COMMA_POINT),
  IDR: before(`Rp${NBSP}`, COMMA_POINT),
  ILS: { ...before('₪', POINT_COMMA), inLanguages: { he: { symbolAfter: true } } },
  RUB: after('₽', COMMA_SPACE),
  ZAR: before(`R${NBSP}`, COMMA_SPACE),
  KRW: before('₩', POINT_COMMA),
  TRY: before('₺', COMMA_POINT),
  UAH: after('₴', COMMA_SPACE),
  HKD: before('HK$', POINT_COMMA),
  JPY: before('¥', POINT_COMMA),
  AUD: { ...before('$', POINT_COMMA), abroad: { symbol: 'A$', homeRegion: 'AU' } },
  MYR: before(`RM${NBSP}`, POINT_COMMA),
  TWD: { ...before('$', POINT_COMMA), abroad: { symbol: 'NT$', homeRegion: 'TW' } },
  SGD: { ...before('$', POINT_COMMA), abroad: { symbol: 'S$', homeRegion: 'SG' } },
  THB: before('฿', POINT_COMMA),
};

/** Rounds and groups; the marks are replaced by the currency's own. */
const numberFormats = new Map<number, Intl.NumberFormat>();

/** An amount as shoppers read it, `1.234,50 €`: by our table [STORE-8], else by locale data. `locale` is BCP 47. */
export function formatMoney(money: Money, locale: string): string {
  const format = currencyFormat(money.currency, locale);
  return format ? inFormat(money, format) : byPlatform(money, locale);
}

/** An amount that `isWhole`, without the digits that say so: `£10`. */
export function formatWhole(money: Money, locale: string): string {
  const format = currencyFormat(money.currency, locale);
  return format ? inFormat(money, format, 0) : byPlatform(money, locale);
}

/** Whether an amount has no part of its major unit. */
export function isWhole({ minor, currency }: Money): boolean {
  return minor % 10 ** fractionDigits(currency) === 0;
}

/** How a currency is named beside an amount: `£`, `CHF`. */
export function currencySymbol(currency: string, locale: string): string {
  return currencyFormat(currency, locale)?.symbol.trim() ?? currency;
}

/** How a currency is written for readers of a locale (BCP 47); undefined for one that is not in the table. */
function currencyFormat(currency: string, locale: string): CurrencyFormat | undefined {
  const row = CURRENCY_FORMATS[currency];
  if (!row) return undefined;
  const { inLanguages, abroad, ...format } = row;
  const [language = '', ...subtags] = locale.split('-');
  const symbol = abroad && !subtags.includes(abroad.homeRegion) ? abroad.symbol : format.symbol;
  return { ...format, symbol, ...inLanguages?.[language] };
}

function inFormat(
  money: Money,
  { symbol, symbolAfter, decimal, group }: CurrencyFormat,
  digits = fractionDigits(money.currency),
): string {
  const parts = groupedDigits(digits).formatToParts(Math.abs(toMajorUnits(money)));
  const amount = parts
    .map((part) => (part.type === 'decimal' ? decimal : part.type === 'group' ? group : part.value))
    .join('');
  return `${money.minor < 0 ? '−' : ''}${symbolAfter ? `${amount}${NBSP}${symbol}` : `${symbol}${amount}`}`;
}

function groupedDigits(count: number): Intl.NumberFormat {
  const known = numberFormats.get(count);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: count, maximumFractionDigits: count });
  numberFormats.set(count, made);
  return made;
}

function byPlatform(money: Money, locale: string): string {
  const { currency } = money;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajorUnits(money)).replace('-', '−');
  } catch {
    // Not an ISO 4217 code: the amount still has to be told.
    return `${currency} ${groupedDigits(2).format(toMajorUnits(money))}`;
  }
}
