/** How amounts of a currency are written [STORE-8]. */
export interface CurrencyFormat {
  symbol: string;
  decimal: string;
  group: string;
  fractionDigits: number;
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

const before = (symbol: string, marks: Pick<CurrencyFormat, 'decimal' | 'group'>, fractionDigits = 2): CurrencyRow => ({
  symbol,
  ...marks,
  fractionDigits,
  symbolAfter: false,
});
const after = (symbol: string, marks: Pick<CurrencyFormat, 'decimal' | 'group'>, fractionDigits = 2): CurrencyRow => ({
  symbol,
  ...marks,
  fractionDigits,
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
  IDR: before(`Rp${NBSP}`, COMMA_POINT, 0),
  ILS: { ...before('₪', POINT_COMMA), inLanguages: { he: { symbolAfter: true } } },
  RUB: after('₽', COMMA_SPACE),
  ZAR: before(`R${NBSP}`, COMMA_SPACE),
  KRW: before('₩', POINT_COMMA, 0),
  TRY: before('₺', COMMA_POINT),
  UAH: after('₴', COMMA_SPACE),
  HKD: before('HK$', POINT_COMMA),
  JPY: before('¥', POINT_COMMA, 0),
  AUD: { ...before('$', POINT_COMMA), abroad: { symbol: 'A$', homeRegion: 'AU' } },
  MYR: before(`RM${NBSP}`, POINT_COMMA),
  TWD: { ...before('$', POINT_COMMA), abroad: { symbol: 'NT$', homeRegion: 'TW' } },
  SGD: { ...before('$', POINT_COMMA), abroad: { symbol: 'S$', homeRegion: 'SG' } },
  THB: before('฿', POINT_COMMA),
};

/** How a currency is written for readers of a locale (BCP 47); undefined for one that is not in the table. */
export function currencyFormat(currency: string, locale: string): CurrencyFormat | undefined {
  const row = CURRENCY_FORMATS[currency];
  if (!row) return undefined;
  const { inLanguages, abroad, ...format } = row;
  const [language = '', ...subtags] = locale.split('-');
  const symbol = abroad && !subtags.includes(abroad.homeRegion) ? abroad.symbol : format.symbol;
  return { ...format, symbol, ...inLanguages?.[language] };
}
