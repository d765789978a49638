import type { tableRate, taxRate } from '../../schema/sales';
import { storeId } from '../localised';

/** State sales taxes on what is no medicine, percent. States that are not listed have none. */
const STATE_TAXES: Record<string, number> = {
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  FL: 6,
  GA: 4,
  IL: 6.25,
  MA: 6.25,
  MI: 6,
  NC: 4.75,
  NJ: 6.625,
  NV: 6.85,
  NY: 4,
  OH: 5.75,
  PA: 6,
  TX: 6.25,
  VA: 5.3,
  WA: 6.5,
};

/** Taxes by destination, in the words of the one store view that sells there. Zero-rated goods have no row: they bear none. */
export const taxRates: (typeof taxRate.$inferInsert)[] = [
  { countryId: 'GB', regionCode: '*', title: 'VAT 20%', percent: 20 },
  { countryId: 'TH', regionCode: '*', title: 'ภาษีมูลค่าเพิ่ม 7%', percent: 7 },
  ...Object.entries(STATE_TAXES).map(([regionCode, percent]) => ({
    countryId: 'US',
    regionCode,
    title: `${regionCode} sales tax`,
    percent,
  })),
].map((rate, index) => ({ ...rate, id: index + 1, taxClass: 'standard' as const }));

/** Pounds by weight from which they hold, in the store view's weight unit. */
export const BY_WEIGHT = { mmstr_en: [3.49, 4.49, 6.99], mmstr_us: [4.95, 6.95, 11.95], mmstr_th: [1.5, 2.5, 4.5] };
const FROM_WEIGHT = [0, 1, 5];

export const tableRates: (typeof tableRate.$inferInsert)[] = Object.entries(BY_WEIGHT).flatMap(([code, prices]) =>
  prices.map((price, index) => ({
    storeId: storeId(code),
    countryId: '*',
    minWeight: FROM_WEIGHT[index] ?? 0,
    price,
  })),
);
