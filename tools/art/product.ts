import { attributes } from '../../backend/src/database/seed/data/attributes/attributes';
import type { ProductSeed } from '../../backend/src/database/seed/types';
import type { Copy, Dress } from './label/copy';
import { brandOf, seedOf } from './palette';
import { emblemOf } from './product-emblem';

/** Everything the drawing of a product starts from. */
export interface Plan {
  readonly sku: string;
  readonly form: string;
  /** Name in lower case, for telling forms apart that share a dosage form. */
  readonly words: string;
  readonly dress: Dress;
  /** Pieces, millilitres or grams. */
  readonly amount: number;
  readonly unit: 'pieces' | 'ml' | 'g';
  readonly flavour?: string;
  /** The packs that a set is made of. */
  readonly parts?: readonly Plan[];
}

type Value = ProductSeed['attributes'][string] | undefined;

function keyOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value[0] : undefined;
}

function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && !Array.isArray(value) ? value.default : undefined;
}

function labelOf(code: string, key: string | undefined): string | undefined {
  return attributes.find((attribute) => attribute.code === code)?.options?.find((option) => option.key === key)?.label
    .default;
}

const STRENGTH = /\b[\d.]+ ?(?:mg|micrograms?|g|%)(?: ?\/ ?[\d.]* ?(?:mg|ml|hours))*(?=[\s,]|$)/i;
const FORM_WORDS =
  /\b(?:film-coated |dispersible |soluble |effervescent |chewable |gastro-resistant |prolonged-release )?(?:tablets|caplets|capsules|sachets|suppositories)$/i;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The product's name as its pack says it: without brand, strength, flavour, form and size, which the
 * pack says elsewhere. `size` is the pack's figure; other numbers, as in "SPF 50", stay.
 */
export function packName(full: string, known: { brand: string; flavour?: string; size?: string }): string {
  const { brand, flavour, size } = known;
  const ends = [size && `${literal(size)}(?: ?(?:g|ml))?`, flavour && literal(flavour)].filter(Boolean).join('|');
  const bare = full
    .replace(new RegExp(`^${literal(brand)}\\s+`, 'i'), '')
    .replace(/\s*\([^)]*\)/g, '')
    // What follows a comma is a size or one word of choice; longer parts belong to the name.
    .replace(/(?:,\s*(?:[^,]*\d[^,]*|[^\s,]+))+$/, '')
    .replace(STRENGTH, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ends ? new RegExp(`(?:[\\s,]+(?:${ends}))+$`, 'i') : /$/, '')
    .trim();
  const short = bare.replace(FORM_WORDS, '').trim();
  const name = short.length > 2 ? short : bare;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function packText(product: ProductSeed): string | undefined {
  const measure = textOf(product.attributes.unit_pricing_measure);
  if (measure) return measure;
  const size = labelOf('pack_size', keyOf(product.attributes.pack_size));
  const after = /,\s*([^,]+)$/.exec(product.name.default)?.[1]?.trim();
  if (after && /\d/.test(after)) return /^\d+$/.test(after) ? `Pack of ${after}` : after;
  return size && size !== '1 item' ? size : undefined;
}

const YOUNG = new Set(['birth', '3m', '1y', '2y', '3y', '6y']);

/** What a product's pictures show; a configurable product looks like its first variant. */
export function planOf(product: ProductSeed, bySku: ReadonlyMap<string, ProductSeed>): Plan {
  const first = product.configurable?.variants[0];
  const model = (first && bySku.get(first)) || product;
  const facts = { ...model.attributes, ...product.attributes };
  const brandKey = keyOf(facts.brand) ?? 'mmstr';
  const brand = brandOf(brandKey, labelOf('brand', brandKey));
  const full = product.name.default;
  const form =
    keyOf(facts.dosage_form) ??
    (product.type === 'virtual' ? 'service' : product.type === 'downloadable' ? 'book' : 'kit');
  const ingredients = Array.isArray(facts.active_ingredient)
    ? facts.active_ingredient
    : [keyOf(facts.active_ingredient)];
  const ingredient = ingredients
    .map((key) => labelOf('active_ingredient', key))
    .filter(Boolean)
    .slice(0, 2)
    .join(' + ');
  const flavour = keyOf(facts.flavour);
  const taste = flavour && flavour !== 'unflavoured' ? labelOf('flavour', flavour) : undefined;
  const age = keyOf(facts.minimum_age);
  const pack = packText(model) ?? packText(product);
  const name = packName(full, { brand: brand.name, flavour: taste, size: /[\d.]+/.exec(pack ?? '')?.[0] });
  const stated = STRENGTH.exec(full.replace(/,[^,]*$/, ''))?.[0] ?? labelOf('strength', keyOf(facts.strength));
  // The rate belongs to patches only.
  const strength = form === 'patches' ? stated : stated?.replace(' / 24 hours', '');
  const formLabel = labelOf('dosage_form', form);
  const known = name.toLowerCase().includes(ingredient.toLowerCase().split(' ')[0] ?? '');
  const plain = ['device', 'kit', 'plaster', 'bandage', 'book', 'service'].includes(form);
  const legal = keyOf(facts.legal_category);
  const copy: Copy = {
    brand: brand.name,
    name,
    detail:
      ingredient && !known
        ? ingredient
        : plain || name.toLowerCase().includes((formLabel ?? '').toLowerCase())
          ? undefined
          : formLabel,
    strength,
    pack,
    flavour: taste,
    legal: legal === 'p' ? 'P' : legal === 'pom' ? 'POM' : undefined,
    age: age && YOUNG.has(age) && !plain ? labelOf('minimum_age', age) : undefined,
    emblem: emblemOf(full, form, flavour, model.categories),
    tint: brand.tints[seedOf(`${name}${flavour ?? ''}${strength ?? ''}`) % brand.tints.length] ?? brand.base,
  };
  const [, figure = '1', unit = ''] = /([\d.]+)\s*(ml|g|litre)?\b/.exec(pack ?? '') ?? [];
  return {
    sku: product.sku,
    form,
    words: full.toLowerCase(),
    dress: { copy, brand },
    amount: Math.max(1, Number(figure)),
    unit: unit === 'ml' || unit === 'g' ? unit : 'pieces',
    flavour,
    parts: partsOf(product, bySku),
  };
}

/** The packs of a fixed set; a bag that customers fill themselves shows the bag instead. */
function partsOf(product: ProductSeed, bySku: ReadonlyMap<string, ProductSeed>): Plan[] | undefined {
  const chosen = product.bundle?.options.map(
    ({ selections }) => (selections.find(({ isDefault }) => isDefault) ?? selections[0])?.sku,
  );
  const skus = product.grouped?.map(({ sku }) => sku) ?? chosen ?? [];
  const parts = skus.flatMap((sku) => (sku ? (bySku.get(sku) ?? []) : [])).map((part) => planOf(part, bySku));
  return parts.length > 1 && !/kit/i.test(product.name.default) ? parts : undefined;
}
