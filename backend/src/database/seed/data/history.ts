import type { CategorySeed, ProductSeed } from '../types';

/** When the first category was made; a category every quarter of an hour, the products from the next day on. */
const OPENED = Date.UTC(2023, 2, 6, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From one product to the next: at this pace the assortment has grown from March 2023 to October 2026. */
const PACE = 68 * HOUR + 7 * MINUTE;

/** What came last counts as new, for so many days. */
const NEW_SINCE = '2026-08-01';
const NEW_FOR = 150;

/** Special prices that end; the others hold until the merchant takes them off. */
const OFFERS_UNTIL: Record<string, string> = { 'STU-KIT-HOME': '2030-12-31', 'PUL-BP': '2030-06-30' };

/** Where each brand makes its goods. */
const MADE_IN: Record<string, string> = {
  mmstr: 'GB',
  velmora: 'GB',
  norvane: 'GB',
  tolvessa: 'DE',
  settlewell: 'GB',
  halderm: 'FR',
  'fernley-rowe': 'GB',
  sturdiband: 'IE',
  verdala: 'NL',
  kindlewick: 'GB',
  brightmere: 'IT',
  clearlake: 'CH',
  solefarer: 'PT',
  stillbreeze: 'SE',
  roamwell: 'GB',
  pulsemark: 'JP',
  wynmere: 'GB',
  tenderfield: 'TH',
};

const time = (moment: number) => new Date(moment).toISOString();
const day = (moment: number) => time(moment).slice(0, 10);

/** A category with the times at which it was made and last edited. */
export function categoryWithHistory(category: CategorySeed, index: number): CategorySeed {
  const created = OPENED + index * 15 * MINUTE;
  return { ...category, createdAt: time(created), updatedAt: time(created + (1 + (index % 6)) * 30 * DAY) };
}

/** A product with what follows from its place in the assortment and its brand: its times, its offer, its origin. */
export function productWithHistory(product: ProductSeed, index: number): ProductSeed {
  const created = OPENED + DAY + index * PACE;
  const isNew = product.visibility !== 1 && day(created) >= NEW_SINCE;
  const isMade = product.type === 'simple' || product.type === 'configurable';
  const origin = isMade ? MADE_IN[String(product.attributes.brand)] : undefined;
  const until = OFFERS_UNTIL[product.sku];
  return {
    ...product,
    createdAt: time(created),
    updatedAt: time(created + (1 + (index % 25)) * DAY),
    ...(isNew && { newFrom: day(created), newTo: day(created + NEW_FOR * DAY) }),
    ...(product.specialPrice !== undefined && { specialFrom: day(created) }),
    ...(until && { specialTo: until }),
    ...(origin && { countryOfManufacture: origin }),
  };
}
