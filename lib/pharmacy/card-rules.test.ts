import { describe, expect, it } from 'vitest';
import { type ProductAnswer, toCardProduct } from '@/lib/catalog/card/card-product';
import { isShownOn } from '@/lib/catalog/card/card-rules';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { isUnknownCategory, legalCategory, medicineCardRules } from './card-rules';
import { categoryOfLabel } from './category-labels';

const money = { value: 3.2, currency: 'GBP' as const };
const answer: ProductAnswer = partialAnswer({
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'IBU-200',
  name: 'Ibuprofen tablets',
  url_key: 'ibuprofen',
  rating_summary: 0,
  review_count: 0,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

/** The card of a medicine whose legal category has this label. */
function card(label: string, __typename = 'SimpleProduct') {
  const option = (code: string, text: string) => ({
    attribute_code: code,
    input_type: 'select',
    attribute_options: [{ value: '1', label: text }],
  });
  const attributes = toAttributeCatalogue(
    partialAnswer([option('pack_size', 'Pack of 16'), option('strength', '200 mg'), option('legal_category', label)]),
  );
  // What the browser gets for cross-sells has been through JSON.
  const cardRules = JSON.parse(JSON.stringify(medicineCardRules)) as typeof medicineCardRules;
  const product = toCardProduct(
    { ...answer, __typename, pack_size: 1, strength: 1, legal_category: 1 } as ProductAnswer,
    {
      ...testStoreContext,
      attributes,
      cardRules,
    },
  );
  if (!product) throw new Error('no card');
  return product;
}

describe('The card of a medicine', () => {
  it.each(['Pharmacy medicine', 'P', '(P)', 'P medicine', 'Sold by a pharmacist', 'ยาที่จ่ายโดยเภสัชกร', 'ยาอันตราย'])(
    'says that it is sold under a pharmacist’s eye: %s',
    (label) => {
      const { badge } = card(label);
      expect(badge).toMatchObject({ label, tone: 'info', isSold: true });
      expect(legalCategory({ badge })).toBe('p');
    },
  );

  it.each([
    'Prescription only',
    'POM',
    'POM (no prescription, no sale)',
    'Prescription only medicine (not sold without a prescription)',
    'ห้ามขายโดยไม่มีใบสั่งแพทย์',
    'Rx only',
    'ยาตามใบสั่งแพทย์',
    'ตามใบสั่งยา',
    'ยาควบคุมพิเศษ',
  ])('leads to its page where it is sold on prescription: %s', (label) => {
    const { badge } = card(label);
    expect(badge).toMatchObject({ label, tone: 'warning', isSold: false });
    expect(legalCategory({ badge })).toBe('pom');
  });

  it.each(['Non-prescription medicine', 'No prescription needed', 'Without a prescription', 'ยาที่ไม่ต้องใช้ใบสั่งแพทย์'])(
    'is sold where it says that nobody need prescribe it: %s',
    (label) => {
      expect(card(label).badge).toBeNull();
    },
  );

  it.each(['Not OTC', 'Controlled drug, not over the counter', 'Not for general sale', 'Schedule 2'])(
    'is not sold where nobody here knows how it may be: %s',
    (label) => {
      const { badge } = card(label);
      expect(badge).toMatchObject({ isSold: false });
      expect(isUnknownCategory(badge)).toBe(true);
    },
  );

  const mixed = [
    'Depends on the pack',
    'Depending on its pack size',
    'Varies by strength',
    'Some packs: pharmacy medicine',
    'Larger packs on prescription only (POM)',
    'Some packs: no prescription needed',
    'ขึ้นกับขนาดบรรจุ',
    'ขึ้นอยู่กับขนาดบรรจุ',
    'บางขนาดบรรจุเป็นยาอันตราย',
  ];

  it.each(mixed)('says that its packs are sold in different ways, each by its own rule: %s', (label) => {
    const { badge } = card(label, 'ConfigurableProduct');
    const isCautious = label.includes('prescription only');
    expect(badge).toMatchObject({ kind: 'mixed', label, tone: isCautious ? 'warning' : 'info', isSold: true });
    // By its sign a skeleton makes room for a badge, which the pack that the page shows first may not have.
    expect(badge?.icon).toBe(isCautious ? 'shield' : undefined);
    expect(isShownOn({ badge }, 'newest')).toBe(!isCautious);
    expect([legalCategory({ badge }), isUnknownCategory(badge), categoryOfLabel(label)]).toEqual([null, false, null]);
  });

  it.each(mixed)('is not sold where it has no packs that could differ: %s', (label) => {
    const { badge } = card(label);
    expect(badge).toMatchObject({ label, tone: 'warning', isSold: false });
    expect(isUnknownCategory(badge)).toBe(true);
  });

  it.each([
    ['Prescription only, whatever the pack', 'pom'],
    ['Does not depend on the pack: pharmacy medicine', 'p'],
    ['ไม่ขึ้นกับขนาดบรรจุ: ยาอันตราย', 'p'],
  ])('says the rule of all packs where it names one: %s', (label, kind) => {
    expect(card(label, 'ConfigurableProduct').badge?.kind).toBe(kind);
  });

  it.each(['General sale', 'ยาที่ซื้อได้ทั่วไป', 'ยาสามัญประจำบ้าน'])('has no badge where it is sold freely: %s', (label) => {
    const { badge } = card(label);
    expect(badge).toBeNull();
    expect(legalCategory({ badge })).toBeNull();
  });

  it('tells strength and pack size, in this order', () => {
    expect(card('General sale').details).toEqual(['200\u00a0mg', 'Pack of 16']);
  });
});
