import type { ContentDraft } from '../data/content-draft';
import type { Localised } from '../types';
import { BY_WEIGHT } from './rates';

/** What delivery costs by store view, in pounds: the shipping methods and what the shop says of them. */
export const DELIVERY_PRICES = {
  mmstr_en: { flat: 5.95, freeFrom: 40 },
  mmstr_us: { flat: 9.95, freeFrom: 50 },
  mmstr_th: { flat: 3.5, freeFrom: 30 },
} as const;

/** Public holidays of each view's country that fall on working days; from 2028 on without Thailand's by the moon. */
const HOLIDAYS = {
  mmstr_en: [
    '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
    '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
    '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26',
  ],
  mmstr_us: [
    '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26',
    '2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11',
    '2027-11-25 2027-12-24 2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09',
    '2028-11-10 2028-11-23 2028-12-25',
  ],
  mmstr_th: [
    '2026-01-01 2026-03-03 2026-04-06 2026-04-13 2026-04-14 2026-04-15 2026-05-01 2026-05-04 2026-06-01 2026-06-03',
    '2026-07-28 2026-07-29 2026-08-12 2026-10-13 2026-10-23 2026-12-07 2026-12-10 2026-12-31',
    '2027-01-01 2027-02-22 2027-04-06 2027-04-13 2027-04-14 2027-04-15 2027-05-03 2027-05-04 2027-05-20 2027-06-03',
    '2027-07-19 2027-07-28 2027-08-12 2027-10-13 2027-10-25 2027-12-06 2027-12-10 2027-12-31',
    '2028-01-03 2028-04-06 2028-04-13 2028-04-14 2028-04-17 2028-05-01 2028-05-04 2028-06-05 2028-07-28 2028-08-14',
    '2028-10-13 2028-10-23 2028-12-05 2028-12-11',
  ],
};

type Names = Record<'free' | 'weight' | 'flat', string>;

function terms(view: keyof typeof DELIVERY_PRICES, { free, weight, flat }: Names): string {
  const prices = DELIVERY_PRICES[view];
  const lines = [
    'Cut-off: 16:00',
    'Working days: Mon-Fri',
    ...HOLIDAYS[view].map((days) => `Holidays: ${days}`),
    `Free from: ${prices.freeFrom}`,
    `Method: freeshipping_freeshipping | ${free} | 2-3 | 0`,
    `Method: tablerate_bestway | ${weight} | 2-3 | from ${Math.min(...BY_WEIGHT[view])}`,
    `Method: flatrate_flatrate | ${flat} | 1 | ${prices.flat}`,
    'Page: delivery',
  ];
  return `<p>${lines.join('<br>')}</p>`;
}

const title: Localised = { default: 'Delivery (read by the storefront)', mmstr_th: 'การจัดส่ง (อ่านโดยหน้าร้าน)' };

/** How the shop delivers, once, as the storefront reads it. */
export function deliveryTerms(names: Record<keyof typeof DELIVERY_PRICES, Names>): ContentDraft {
  return {
    identifier: 'shop-delivery',
    title,
    content: {
      default: terms('mmstr_en', names.mmstr_en),
      mmstr_us: terms('mmstr_us', names.mmstr_us),
      mmstr_th: terms('mmstr_th', names.mmstr_th),
    },
  };
}
