import type { Localised, ProductSeed } from '../../types';
import { type ImageView, imageSlug, images } from '../images';
import { withAmerican } from '../us-english';

/** A product as the themed files write it: what follows from other facts, or is the usual, is left out. */
export interface ProductDraft extends Omit<ProductSeed, 'type' | 'taxClass' | 'stock' | 'images'> {
  type?: ProductSeed['type'];
  taxClass?: ProductSeed['taxClass'];
  stock: number | ProductSeed['stock'];
  /** Pictures; by default three of a visible product, the front of a variant or a service. */
  views?: readonly ImageView[];
  /** Whose pictures they are, where not its own. */
  pictured?: string;
}

interface Variant {
  sku: string;
  /** What follows the parent's name. */
  suffix: Localised;
  price: number;
  specialPrice?: number;
  stock: ProductDraft['stock'];
  weight?: number;
  attributes: ProductDraft['attributes'];
  tierPrices?: ProductDraft['tierPrices'];
}

function usualViews(draft: ProductDraft): readonly ImageView[] {
  return draft.visibility === 1 || draft.type === 'virtual' ? ['front'] : ['front', 'angle', 'contents'];
}

/** The complete seed of a draft: defaults, American wording and pictures added. */
export function completed(draft: ProductDraft): ProductSeed {
  const { views, pictured, ...rest } = withAmerican(draft);
  return {
    ...rest,
    type: rest.type ?? 'simple',
    taxClass: rest.taxClass ?? 'standard',
    stock: typeof rest.stock === 'number' ? { quantity: rest.stock } : rest.stock,
    images: images(pictured ?? rest.sku, rest.name, views ?? usualViews(draft)),
  };
}

/** A variant in one line: what follows the parent's name in English and Thai, pounds, pieces in stock, kilograms. */
export function variant(
  sku: string,
  [english, thai]: [english: string, thai: string],
  price: number,
  stock: Variant['stock'],
  weight: number,
  attributes: Variant['attributes'],
): Variant {
  return { sku, suffix: { default: english, mmstr_th: thai }, price, stock, weight, attributes };
}

/** "tablets, 30" and "patches, 7, step 1": an amount stands after a comma, and two figures never beside each other. */
function gluedBy(name: string, suffix: string): string {
  const isAmount = /^\d+(?: (?:g|ml))?$/.test(suffix);
  return isAmount || (/\d$/.test(name) && /\d/.test(suffix)) ? ', ' : ' ';
}

function joined(name: Localised, suffix: Localised): Localised {
  return {
    default: `${name.default}${gluedBy(name.default, suffix.default)}${suffix.default}`,
    mmstr_th: `${name.mmstr_th ?? name.default} ${suffix.mmstr_th ?? suffix.default}`,
  };
}

/** A configurable product followed by its variants, which take from it what they do not say themselves. */
export function withVariants(
  parent: Omit<ProductDraft, 'stock'>,
  superAttributes: string[],
  variants: Variant[],
): ProductDraft[] {
  // The price that a quantity takes down is the variant's.
  const { tierPrices: _, ...own } = parent;
  const { related: _r, upsell: _u, crosssell: _c, reviews: _v, options: _o, ...shared } = parent;
  return [
    {
      ...own,
      type: 'configurable',
      stock: { quantity: 0, inStock: true },
      configurable: { attributes: superAttributes, variants: variants.map((variant) => variant.sku) },
    },
    ...variants.map(({ suffix, ...variant }, index) => ({
      ...shared,
      ...variant,
      // The parent is drawn as its first variant: one file, that a gallery has it once.
      ...(index === 0 ? { pictured: parent.sku } : {}),
      name: joined(parent.name, suffix),
      urlKey: imageSlug(variant.sku),
      visibility: 1 as const,
      attributes: { ...parent.attributes, ...variant.attributes },
    })),
  ];
}

/** What a line of a cart is judged by: a variant that is added by its own SKU has no parent there to say it. */
const JUDGED_ALONE = ['suitability_form', 'active_amounts'];

/** A variant with what its parent was given since `withVariants` made both; any other draft as it is. */
export function withParentsFacts(draft: ProductDraft, all: readonly ProductDraft[]): ProductDraft {
  const parent = all.find(({ configurable }) => configurable?.variants.includes(draft.sku));
  if (!parent) return draft;
  const facts = Object.entries(parent.attributes).filter(([code]) => JUDGED_ALONE.includes(code));
  return { ...draft, attributes: { ...Object.fromEntries(facts), ...draft.attributes } };
}

/** Counting words of unit prices: English singular and plural, Thai. */
const UNITS = {
  tablet: ['tablet', 'tablets', 'เม็ด'],
  caplet: ['caplet', 'caplets', 'เม็ด'],
  capsule: ['capsule', 'capsules', 'แคปซูล'],
  lozenge: ['lozenge', 'lozenges', 'เม็ด'],
  sachet: ['sachet', 'sachets', 'ซอง'],
  patch: ['patch', 'patches', 'แผ่น'],
  strip: ['strip', 'strips', 'แผ่น'],
  piece: ['piece', 'pieces', 'ชิ้น'],
  plaster: ['plaster', 'plasters', 'แผ่น'],
  gummy: ['gummy', 'gummies', 'ชิ้น'],
  test: ['test', 'tests', 'ชุดตรวจ'],
  wipe: ['wipe', 'wipes', 'แผ่น'],
  vial: ['vial', 'vials', 'หลอด'],
  pair: ['pair', 'pairs', 'คู่'],
} as const;

/** What a pack holds, for the unit price: counted goods are priced by the piece, `ml` and `g` by the hundred. */
export function holds(amount: number, unit: keyof typeof UNITS | 'ml' | 'g'): Record<string, Localised> {
  if (unit === 'ml' || unit === 'g') {
    return {
      unit_pricing_measure: { default: `${amount} ${unit}`, mmstr_th: `${amount} ${unit === 'ml' ? 'มล.' : 'กรัม'}` },
      unit_pricing_base: { default: `100 ${unit}`, mmstr_th: `100 ${unit === 'ml' ? 'มล.' : 'กรัม'}` },
    };
  }
  const [one, many, thai] = UNITS[unit];
  return {
    unit_pricing_measure: { default: `${amount} ${amount === 1 ? one : many}`, mmstr_th: `${amount} ${thai}` },
    unit_pricing_base: { default: `1 ${one}`, mmstr_th: `1 ${thai}` },
  };
}
