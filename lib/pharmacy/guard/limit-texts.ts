import type { LineCap, PassedLimit } from './ingredient-guard';

/** The text of a passed limit below `pharmacy.basketGuard`, and what stands in it. */
export function passedText({ count, ...limit }: PassedLimit) {
  const { kind, values } = told(limit);
  return [`passed.${kind}`, { ...values, count: Math.ceil(count) }] as const;
}

/** The text of a limit that a line has reached, and what stands in it. */
export function reachedText({ limit }: LineCap) {
  const { kind, values } = told(limit);
  return [`reached.${kind}`, values] as const;
}

function told({ name, measure, most, source }: LineCap['limit']) {
  return { kind: source ? measure : ('product' as const), values: { name: source ? inSentence(name) : name, most } };
}

/** A substance's name within a sentence: its own small letter, but "Vitamin C" keeps the second. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
