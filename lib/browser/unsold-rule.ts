/** By which attribute a product is known that the cart does not take: a medicine that needs a prescription. */
export interface UnsoldRule {
  code: string;
  /** The attribute's values, where it is chosen from a list. */
  values: readonly string[];
  /** A regular expression of its texts, where it is written. */
  text?: string;
}

/** Whether the cart does not take a product, as answered by the backend. */
export function isUnsold(product: object | null | undefined, rule: UnsoldRule | null): boolean {
  if (!product || !rule) return false;
  const value: unknown = Reflect.get(product, rule.code);
  if (value === null || value === undefined) return false;
  if (rule.text !== undefined) return new RegExp(rule.text, 'i').test(String(value));
  return String(value)
    .split(',')
    .some((one) => rule.values.includes(one.trim()));
}
