import { NOTHING, type PricePair, plus } from '@/lib/catalog/product/price';
import { percentOf } from '@/lib/format/money';
import type { ChoiceModel, Extra } from './choice-model';
import { type Piece, type Selection, variantOf } from './configurable';
import { parseName, QUANTITY, quantityOf, selected } from './control-names';

/** What a form says, as `FormData` gives it. */
export type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** What a choice comes to; money in minor units. */
export interface ChosenPrice {
  /** What is bought in the end. */
  piece: Piece;
  /** One of it, with everything that is chosen. */
  price: PricePair;
  /** All that the form asks for. */
  total: number;
}

/** The values that a form chooses on each axis; an axis without a choice has -1. */
export function selectionOf({ configurable }: ChoiceModel, entries: Entries): Selection {
  return (configurable?.axes ?? []).map(({ code, values }) => {
    const chosen = entries.find(([name]) => name === selected(code))?.[1];
    return values.findIndex(({ uid }) => uid === chosen);
  });
}

/**
 * The price of a choice as Magento counts it: the lowest of the product's price and the tier of its quantity,
 * percentages of that price, fixed amounts as they are. A bundle is the sum of what is in it, a group of its members.
 */
export function priceOf(model: ChoiceModel, entries: Entries): ChosenPrice {
  const { configurable, members } = model;
  const piece = (configurable && variantOf(configurable, selectionOf(model, entries))) || model.piece;
  const quantity = positive(entryOf(entries, QUANTITY)) || 1;
  const own: PricePair = { ...piece.price, final: withTiers(piece, quantity) };
  let price = own;
  let group = NOTHING;
  for (const [name, value] of entries) {
    const { kind, key } = parseName(name);
    if (kind === 'selected' && typeof value === 'string')
      price = withExtra(price, own, model.extras[value], positive(entryOf(entries, quantityOf(key))));
    else if (kind === 'entered' && isFilled(value)) price = withExtra(price, own, model.extras[key], 0);
    else if (kind === 'member') group = plus(group, members[key] ?? NOTHING, positive(value));
  }
  const isGroup = Object.keys(members).length > 0;
  return { piece, price, total: isGroup ? group.final : Math.round(price.final * quantity) };
}

function withTiers({ price, tiers }: Piece, quantity: number): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity);
  return Math.min(price.final, ...reached.map((tier) => tier.final));
}

/** `quantity` is what the form asks for, 0 where it does not say. */
function withExtra(price: PricePair, own: PricePair, extra: Extra | undefined, quantity: number): PricePair {
  if (!extra) return price;
  if ('price' in extra) return plus(price, extra.price, quantity || extra.quantity);
  return plus(price, { regular: percentOf(own.regular, extra.percent), final: percentOf(own.final, extra.percent) });
}

function entryOf(entries: Entries, name: string): FormDataEntryValue | undefined {
  return entries.find(([known]) => known === name)?.[1];
}

function positive(value: FormDataEntryValue | undefined): number {
  const number = typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) && number > 0 ? number : 0;
}

function isFilled(value: FormDataEntryValue): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value.size > 0;
}
