import type { RuledValues, UnsoldRule } from '@/lib/browser/unsold-rule';
import {
  type AttributeCatalogue,
  type AttributeMetadata,
  attributeValue,
  valueLabel,
} from '@/lib/catalog/product/attributes';
import { UNIT_ATTRIBUTES } from '@/lib/catalog/product/price';

/** What a trade tells about its products on cards. `app` hands it over: plain data, as the browser builds cards too. */
export interface CardRules {
  /** Attributes that stand below the name, in this order. */
  details: readonly string[];
  /** Labels of this attribute become the badge of the first matching kind: what variants decide, then the strictest. */
  badge: { code: string; kinds: readonly BadgeKind[] };
  /** What they do not sell is not sold by its page either. */
  isStopped?: true;
  /** What a product is made of: those recommended together share no value; a search for a label names the product. */
  apart?: string;
  /** Labels of that attribute that are as good as one value: what matches the same of these is kept apart, too. */
  kin?: readonly string[];
}

/** Values that are kept apart as one, list by list. */
export type Kin = readonly (readonly string[])[];

interface BadgeKind extends Omit<Badge, 'label'> {
  label: string;
}

/** A place where the shop shows products. Their own pages are none: who is there has asked for that product. */
export type Surface =
  /** A category's own list. */
  | 'category'
  /** The results of a search, and suggestions for a term that names the product. */
  | 'search'
  /** Suggestions for any other term. */
  | 'suggested'
  /** The newest products, on a home page and a landing page without content. */
  | 'newest'
  /** What a merchant's text names: offers, lists and carousels, on the home page and elsewhere. */
  | 'content'
  /** Beside another product, and beside a basket. */
  | 'linked'
  /** What this visitor has looked at before. */
  | 'recent'
  /** The picture of a link that somebody shares. */
  | 'shared'
  /** A price in what search engines and price comparisons read. */
  | 'offer';

/** What a card says about a product on its image. */
export interface Badge {
  kind: string;
  label: string;
  tone: 'info' | 'warning';
  /** None where it is no category, but says who has one. */
  icon?: 'circled-cross' | 'shield';
  /** Whether the cart takes it; where not, its page says how it is obtained. */
  isSold: boolean;
  /** Where it is not shown; without them it stands everywhere. */
  hiddenOn?: readonly Surface[];
  /** `nothing` that the shop understands; or that each variant decides, of which one without a label says nothing. */
  says?: 'nothing' | 'by-variant';
}

/** What the merchant's attributes say on a card; on a shop without them it is all null or empty. */
export interface CardLabels {
  brand: string | null;
  details: string[];
  badge: Badge | null;
  measure: string | null;
  base: string | null;
}

/** The attributes to ask for on cards, out of those that the backend has. */
export function cardAttributes(rules: CardRules | undefined, known: readonly string[]): string[] {
  const own = rules ? [...rules.details, ...ruledAttributes(rules)] : [];
  return ['brand', ...own, ...UNIT_ATTRIBUTES].filter((code) => known.includes(code));
}

/** The attributes that decide where a product may be shown. */
export function ruledAttributes(rules: CardRules): string[] {
  return [rules.badge.code, ...apartAttributes(rules)];
}

/** The attribute that a product is kept apart by from what is recommended beside it. */
export function apartAttributes(rules: Pick<CardRules, 'apart'> | undefined): string[] {
  return rules?.apart ? [rules.apart] : [];
}

/** The values of the rules' kin in a store view. */
export function kinValues(rules: CardRules | undefined, attributes: AttributeCatalogue): Kin {
  const options = apartAttributes(rules).flatMap((code) => [...(attributes.get(code)?.options ?? [])]);
  return (rules?.kin ?? []).map((labels) =>
    options.flatMap(([value, label]) => (new RegExp(labels, 'i').test(label) ? [value] : [])),
  );
}

/** Whether a product may be recommended beside others, as answered by the backend. */
export function mayStandBeside(
  product: object,
  others: readonly object[],
  rules: Pick<CardRules, 'apart'> | undefined,
  kin: Kin,
): boolean {
  const own = (one: object) => apartAttributes(rules).flatMap((code) => attributeValue(one, code)?.split(',') ?? []);
  const values = (one: object) =>
    own(one).flatMap((value) => [value, ...kin.filter((list) => list.includes(value)).flat()]);
  const taken = new Set(others.flatMap(values));
  return !values(product).some((value) => taken.has(value));
}

/** Whether the cart takes a product at all; `isRefused`: nothing of what it is made of. */
export function isSold({ badge, isRefused }: { badge: Badge | null; isRefused?: true }): boolean {
  return badge?.isSold !== false && !isRefused;
}

/** Whether a product may stand on a surface, as the trade has decided. */
export function isShownOn({ badge }: { badge: Badge | null }, surface: Surface): boolean {
  return !badge?.hiddenOn?.includes(surface);
}

