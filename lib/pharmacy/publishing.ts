import type { Surface } from '@/lib/catalog/card/card-rules';

/** How a medicine may be sold: `p` under a pharmacist's eye, `pom` on prescription. */
export type LegalCategory = 'p' | 'pom';

/**
 * Where a medicine may be shown, by its legal category: the one place that decides. What needs a prescription must not be
 * advertised to the public (Human Medicines Regulations 2012, regulation 284): it stands where a shopper looks for it,
 * and nowhere that the shop itself puts it before somebody or quotes its price elsewhere.
 */
const PUBLISHED: Record<Surface, Record<LegalCategory, boolean>> = {
  category: { p: true, pom: true },
  search: { p: true, pom: true },
  suggested: { p: true, pom: false },
  newest: { p: true, pom: false },
  content: { p: true, pom: false },
  linked: { p: true, pom: false },
  recent: { p: true, pom: false },
  shared: { p: true, pom: false },
  offer: { p: true, pom: false },
};

/** Whether a product of this legal category, null for what is sold freely, may be shown on a surface. */
export function mayBePublished(category: LegalCategory | null, surface: Surface): boolean {
  return category === null || PUBLISHED[surface][category];
}

/** All surfaces that a legal category is kept from, as plain data: the browser builds cards, too. */
export function hiddenSurfaces(category: LegalCategory): Surface[] {
  return SURFACES.filter((surface) => !mayBePublished(category, surface));
}

const SURFACES = Object.keys(PUBLISHED) as Surface[];
