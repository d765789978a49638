import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { CardRules } from '@/lib/catalog/card/card-rules';

/** How a medicine may be sold: `p` under a pharmacist's eye, `pom` on prescription. */
export type LegalCategory = 'p' | 'pom';

/** What a medicine's card says, recognised in the shop's languages. On prescription: its page says what that means. */
export const medicineCardRules: CardRules = {
  details: ['strength', 'pack_size'],
  badge: {
    code: 'legal_category',
    kinds: [
      {
        kind: 'pom' satisfies LegalCategory,
        label: 'prescription|\\bPOM\\b|ใบสั่งแพทย์',
        tone: 'warning',
        icon: 'shield',
        needsPage: true,
      },
      {
        kind: 'p' satisfies LegalCategory,
        label: 'pharmac(y|ist)|^P$|เภสัชกร',
        tone: 'info',
        icon: 'circled-cross',
        needsPage: false,
      },
    ],
  },
};

/** How a product may be sold, where that is not freely. */
export function legalCategory({ badge }: Pick<CardProduct, 'badge'>): LegalCategory | null {
  return badge?.kind === 'p' || badge?.kind === 'pom' ? badge.kind : null;
}
