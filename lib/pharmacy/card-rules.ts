import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { CATEGORY_LABELS, DEPENDS_ON_PACK, NO_PRESCRIPTION, NOT_FORBIDDEN } from './category-labels';
import { FACT_ATTRIBUTES } from './fact-attributes';
import { INGREDIENT_CLASSES } from './guard/ingredient-classes';
import { hiddenSurfaces, type LegalCategory } from './publishing';

/** The kind of a label that says nothing to this shop: it is not sold, nor by a consultation. */
const UNKNOWN_CATEGORY = 'unknown';
/** Labels of what anybody may sell, and of what is no medicine at all. */
const FREE = [
  NO_PRESCRIPTION,
  `${NOT_FORBIDDEN}(general sales?|\\bG\\.?\\s?S\\.?\\s?L\\b|over.the.counter|\\bOTC\\b)`,
  '(not a|no|non-?) ?(medicine|medicinal)|supplement|\\bfood\\b|cosmetic|device|traditional|herbal|hom(o?)eopath|\\bTHR\\b',
  'สามัญประจำบ้าน|ยาสามัญ|(?:ยา|ซื้อได้)ทั่วไป|อาหารเสริม|ผลิตภัณฑ์เสริมอาหาร|เครื่องสำอาง|เครื่องมือแพทย์|สมุนไพร|แผนโบราณ',
].join('|');

/** What leaves it to each pack how that is sold. */
const MIXED = { kind: 'mixed', isSold: true, says: 'by-variant' } as const;

/** What a medicine's card says, recognised in the shop's languages. What needs a prescription is not sold in a cart. */
export const medicineCardRules: CardRules = {
  // Two medicines with one active ingredient are a double dose.
  apart: FACT_ATTRIBUTES.activeIngredient,
  // Two that work in the same way are one, too.
  kin: INGREDIENT_CLASSES.map(({ names, beside }) => (beside ? `${names}|${beside}` : names)),
  details: [FACT_ATTRIBUTES.strength, FACT_ATTRIBUTES.packSize],
  badge: {
    code: FACT_ATTRIBUTES.legalCategory,
    kinds: [
      {
        ...MIXED,
        // "Some packs on prescription only": what it may have is advertised no more than those.
        label: `^(?=.*(${DEPENDS_ON_PACK}))(?=.*(${CATEGORY_LABELS.pom}))`,
        tone: 'warning',
        icon: 'shield',
        hiddenOn: hiddenSurfaces('pom'),
      },
      { ...MIXED, label: DEPENDS_ON_PACK, tone: 'info' },
      {
        kind: 'pom' satisfies LegalCategory,
        label: CATEGORY_LABELS.pom,
        tone: 'warning',
        icon: 'shield',
        isSold: false,
        hiddenOn: hiddenSurfaces('pom'),
      },
      {
        kind: 'p' satisfies LegalCategory,
        label: CATEGORY_LABELS.p,
        tone: 'info',
        icon: 'circled-cross',
        isSold: true,
        hiddenOn: hiddenSurfaces('p'),
      },
      {
        kind: UNKNOWN_CATEGORY,
        // "Schedule 2", "P.O. medicine": what nobody here understands may be a controlled drug.
        label: `^(?!.*(${CATEGORY_LABELS.p}|${FREE})).*\\S`,
        tone: 'warning',
        icon: 'shield',
        isSold: false,
        hiddenOn: hiddenSurfaces('pom'),
        says: 'nothing',
      },
    ],
  },
};

const { badge } = medicineCardRules;

/** The same in a store view that sells no medicines: whatever has a legal category is one. */
export const stoppedCardRules: CardRules = {
  ...medicineCardRules,
  isStopped: true,
  badge: {
    ...badge,
    kinds: [
      // Not even a variant decides there.
      ...badge.kinds.map(({ says: _, ...kind }) => ({
        ...kind,
        isSold: false,
        hiddenOn: [...(kind.hiddenOn ?? []), 'offer' as const],
      })),
      { kind: 'any', label: '.', tone: 'info', icon: 'circled-cross', isSold: false, hiddenOn: ['offer'] },
    ],
  },
};

/** How a product may be sold, where that is not freely. */
export function legalCategory({ badge }: Pick<CardProduct, 'badge'>): LegalCategory | null {
  return badge?.kind === 'p' || badge?.kind === 'pom' ? badge.kind : null;
}

/** Whether a label says nothing to this shop, so that what has it is not sold. */
export function isUnknownCategory(badge: { kind: string } | null): boolean {
  return badge?.kind === UNKNOWN_CATEGORY;
}
