import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { INGREDIENT_CLASSES } from './guard/ingredient-classes';
import { hiddenSurfaces, type LegalCategory } from './publishing';

/** What a medicine's card says, recognised in the shop's languages. What needs a prescription is not sold in a cart. */
export const medicineCardRules: CardRules = {
  // Two medicines with one active ingredient are a double dose.
  apart: 'active_ingredient',
  // Two that work in the same way are one, too.
  kin: INGREDIENT_CLASSES.map(({ names }) => names),
  details: ['strength', 'pack_size'],
  badge: {
    code: 'legal_category',
    kinds: [
      {
        kind: 'pom' satisfies LegalCategory,
        // Not what says that none is needed.
        label:
          '^(?!.*(non-?prescription|(no|without a?) ?prescription|ไม่(ต้อง)?(ใช้|มี)ใบสั่ง)).*(prescription|\\bPOM\\b|\\bRx\\b|ใบสั่ง(แพทย์|ยา)|ควบคุมพิเศษ)',
        tone: 'warning',
        icon: 'shield',
        isSold: false,
        hiddenOn: hiddenSurfaces('pom'),
      },
      {
        kind: 'p' satisfies LegalCategory,
        label: 'pharmac(y|ist)|^P$|เภสัชกร',
        tone: 'info',
        icon: 'circled-cross',
        isSold: true,
        hiddenOn: hiddenSurfaces('p'),
      },
    ],
  },
};

const { badge } = medicineCardRules;

/** The same in a store view that sells no medicines: whatever has a legal category is one. */
export const stoppedCardRules: CardRules = {
  ...medicineCardRules,
  badge: {
    ...badge,
    kinds: [
      ...badge.kinds.map((kind) => ({
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
