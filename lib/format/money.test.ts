import { describe, expect, it } from 'vitest';
import {
  currencySymbol,
  formatMoney,
  fractionDigits,
  percentOf,
  times,
  toMajorUnits,
  toMinorUnits,
  toMoney,
  toStoredMoney,
} from './money';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });

describe('money in minor units', () => {
  it('[CAT-5] money in minor units is exact for every price that has two decimals', () => {
    for (let minor = -20_000; minor <= 20_000; minor += 7) {
      expect(toMoney(toStoredMoney(gbp(minor)), 'USD')).toEqual(gbp(minor));
      expect(toMinorUnits(Number((minor / 100).toFixed(2)), 'GBP')).toBe(minor);
    }
  });

  it('money in minor units rounds halves away from zero, also where binary numbers fall short', () => {
    const amounts = [1.005, 2.675, 0.285, 10.075, -1.005, 4.4949999];
    expect(amounts.map((amount) => toMinorUnits(amount, 'GBP'))).toEqual([101, 268, 29, 1008, -101, 449]);
    expect(Object.is(toMinorUnits(-0.001, 'GBP'), 0)).toBe(true);
    expect(times(gbp(-25), 0.5)).toEqual(gbp(-13));
  });

  it('[STORE-8] money in minor units has as many digits as its currency', () => {
    expect(['GBP', 'JPY', 'KRW', 'IDR', 'KWD', 'BITCOIN'].map(fractionDigits)).toEqual([2, 0, 0, 0, 3, 2]);
    expect(toMoney({ value: 1234.5, currency: 'JPY' }, 'GBP')).toEqual({ minor: 1235, currency: 'JPY' });
    expect(toMoney({ value: 1.2345 }, 'KWD')).toEqual({ minor: 1235, currency: 'KWD' });
    expect(toMajorUnits({ minor: 1235, currency: 'KWD' })).toBe(1.235);
  });

  it('money in minor units is nothing in the given currency where the backend leaves it out', () => {
    expect(toMoney(null, 'THB')).toEqual({ minor: 0, currency: 'THB' });
    expect(toMoney({ value: null, currency: null }, 'THB')).toEqual({ minor: 0, currency: 'THB' });
  });

  it('[CAT-5] money in minor units takes a percentage that never strays more than half a minor unit', () => {
    for (let price = 1; price <= 5000; price += 13) {
      for (const percent of [0.5, 7, 12.5, 20, 33.33, 100]) {
        const part = percentOf(price, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(Math.abs(part - (price * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });
});

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
    expect(formatMoney(toMoney({ value: -4.99 }, 'GBP'), 'en-GB')).toBe('−£4.99');
    expect(formatMoney(toMoney({ value: -0.001 }, 'GBP'), 'en-GB')).toBe('£0.00');
  });

  it('[STORE-8] a currency is named by its symbol as the locale has it, else by its code', () => {
    expect([currencySymbol('GBP', 'en-GB'), currencySymbol('BRL', 'en-GB'), currencySymbol('CHF', 'en-GB')]).toEqual([
      '£',
      'R$',
      'CHF',
    ]);
    expect([
      currencySymbol('AUD', 'en-AU'),
      currencySymbol('AUD', 'en-GB'),
      currencySymbol('SGD', 'zh-Hans-SG'),
    ]).toEqual(['$', 'A$', '$']);
    expect(formatMoney(toMoney({ value: -1.5 }, 'EUR'), 'de-DE')).toBe(`−1,50${NBSP}€`);
    expect(formatMoney(toMoney({ value: 1234567 }, 'JPY'), 'ja-JP')).toBe('¥1,234,567');
  });

  it('formatMoney leaves currencies that the table does not know to the platform', () => {
    expect(formatMoney(toMoney({ value: 12.5 }, 'CHF'), 'en-GB')).toMatch(/CHF.12\.50/);
  });

  it('formatMoney still tells the amount of a code that is no currency', () => {
    expect(formatMoney(toMoney({ value: 12.5 }, 'BITCOIN'), 'en-GB')).toBe('BITCOIN 12.50');
  });
});
