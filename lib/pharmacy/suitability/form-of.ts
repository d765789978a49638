import { attributeValue } from '@/lib/catalog/product/attributes';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';

/** A line of a cart, as far as it tells what is asked about it. */
export interface AskedLine {
  product: object;
  contents: readonly { product: object }[];
  bundle_options?: unknown;
}

/** The blocks that all that a line holds is asked by: a bundle's own asks about its parts, a variant's own wins over its parent's. */
export function formsOf({ product, contents, bundle_options: parts }: AskedLine): Set<string> {
  const own = formOf(product);
  const asked = parts && own ? [own] : contents.map((content) => formOf(content.product) ?? own);
  return new Set(asked.flatMap((form) => form ?? []));
}

/** The one form that a bundle's parts are asked by, where it has none of its own; null where they have none, or more. */
export function commonForm(parts: readonly object[]): string | null {
  const [form = null, ...others] = new Set(parts.flatMap((part) => formOf(part) ?? []));
  return others.length > 0 ? null : form;
}

/** The block of the questions that are asked about a product, as the backend answered it; null where none are. */
export function formOf(product: object): string | null {
  return attributeValue(product, FACT_ATTRIBUTES.suitabilityForm)?.trim() ?? null;
}
