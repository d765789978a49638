import { type CurrencyFormat, currencyFormat } from './currency-formats';
import type { Money } from './money';

/** Rounds and groups; the marks are replaced by the currency's own. */
const digits = new Map<number, Intl.NumberFormat>();

/**
 * An amount as shoppers read it, `£4.99`, `1.234,50 €`: the nineteen currencies of the shop as their
 * table says [STORE-8], any other one as the platform's locale data has it. `locale` is BCP 47.
 */
export function formatPrice({ value, currency }: Money, locale: string): string {
  const format = currencyFormat(currency, locale);
  return format ? inFormat(value, format) : byPlatform(value, currency, locale);
}

/** How a currency is named beside an amount: `£`, `CHF`. */
export function currencySymbol(currency: string, locale: string): string {
  return currencyFormat(currency, locale)?.symbol.trim() ?? currency;
}

function inFormat(value: number, { symbol, symbolAfter, decimal, group, fractionDigits }: CurrencyFormat): string {
  const parts = digitsOf(fractionDigits).formatToParts(Math.abs(value));
  const amount = parts
    .map((part) => (part.type === 'decimal' ? decimal : part.type === 'group' ? group : part.value))
    .join('');
  const isNegative = value < 0 && /[1-9]/.test(amount);
  return `${isNegative ? '-' : ''}${symbolAfter ? `${amount}\u00A0${symbol}` : `${symbol}${amount}`}`;
}

function digitsOf(fractionDigits: number): Intl.NumberFormat {
  const known = digits.get(fractionDigits);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  digits.set(fractionDigits, made);
  return made;
}

function byPlatform(value: number, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  } catch {
    // Not an ISO 4217 code: the amount still has to be told.
    return `${currency} ${digitsOf(2).format(value)}`;
  }
}
