import { brands } from '../data/attributes/later-options';
import type { Localised } from '../types';
import type { Model } from './models';

/** What every generated product's SKU begins with. */
export const GENERATED = 'GEN-';

/** A generated product: what it does not share with its model. */
export interface PlannedProduct {
  id: number;
  model_id: number;
  /** The configurable it is a variant of. */
  parent_id: number | null;
  sku: string;
  url_key: string;
  names: Localised;
  brand_id: number;
  price: number | null;
  special_price: number | null;
  quantity: number;
  position: number;
  review_ids: number[];
}

/** Words that tell the ranges of one brand apart. */
const RANGES = (
  'Alder Beacon Cedar Dune Ember Fern Grove Harbour Iris Juniper Kestrel Lark Meadow North Orchard Pebble Quill Rowan ' +
  'Summit Thistle Upland Vale Willow Yarrow Zephyr Aster Bramble Clover Drift Elder Fjord Glen Heath Ivory Jasper ' +
  'Keel Linden Moor Nettle Oak'
).split(' ');

const OUT_OF_STOCK = 0.06;
const ON_OFFER = 0.12;
const REVIEWED = 0.3;
const MOST_REVIEWS = 4;

/** Behind the shop's own products, and before what an anchor category inherits. */
const FIRST_POSITION = 1000;
const POSITIONS = 9000;

/**
 * Exactly `count` products after `models`, numbered from `firstId`, families kept together: the same for the same
 * arguments. In each round through the models a model takes another brand, after all brands another range.
 */
export function* plannedProducts(
  models: Model[],
  reviewIds: number[],
  count: number,
  firstId: number,
): Generator<PlannedProduct> {
  if (!models.some(({ variants }) => variants.length === 0)) throw new Error('There is no simple product to copy.');
  let left = count;
  for (let place = 0; left > 0; place += 1) {
    const lane = place % models.length;
    const model = models[lane];
    if (!model || model.variants.length + 1 > left) continue;
    const family = plannedFamily(
      model,
      { place, lane, round: (place - lane) / models.length },
      firstId + count - left,
      reviewIds,
    );
    yield* family;
    left -= family.length;
  }
}

function plannedFamily(
  model: Model,
  { place, lane, round }: { place: number; lane: number; round: number },
  id: number,
  reviewIds: number[],
): [PlannedProduct, ...PlannedProduct[]] {
  const brand = brands[(round + lane) % brands.length];
  const range = RANGES[(Math.floor(round / brands.length) + lane) % RANGES.length];
  if (!brand || !range) throw new Error('There are no brands or ranges to name products by.');
  const number = String(place + 1).padStart(6, '0');
  const member = (of: Model, index: number): PlannedProduct => {
    const names = named(brand.label, range, of.name);
    return {
      id: id + index,
      model_id: of.id,
      parent_id: index === 0 ? null : id,
      sku: `${GENERATED}${number}${index === 0 ? '' : `-${index}`}`,
      url_key: `${slug(names.default)}-${number}${index === 0 ? '' : `-${index}`}`,
      names,
      brand_id: brand.id,
      ...priced(of.price, place, index),
      quantity: stocked(place * 16 + index),
      position: FIRST_POSITION + (place % POSITIONS),
      review_ids: index === 0 ? reviewed(place, reviewIds) : [],
    };
  };
  return [member(model, 0), ...model.variants.map((variant, index) => member(variant, index + 1))];
}

function named(brand: Localised, range: string, name: Localised): Localised {
  const maker = `${brand.default} ${range}`;
  return {
    default: `${maker} ${name.default}`,
    ...(name.mmstr_us ? { mmstr_us: `${maker} ${name.mmstr_us}` } : {}),
    ...(name.mmstr_th ? { mmstr_th: `${brand.mmstr_th ?? brand.default} ${range} ${name.mmstr_th}` } : {}),
  };
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Three quarters to one and a half times the model's price; variants of one family move together. */
function priced(price: number | null, place: number, index: number) {
  if (price === null) return { price, special_price: null };
  const own = Math.max(0.49, Math.round(price * (0.75 + fraction(place, 'price') * 0.75) * 20) / 20 - 0.01);
  const isOffered = fraction(place * 16 + index, 'offer') < ON_OFFER;
  return { price: toPence(own), special_price: isOffered ? toPence(own * 0.8) : null };
}

function toPence(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function stocked(place: number): number {
  const lot = fraction(place, 'stock');
  return lot < OUT_OF_STOCK ? 0 : Math.ceil(lot * lot * 400);
}

function reviewed(place: number, reviewIds: number[]): number[] {
  if (fraction(place, 'reviewed') >= REVIEWED) return [];
  const first = Math.floor(fraction(place, 'first review') * reviewIds.length);
  const number = 1 + Math.floor(fraction(place, 'reviews') * MOST_REVIEWS);
  return Array.from(
    { length: Math.min(number, reviewIds.length) },
    (_, index) => (first + index) % reviewIds.length,
  ).flatMap((index) => reviewIds[index] ?? []);
}

/** A number from 0 up to, but without, 1: the same for the same place in the same series, and no pattern to see. */
function fraction(place: number, series: string): number {
  let hash = 2166136261 ^ place;
  for (const letter of series) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
