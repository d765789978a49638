import type { LegalCategory } from './publishing';

/** What says that a thing must not be done says nothing of what may. */
export const NOT_FORBIDDEN = '(?<!\\b(?:not|never|cannot)\\b.*|ห้าม.*)';

/** What says that none is needed is no prescription; "not sold without a prescription" says that one is. */
export const NO_PRESCRIPTION = `${NOT_FORBIDDEN}(?:non-?prescription|(?:no|without a?) ?prescription|ไม่(?:ต้อง)?(?:ใช้|มี)ใบสั่ง)`;

/** What leaves the category to each pack, whatever it names: "Depends on the pack", "Some packs: pharmacy medicine". */
export const DEPENDS_ON_PACK =
  '(?<!\\bnot .*)((depend\\w*|var(y|ies)) (on|by|with) (the |its )?|(some|larger) )(pack|size|strength)|(?<!ไม่)ขึ้น(อยู่)?กับขนาด|บางขนาด';

/** How the labels of a legal category are recognised in the shop's languages, the strictest first. */
export const CATEGORY_LABELS: Readonly<Record<LegalCategory, string>> = {
  // "POM (no prescription, no sale)" is one all the same.
  pom: `\\bP\\.?\\s?O\\.?\\s?M\\b|ควบคุมพิเศษ|(?<!no.?)prescription[ -]only|^(?!.*(${NO_PRESCRIPTION})).*(prescription|\\bRx\\b|ใบสั่ง(แพทย์|ยา))`,
  p: 'pharmac(y|ist)|^[\\s(]*P[\\s.)]*(medicines?)?\\s*$|เภสัชกร|ยาอันตราย',
};

/** How a product with such a label may be sold, where that is not freely. */
export function categoryOfLabel(label: string | null): LegalCategory | null {
  const is = (labels: string) => label !== null && new RegExp(labels, 'i').test(label);
  if (is(DEPENDS_ON_PACK)) return null;
  if (is(CATEGORY_LABELS.pom)) return 'pom';
  return is(CATEGORY_LABELS.p) ? 'p' : null;
}
