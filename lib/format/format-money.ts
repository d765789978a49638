import { fractionDigits, type Money, toMajorUnits } from './money';

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
const digits = new Map<number, Intl.NumberFormat>();

/**
 * An amount as shoppers read it, `£4.99`, `1.234,50 €`: the nineteen currencies of the shop as their
 * table says [STORE-8], any other one as the platform's locale data has it. `locale` is BCP 47.
 */
export function formatMoney(money: Money, locale: string): string {
  const format = currencyFormat(money.currency, locale);
  return format ? inFormat(money, format) : byPlatform(money, locale);
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

function inFormat(money: Money, { symbol, symbolAfter, decimal, group }: CurrencyFormat): string {
  const parts = groupedDigits(fractionDigits(money.currency)).formatToParts(Math.abs(toMajorUnits(money)));
  const amount = parts
    .map((part) => (part.type === 'decimal' ? decimal : part.type === 'group' ? group : part.value))
    .join('');
  return `${money.minor < 0 ? '-' : ''}${symbolAfter ? `${amount}${NBSP}${symbol}` : `${symbol}${amount}`}`;
}

function groupedDigits(count: number): Intl.NumberFormat {
  const known = digits.get(count);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: count, maximumFractionDigits: count });
  digits.set(count, made);
  return made;
}

function byPlatform(money: Money, locale: string): string {
  const { currency } = money;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajorUnits(money));
  } catch {
    // Not an ISO 4217 code: the amount still has to be told.
    return `${currency} ${groupedDigits(2).format(toMajorUnits(money))}`;
  }
}
