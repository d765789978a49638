import { describe, expect, it } from 'vitest';
import type { AttributeCatalogue, AttributeMetadata } from '@/lib/catalog/product/attributes';
import { partialAnswer } from '@/lib/testing/partial-answer';
import type { ComparedAnswer } from './documents';
import { comparePacks } from './same-medicine';

const attribute = (code: string, input: string, options: [string, string][] = []): [string, AttributeMetadata] => [
  code,
  { code, input, options: new Map(options), position: 0, isVisible: true },
];
const attributes: AttributeCatalogue = new Map([
  attribute('active_ingredient', 'multiselect', [
    ['1', 'Paracetamol'],
    ['2', 'Caffeine'],
    ['3', 'Hydrocortisone'],
  ]),
  attribute('active_amounts', 'text'),
  attribute('strength', 'select', [
    ['5', '500 mg'],
    ['6', '1%'],
  ]),
  attribute('dosage_form', 'select', [
    ['7', 'Tablets'],
    ['8', 'Capsules'],
  ]),
  attribute('legal_category', 'select', [
    ['10', 'General sale'],
    ['11', 'Pharmacy medicine'],
    ['12', 'Prescription only'],
    ['13', 'Depends on the pack'],
  ]),
  attribute('unit_pricing_measure', 'text'),
  attribute('unit_pricing_base', 'text'),
]);
const context = { storeView: { code: 'mmstr_en', isDefault: true }, currency: 'GBP', attributes };

const price = (value: number) => {
  const money = { value, currency: 'GBP' as const };
  return { minimum_price: { final_price: money, regular_price: money }, maximum_price: { final_price: money } };
};
const PARACETAMOL = {
  active_ingredient: '1',
  active_amounts: 'Paracetamol 500 mg',
  dosage_form: 7,
  unit_pricing_measure: '16 tablets',
  unit_pricing_base: '1 tablet',
};

/** A product of so many pounds; `facts`: its attributes. */
function product(sku: string, pounds: number, facts: object = {}): ComparedAnswer {
  const own = { uid: sku, sku, name: `${sku} 500 mg`, url_key: sku.toLowerCase(), url_suffix: '.html' };
  const answer = { __typename: 'SimpleProduct', ...own, price_range: price(pounds), ...PARACETAMOL, ...facts };
  return partialAnswer<ComparedAnswer>(answer);
}

const OWN = product('OWN', 1.6);
const compared = (...others: ComparedAnswer[]) => comparePacks({ uid: 'OWN' }, [OWN, ...others], context);
const skus = (...others: ComparedAnswer[]) => compared(...others).map(({ uid }) => uid);

