import type { PricePair } from '@/lib/catalog/product/price';
import type { Choices } from './choices';
import type { Configurable, Piece } from './configurable';
import type { CustomOption, Surcharge } from './custom-options';

/** What something that is chosen beside the product itself costs. */
export type Extra = { price: PricePair; quantity: number } | { percent: number };

/** What the price of a choice is worked out from, on the server and in the browser alike. */
export interface ChoiceModel {
  /** What is bought where no variant is chosen. */
  piece: Piece;
  configurable: Configurable | null;
  /** By uid. */
  extras: Record<string, Extra>;
  /** What each member of a group costs, by SKU. */
  members: Record<string, PricePair>;
}

/** Gathers the prices of a product and of all that can be chosen with it. */
export function toChoiceModel(piece: Piece, choices: Choices): ChoiceModel {
  const { configurable, bundle, downloads, members, options } = choices;
  const extras: ChoiceModel['extras'] = {};
  for (const { uid, price, quantity } of bundle?.options.flatMap(({ selections }) => selections) ?? []) {
    extras[uid] = { price, quantity };
  }
  for (const { uid, price } of downloads?.isChoice ? downloads.links : []) extras[uid] = fixed(price);
  for (const [uid, surcharge] of options.flatMap(surcharges)) {
    if (surcharge) extras[uid] = 'percent' in surcharge ? surcharge : fixed(surcharge.fixed);
  }
  return {
    piece: bundle ? { ...piece, price: bundle.base, tiers: [] } : piece,
    configurable,
    extras,
    members: Object.fromEntries(members.map(({ sku, price }) => [sku, price])),
  };
}

function fixed(amount: number): Extra {
  return { price: { regular: amount, final: amount }, quantity: 1 };
}

function surcharges(option: CustomOption): [string, Surcharge | null][] {
  if ('values' in option) return option.values.map(({ uid, surcharge }) => [uid, surcharge]);
  return [[option.uid, option.surcharge]];
}
