import { type AttributeCatalogue, attributeValue, valueLabel } from '@/lib/catalog/product/attributes';

/** Attributes that a product card shows where the backend has them. */
export const CARD_ATTRIBUTES: readonly string[] = [
  'brand',
  'strength',
  'pack_size',
  'legal_category',
  'unit_pricing_measure',
  'unit_pricing_base',
];

/** How a medicine may be sold: `p` under a pharmacist's eye, `pom` on prescription. */
export interface LegalCategory {
  kind: 'p' | 'pom';
  /** In the view's language. */
  label: string;
}

/** What a card or page says about a medicine beside its name; nothing of it need be there. */
export interface MedicineFacts {
  brand: string | null;
  /** Strength and pack, in this order. */
  details: string[];
  legalCategory: LegalCategory | null;
  measure: string | null;
  base: string | null;
}

/** Reads the shop's own attributes off a product; on a shop without them everything is null. */
export function medicineFacts(product: object, attributes: AttributeCatalogue): MedicineFacts {
  const labels = (code: string) => {
    const value = attributeValue(product, code);
    const metadata = attributes.get(code);
    return value && metadata ? valueLabel(metadata, value) : null;
  };
  return {
    brand: labels('brand'),
    details: [labels('strength'), labels('pack_size')].filter((detail) => detail !== null),
    legalCategory: legalCategory(labels('legal_category')),
    measure: labels('unit_pricing_measure'),
    base: labels('unit_pricing_base'),
  };
}

/** Magento tells an option's label only, so its words are what can be recognised, in the shop's languages. */
function legalCategory(label: string | null): LegalCategory | null {
  if (!label) return null;
  if (/prescription|\bPOM\b|ใบสั่งแพทย์/i.test(label)) return { kind: 'pom', label };
  if (/pharmac(y|ist)|^P$|เภสัชกร/i.test(label)) return { kind: 'p', label };
  return null;
}