/** How what a trade does not sell is known by its attribute alone; null where there is no such thing. */
export function unsoldRule(rules: CardRules | undefined, attributes: AttributeCatalogue): UnsoldRule | null {
  const metadata = rules && attributes.get(rules.badge.code);
  if (!rules || !metadata) return null;
  const { code, kinds } = rules.badge;
  const isListed = metadata.input === 'select' || metadata.input === 'multiselect';
  const valuesOf = (isMeant: (kind: Omit<Badge, 'label'>) => boolean): RuledValues | null => {
    const values = [...metadata.options].flatMap(([value, label]) => {
      const badge = toBadge(label, kinds);
      return badge && isMeant(badge) ? [value] : [];
    });
    const texts = isListed
      ? []
      : kinds.flatMap((kind, index) => (isMeant(kind) ? [textOf(kind, kinds.slice(0, index))] : []));
    if (texts.length > 0) return { values, text: texts.join('|') };
    return values.length > 0 ? { values } : null;
  };
  const unsold = valuesOf((kind) => !kind.isSold);
  const unclear = valuesOf(({ says }) => says === 'nothing');
  const open = valuesOf(({ says }) => says === 'by-variant');
  if (!isListed && !unsold && !open) return null;
  const stopped = rules.isStopped && { isStopped: rules.isStopped };
  return { code, ...(unsold ?? { values: [] }), ...(unclear && { unclear }), ...(open && { open }), ...stopped };
}

/** The texts that a kind recognises and none of those before it. */
function textOf({ label }: BadgeKind, before: readonly BadgeKind[]): string {
  if (before.length === 0) return `(?:${label})`;
  return `^(?!.*(?:${before.map((kind) => kind.label).join('|')}))(?=.*(?:${label}))`;
}

/** Labels of the merchant's attributes by code. */
export type Labels = ReadonlyMap<string, Pick<AttributeMetadata, 'input' | 'options'>>;

/** What an attribute says of a product, as answered by the backend. */
export function productLabel(product: object, code: string, labels: Labels): string | null {
  const value = attributeValue(product, code);
  const metadata = labels.get(code);
  return value && metadata ? valueLabel(metadata, value) : null;
}

/** A product's badge, as answered by the backend. */
export function productBadge(product: object, labels: Labels, rules: CardRules | undefined): Badge | null {
  return rules ? toBadge(productLabel(product, rules.badge.code, labels), rules.badge.kinds) : null;
}

/** The badge of what is bought: its own, else its parent's; where that leaves it to the variants, it says `nothing`. */
export function pieceBadge(
  piece: object,
  parent: object | null,
  labels: Labels,
  rules: CardRules | undefined,
): Badge | null {
  const isOwn = !parent || !rules || attributeValue(piece, rules.badge.code) !== null;
  const badge = productBadge(isOwn ? piece : parent, labels, rules);
  if (badge?.says !== 'by-variant') return badge;
  const unclear = rules?.badge.kinds.find(({ says }) => says === 'nothing');
  return unclear ? { ...unclear, label: badge.label } : badge;
}

/** The badge of a product with all that can be chosen of it: only variants can be left to say how they are sold. */
export function cardBadge(
  product: { __typename?: string },
  labels: Labels,
  rules: CardRules | undefined,
): Badge | null {
  return product.__typename === 'ConfigurableProduct'
    ? productBadge(product, labels, rules)
    : pieceBadge(product, null, labels, rules);
}

/** The strictest rule's badge among those of what is bought together; what leaves it to variants decides none. */
export function strictestBadge(badges: readonly (Badge | null)[], { badge: { kinds } }: CardRules): Badge | null {
  const decided = kinds.filter(({ says }) => says !== 'by-variant');
  const [strictest] = decided.flatMap(({ kind }) => badges.find((badge) => badge?.kind === kind) ?? []);
  return strictest ?? null;
}

/** Reads what a card says off a product's attributes. */
export function cardLabels(product: object, attributes: AttributeCatalogue, rules: CardRules | undefined): CardLabels {
  const label = (code: string) => productLabel(product, code, attributes);
  return {
    brand: label('brand'),
    details: (rules?.details ?? []).flatMap((code) => label(code) ?? []),
    badge: cardBadge(product, attributes, rules),
    measure: label('unit_pricing_measure'),
    base: label('unit_pricing_base'),
  };
}

/** Magento tells an option's label only, so its words are what can be recognised. */
function toBadge(label: string | null, kinds: readonly BadgeKind[]): Badge | null {
  const found = label ? kindOf(label, kinds) : undefined;
  return label && found ? { ...found, label } : null;
}

/** The first kind that recognises a label. */
export function kindOf(label: string, kinds: readonly BadgeKind[]): BadgeKind | undefined {
  return kinds.find((kind) => new RegExp(kind.label, 'i').test(label));
}