describe('packs of the same medicine', () => {
  it('are none of those whose price the backend hides', () => {
    const { price_range } = product('A', 1);
    const hidden = {
      price_range: { ...price_range, minimum_price: { final_price: { value: null, currency: 'GBP' } } },
    };
    expect(skus(product('HIDDEN', 0, hidden), product('KNOWN', 1))).toEqual(skus(product('KNOWN', 1)));
  });

  it('are told by what one unit costs, the cheapest first and marked, the looked at one without a link', () => {
    const many = product('MANY', 1.92, { unit_pricing_measure: '32 tablets', legal_category: 11 });
    const dear = product('DEAR', 3.2);
    expect(compared(dear, many)).toEqual([
      {
        uid: 'MANY',
        name: 'MANY 500\u00a0mg',
        href: '/many.html',
        holds: '32 tablets',
        price: { minor: 192, currency: 'GBP' },
        unitPrice: { price: { minor: 6, currency: 'GBP' }, unit: 'tablet' },
        isCheapest: true,
        legalCategory: 'Pharmacy medicine',
      },
      expect.objectContaining({ uid: 'OWN', href: null, isCheapest: false, legalCategory: null }),
      expect.objectContaining({ uid: 'DEAR', isCheapest: false }),
    ]);
  });

  it('whose unit costs the same to the penny are all the cheapest', () => {
    const marked = compared(product('NEARLY', 1.61)).map(({ uid, isCheapest }) => [uid, isCheapest]);
    expect(marked).toEqual([
      ['OWN', true],
      ['NEARLY', true],
    ]);
  });

  it.each([
    ['another strength', { active_amounts: 'Paracetamol 250 mg' }],
    [
      'another ingredient beside it',
      { active_ingredient: '1,2', active_amounts: 'Paracetamol 500 mg; Caffeine 65 mg' },
    ],
    ['another form', { dosage_form: 8 }],
    ['no form', { dosage_form: null }],
    ['no strength', { active_amounts: null }],
    ['another unit', { unit_pricing_measure: '100 ml', unit_pricing_base: '100 ml' }],
    ['no price per unit', { unit_pricing_base: null }],
    ['a prescription that is needed', { legal_category: 12 }],
    ['nothing left of it', { stock_status: 'OUT_OF_STOCK' }],
    ['several medicines in it', { __typename: 'BundleProduct' }],
  ])('are none with %s', (_, facts) => {
    expect(skus(product('OTHER', 1, facts))).toEqual([]);
    expect(skus(product('OTHER', 1))).toEqual(['OTHER', 'OWN']);
  });

  it('say how each is sold, where that is left to the packs, and leave out one that does not', () => {
    const own = (sku: string, legal_category: number | null) => ({ product: product(sku, 1, { legal_category }) });
    const variants = [own('FREE', 10), own('BY-PHARMACISTS', 11), own('UNTOLD', null)];
    const mixed = product('MIXED', 1, { __typename: 'ConfigurableProduct', legal_category: 13, variants });
    expect(compared(mixed).map(({ uid, legalCategory }) => [uid, legalCategory])).toEqual([
      ['FREE', null],
      ['BY-PHARMACISTS', 'Pharmacy medicine'],
      ['OWN', null],
    ]);
  });

  it('are nothing to compare for what needs a prescription itself, or is not found', () => {
    const others = [product('A', 1), product('B', 2)];
    expect(comparePacks({ uid: 'OWN' }, [product('OWN', 1, { legal_category: 12 }), ...others], context)).toEqual([]);
    expect(comparePacks({ uid: 'OWN' }, others, context)).toEqual([]);
  });

  it('are known by the label of the strength where the amount is no weight', () => {
    const cream = {
      active_ingredient: '3',
      active_amounts: 'Hydrocortisone 1%',
      strength: 6,
      unit_pricing_measure: '15 g',
      unit_pricing_base: '10 g',
    };
    const answers = [
      product('OWN', 3, cream),
      product('CREAM', 2, cream),
      product('WEAK', 1, { ...cream, strength: 5 }),
    ];
    expect(comparePacks({ uid: 'OWN' }, answers, context).map(({ uid }) => uid)).toEqual(['CREAM', 'OWN']);
  });

  it('are a configurable product’s variants, each by what is its own', () => {
    const { unit_pricing_measure, ...shared } = PARACETAMOL;
    const variant = (sku: string, pounds: number, holds: string, facts: object = {}) => ({
      product: { uid: sku, sku, price_range: price(pounds), unit_pricing_measure: holds, ...facts },
    });
    const variants = [
      variant('P-16', 2, '16 tablets'),
      variant('P-32', 1.5, '32 tablets'),
      variant('P-100', 1, '100 tablets', { legal_category: 12 }),
    ];
    const own = product('PACKS', 1, {
      ...shared,
      __typename: 'ConfigurableProduct',
      unit_pricing_measure: null,
      variants,
    });
    expect(compared(own).map(({ uid, href, holds }) => [uid, href, holds])).toEqual([
      ['P-32', '/packs.html?variant=P-32', '32 tablets'],
      ['OWN', null, unit_pricing_measure],
      ['P-16', '/packs.html?variant=P-16', '16 tablets'],
    ]);
    expect(comparePacks({ uid: 'PACKS' }, [own], context), 'its own packs alone').toEqual([]);
  });

  it('are eight at most, and the looked at one', () => {
    const cheaper = Array.from({ length: 12 }, (_, index) => product(`N${index}`, 0.5 + index / 100));
    expect(skus(...cheaper)).toEqual([...cheaper.slice(0, 8).map(({ uid }) => uid), 'OWN']);
  });
});
