import type { ContentDraft } from '../data/content-draft';
import type { Localised } from '../types';
import { BY_WEIGHT } from './rates';

/** What delivery costs by store view, in pounds: the shipping methods and what the shop says of them. */
export const DELIVERY_PRICES = {
  mmstr_en: { flat: 5.95, freeFrom: 40 },
  mmstr_us: { flat: 9.95, freeFrom: 50 },
  mmstr_th: { flat: 3.5, freeFrom: 30 },
} as const;

/** Bank holidays of England and Wales. */
const HOLIDAYS = [
  '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
  '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
  '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26',
];

type Names = Record<'free' | 'weight' | 'flat', string>;

function terms(view: keyof typeof DELIVERY_PRICES, { free, weight, flat }: Names): string {
  const prices = DELIVERY_PRICES[view];
  const lines = [
    'Cut-off: 16:00',
    'Working days: Mon-Fri',
    ...HOLIDAYS.map((days) => `Holidays: ${days}`),
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
