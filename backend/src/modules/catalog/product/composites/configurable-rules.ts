import { decodeUid } from '../../../../uid';

export interface VariantValues {
  /** The variant's option id by attribute id. */
  values: Map<number, number>;
}

/** Option ids by attribute id from uids of the form base64 `configurable/<attribute>/<option>`; others are ignored. */
export function chosenValues(uids: readonly string[]): Map<number, number> {
  const chosen = new Map<number, number>();
  for (const uid of uids) {
    const match = /^configurable\/(\d+)\/(\d+)$/.exec(decodeUid(uid));
    if (match?.[1] && match[2]) chosen.set(Number(match[1]), Number(match[2]));
  }
  return chosen;
}

/** Variants that have every chosen value. */
export function matchingVariants<V extends VariantValues>(variants: readonly V[], chosen: Map<number, number>): V[] {
  return variants.filter(({ values }) => [...chosen].every(([attribute, option]) => values.get(attribute) === option));
}

/** Values of one attribute among variants, each once, in the order of the variants. */
export function distinctValues(variants: readonly VariantValues[], attributeId: number): number[] {
  const found = variants.map(({ values }) => values.get(attributeId)).filter((value) => value !== undefined);
  return [...new Set(found)];
}
