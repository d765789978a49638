import type { Localised } from '../../types';
import type { ProductDraft } from './draft';

/** How many packs one order may have, where the pharmacist lets through fewer, or more, than one form's usual two. */
const MOST: Record<string, number> = {
  'NOR-NAP-9': 1,
  'NOR-SUMA': 1,
  'NOR-PROCHL-8': 1,
  'NOR-PSEUDO-12': 1,
  'VEL-NIGHT-160': 1,
  'SET-ESO': 1,
  'CLE-CHLOR-10': 1,
  'HAL-HC-15': 1,
  'HAL-PERM-30': 2,
  'KIN-WORM-4': 3,
  'TEN-SILDEN-4': 1,
  'WYN-FLUCO-1': 1,
};

/** A draft with its limit, as any merchant can enter it: a number, the same in every view. */
export function withMostInOrder(draft: ProductDraft): ProductDraft {
  const most = MOST[draft.sku];
  if (most === undefined) return draft;
  const limit: Localised = { default: String(most), mmstr_us: String(most) };
  return { ...draft, attributes: { ...draft.attributes, maximum_per_order: limit } };
}
