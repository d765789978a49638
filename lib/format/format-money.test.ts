import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money';
import { toMoney } from './money';

const NBSP = '\u00A0';

describe('[STORE-8] formats amounts as the table of currencies says', () => {
  it.each([
    ['USD', 'en-US', '$1,234.50'],
    ['USD', 'en-GB', '$1,234.50'],
    ['GBP', 'en-GB', '£1,234.50'],
    ['EUR', 'de-DE', `1.234,50${NBSP}€`],
    ['EUR', 'en-GB', '€1,234.50'],
    ['EUR', 'th-TH', '€1,234.50'],
    ['ARS', 'en-GB', `$${NBSP}1.234,50`],
    ['BRL', 'en-GB', `R$${NBSP}1.234,50`],
    ['IDR', 'en-GB', `Rp${NBSP}1.235`],
    ['ILS', 'en-GB', '₪1,234.50'],
    ['ILS', 'he-IL', `1,234.50${NBSP}₪`],
    ['RUB', 'ru-RU', `1${NBSP}234,50${NBSP}₽`],
    ['ZAR', 'en-ZA', `R${NBSP}1${NBSP}234,50`],
    ['KRW', 'ko-KR', '₩1,235'],
    ['TRY', 'tr-TR', '₺1.234,50'],
    ['UAH', 'uk-UA', `1${NBSP}234,50${NBSP}₴`],
    ['HKD', 'en-GB', 'HK$1,234.50'],
    ['JPY', 'ja-JP', '¥1,235'],
    ['AUD', 'en-AU', '$1,234.50'],
    ['AUD', 'en-GB', 'A$1,234.50'],
    ['MYR', 'en-GB', `RM${NBSP}1,234.50`],
    ['TWD', 'zh-Hant-TW', '$1,234.50'],
    ['TWD', 'en-GB', 'NT$1,234.50'],
    ['SGD', 'en-SG', '$1,234.50'],
    ['SGD', 'th-TH', 'S$1,234.50'],
    ['THB', 'th-TH', '฿1,234.50'],
  ])('%s in %s', (currency, locale, text) => {
    expect(formatMoney(toMoney({ value: 1234.5 }, currency), locale)).toBe(text);
  });
});

describe('formatMoney', () => {
  it('formatMoney shows whole amounts with their pence', () => {
    expect(formatMoney(toMoney({ value: 5 }, 'GBP'), 'en-GB')).toBe('£5.00');
  });

  it('formatMoney puts the minus before the symbol, and none before nothing', () => {
    expect(formatMoney(toMoney({ value: -4.99 }, 'GBP'), 'en-GB')).toBe('-£4.99');
    expect(formatMoney(toMoney({ value: -0.001 }, 'GBP'), 'en-GB')).toBe('£0.00');
  });

  it('formatMoney leaves currencies that the table does not know to the platform', () => {
    expect(formatMoney(toMoney({ value: 12.5 }, 'CHF'), 'en-GB')).toMatch(/CHF.12\.50/);
  });

  it('formatMoney still tells the amount of a code that is no currency', () => {
    expect(formatMoney(toMoney({ value: 12.5 }, 'BITCOIN'), 'en-GB')).toBe('BITCOIN 12.50');
  });
});
