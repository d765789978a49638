/** Values of the attribute that a rule goes by. */
export interface RuledValues {
  /** Where it is chosen from a list. */
  values: readonly string[];
  /** A regular expression of its texts, where it is written. */
  text?: string;
}

/** By which attribute a product is known that the cart does not take: a medicine that needs a prescription. */
export interface UnsoldRule extends RuledValues {
  code: string;
  /** Those of them that the shop does not understand. */
  unclear?: RuledValues;
  /** What leaves it to the variants of a product, of which none is sold that does not say it itself. */
  open?: RuledValues;
  /** It is sold in no other way either: in a store view that sells no medicines. */
  isStopped?: true;
}

type Answer = object | null | undefined;

/** Whether the cart does not take a product, as answered by the backend, whatever is chosen of it. */
export function isUnsold(product: Answer, rule: UnsoldRule | null): boolean {
  return rule !== null && isOf(product, rule.code, rule);
}

/** Whether the cart does not take what is bought in the end: a variant of `parent`, or a product as it is. */
export function isUnsoldPiece(piece: Answer, parent: Answer, rule: UnsoldRule | null): boolean {
  return isUnsold(piece, rule) || isUndecided(piece, parent, rule);
}

/** What marks such a piece, and one of which the shop does not understand how it may be sold; nothing of any other. */
export function refusal(piece: Answer, parent: Answer, rule: UnsoldRule | null): Refusal {
  if (!isUnsoldPiece(piece, parent, rule)) return {};
  const isUnclear = isUndecided(piece, parent, rule) || isOf(piece, rule?.code, rule?.unclear);
  return { isRefused: true, ...(isUnclear ? { isUnclear: true } : {}) };
}

/** Whether such a piece may be sold by what the shop's server has sealed: where its product says so for all of it. */
export function isSoldBySeal(piece: Answer, parent: Answer, rule: UnsoldRule): boolean {
  return !rule.isStopped && isUnsold(parent ?? piece, rule) && !refusal(piece, parent, rule).isUnclear;
}

interface Refusal {
  isRefused?: true;
  isUnclear?: true;
}

function isUndecided(piece: Answer, parent: Answer, rule: UnsoldRule | null): boolean {
  const decides = valueIn(piece, rule?.code) === undefined ? parent : piece;
  return isOf(decides, rule?.code, rule?.open);
}

function isOf(product: Answer, code: string | undefined, ruled: RuledValues | undefined): boolean {
  const value = valueIn(product, code);
  if (value === undefined || !ruled) return false;
  if (ruled.text !== undefined) return new RegExp(ruled.text, 'i').test(value);
  return value.split(',').some((one) => ruled.values.includes(one.trim()));
}

function valueIn(product: Answer, code: string | undefined): string | undefined {
  const value: unknown = product && code ? Reflect.get(product, code) : null;
  return value === null || value === undefined || value === '' ? undefined : String(value);
}
