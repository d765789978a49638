import { attributeValue } from '@/lib/catalog/product/attributes';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';

/** The block of the questions that are asked about a product, as the backend answered it; null where none are. */
export function formOf(product: object): string | null {
  return attributeValue(product, FACT_ATTRIBUTES.suitabilityForm)?.trim() ?? null;
}
