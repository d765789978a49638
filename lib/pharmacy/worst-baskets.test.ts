import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import british from '@/messages/en-GB.json';
import { passedText } from './guard/limit-texts';
import {
  ALLERGY,
  ASKED,
  ASPIRIN,
  bundle,
  CO_CODAMOL,
  CODES,
  COLD_SACHETS,
  configurable,
  DECONGESTANT,
  EMERGENCY,
  FEXOFENADINE,
  IBUPROFEN_200,
  IBUPROFEN_400,
  IBUPROFEN_GEL,
  type Item,
  judged,
  LAXATIVE,
  LINCTUS,
  LOPERAMIDE,
  MALARIA,
  NAPROXEN,
  PARACETAMOL_16,
  PARACETAMOL_24,
  PHARMACY,
  PLASTERS,
  PRESCRIPTION,
  product,
  SILDENAFIL,
  SLEEP_AID,
  SOLUBLE,
  SYRUP,
  simple,
  verdictOf,
} from './worst-baskets.fixture';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

// The worst baskets that we could think of, as a backend answers them: what the basket's page, the drawer and the
// checkout's review say of each, and whether its order is passed on, by the same rules.

setUpPharmacy(CODES);

interface Worst {
  name: string;
  items: Item[];
  /** Ingredients, and classes, that are warned of; the limits that are passed, by what and how much. */
  shared?: string[];
  classes?: string[];
  passed?: string[];
  /** Of the texts, why the till refuses it where that is no limit; it passes on what is only warned of. */
  refused?: 'prescription' | 'questions';
}

const WORST: Worst[] = [
  {
    name: '120 paracetamol tablets, a malaria medicine and sildenafil',
    items: [simple(PARACETAMOL_24, 5), simple(MALARIA), simple(SILDENAFIL)],
    passed: ['Paracetamol packs 5 > 2'],
  },
  {
    name: 'what needs a prescription, co-codamol and paracetamol of two kinds',
    items: [simple(FEXOFENADINE), simple(CO_CODAMOL), simple(PARACETAMOL_16, 2), simple(SOLUBLE)],
    shared: ['Paracetamol'],
    passed: ['Paracetamol packs 4 > 2'],
    refused: 'prescription',
  },
  {
    name: 'too much of one ingredient by a bundle that is bought twice, and once by itself',
    items: [
      bundle(
        'Winter kit',
        [
          [COLD_SACHETS, 1],
          [IBUPROFEN_200, 1],
        ],
        2,
      ),
      simple(PARACETAMOL_16),
    ],
    shared: ['Acetaminophen'],
    passed: ['Acetaminophen packs 3 > 2'],
  },
  {
    name: 'a bundle with two painkillers of one ingredient in it',
    items: [
      bundle('Travel kit', [
        [IBUPROFEN_200, 1],
        [IBUPROFEN_400, 1],
      ]),
    ],
    shared: ['Ibuprofen'],
  },
  {
    name: 'few packs with very many tablets, as only the chosen variant says',
    items: [
      configurable(
        PARACETAMOL_16,
        { uid: 'Paracetamol 100', legal_category: PHARMACY, unit_pricing_measure: '100 tablets' },
        2,
      ),
    ],
    passed: ['Paracetamol units 200 > 100'],
  },
  {
    name: 'a variant that needs a prescription of a parent that is sold freely',
    items: [configurable(IBUPROFEN_200, { uid: 'Ibuprofen 800', legal_category: PRESCRIPTION })],
    refused: 'prescription',
  },
  {
    name: 'all of a group of painkillers: one ingredient in two strengths and as a gel, and two more of their class',
    items: [IBUPROFEN_200, IBUPROFEN_400, IBUPROFEN_GEL, ASPIRIN, NAPROXEN].map((one) => simple(one)),
    shared: ['Ibuprofen'],
    classes: ['antiInflammatory'],
  },
  {
    name: 'codeine twice, as tablets and as a linctus, and a sedating antihistamine',
    items: [simple(CO_CODAMOL), simple(LINCTUS), simple(SLEEP_AID)],
    shared: ['Codeine phosphate'],
    classes: ['sedating'],
    passed: ['Codeine phosphate packs 2 > 1'],
  },
  {
    name: 'codeine and a sedating antihistamine, one of each',
    items: [simple(CO_CODAMOL), simple(SLEEP_AID)],
    classes: ['sedating'],
  },
  {
    name: 'the makings of something else: decongestants by the milligram',
    items: [simple(DECONGESTANT, 2)],
    passed: ['Pseudoephedrine milligrams 1440 > 720'],
  },
  {
    name: 'loperamide in threes, and a medicine that is limited by the merchant, by a bundle and alone',
    items: [simple(LOPERAMIDE, 3), bundle('Night kit', [[EMERGENCY, 1]]), simple(EMERGENCY)],
    shared: ['Levonorgestrel'],
    passed: ['Loperamide packs 3 > 2', 'Emergency pill packs 2 > 1'],
  },
  {
    name: 'liquid paracetamol by the bottle, beside tablets that are few enough',
    items: [simple(SYRUP, 3), simple(PARACETAMOL_16, 2)],
    shared: ['Paracetamol'],
    passed: ['Paracetamol bottles 3 > 2'],
  },
  {
    name: 'what is misused, and laxatives for longer than a short course',
    items: [simple(SLEEP_AID, 2), simple(LAXATIVE, 3)],
    passed: ['Promethazine packs 2 > 1', 'Bisacodyl packs 3 > 2'],
  },
  {
    name: 'codeine that a merchant has written after a comma',
    items: [simple(product('Co-codamol 8/500', 'Paracetamol 500 mg, Codeine 8 mg', '2 x 16 tablets', PHARMACY), 2)],
    passed: ['Codeine packs 2 > 1'],
  },
  {
    name: 'packs that are sold freely beside one that asks: the limit of that one is not theirs',
    items: [
      configurable(ALLERGY, { uid: 'Allergy 7' }, 2),
      configurable(ALLERGY, { uid: 'Allergy 30', legal_category: PHARMACY, suitability_form: 'questions/allergy' }, 1),
    ],
    shared: ['Cetirizine'],
    refused: 'questions',
  },
  {
    name: 'two packs on prescription, each of which the merchant would let have one',
    items: ['Fexofenadine 30', 'Fexofenadine 60'].map((uid) =>
      configurable(FEXOFENADINE, { uid, maximum_per_order: '1' }, 1),
    ),
    shared: ['Fexofenadine'],
    passed: ['Fexofenadine 180 packs 2 > 1'],
    refused: 'prescription',
  },
  {
    name: 'more of a pharmacy medicine than one set of answers is about, over two variants',
    items: [
      configurable(ASKED, { uid: 'Migraine 2', unit_pricing_measure: '2 tablets' }, 1),
      configurable(ASKED, { uid: 'Migraine 4', unit_pricing_measure: '4 tablets' }, 2),
    ],
    shared: ['Sumatriptan'],
    passed: ['Migraine tablets packs 3 > 2'],
    refused: 'questions',
  },
  {
    name: 'a parent’s maximum, by two of its variants',
    items: [
      configurable(EMERGENCY, { uid: 'Pill A', unit_pricing_measure: '1 tablet' }),
      configurable(EMERGENCY, { uid: 'Pill B', unit_pricing_measure: '1 tablet' }),
    ],
    shared: ['Levonorgestrel'],
    passed: ['Emergency pill packs 2 > 1'],
  },
  {
    name: 'a medicine about which questions are asked, in a hand-made cart without answers',
    items: [simple(ASKED)],
    refused: 'questions',
  },
];

const t = createTranslator({ locale: 'en-GB', messages: british, namespace: 'pharmacy.basketGuard' });

describe.each(WORST)('$name', ({ items, shared = [], classes = [], passed = [], refused }) => {
  it('is judged on every screen', () => {
    const verdict = verdictOf(items);
    expect(verdict.shared.map(({ names }) => names.join())).toEqual(shared);
    expect(verdict.classes.map(({ kind }) => kind)).toEqual(classes);
    expect(verdict.passed.map(({ name, measure, count, most }) => `${name} ${measure} ${count} > ${most}`)).toEqual(
      passed,
    );
  });

  it(
    refused || passed.length > 0 ? 'is refused at the till, with its lines' : 'is passed on, as it is warned of',
    async () => {
      const answer = await judged(items);
      if (!refused && passed.length === 0) return expect(answer).toBeNull();
      expect(answer?.lines.length).toBeGreaterThan(0);
      expect(items.map(({ uid }) => uid)).toEqual(expect.arrayContaining([...(answer?.lines ?? [])]));
      const limits = verdictOf(items).passed.map((limit) => t(...passedText(limit)));
      if (refused === 'prescription')
        expect(answer?.message).toMatch(/^This needs a prescription.*: (Fexo|Ibuprofen 200)/);
      else if (refused === 'questions')
        expect(answer?.message).toMatch(/answer the questions.*(Migraine|Allergy) tablets/);
      else expect(answer?.message).toBe(limits.join(' '));
    },
  );
});

describe('a store view that sells no medicines', () => {
  it.each<[string, Item[]]>([
    ['of general sale', [simple(PARACETAMOL_16)]],
    ['in a bundle', [bundle('Winter kit', [[COLD_SACHETS, 1]])]],
    ['with questions, or on prescription, whatever was answered', [simple(ASKED), simple(FEXOFENADINE)]],
  ])('orders none %s', async (_, items) => {
    const stopped = 'Not sold here: We send medicines to the United Kingdom only.';
    const answer = await judged([...items, simple(PLASTERS)], stopped);
    expect(answer?.message).toMatch(/^We do not sell this medicine here: /);
    expect(answer?.lines).toEqual(items.map(({ uid }) => uid));
    expect(await judged([simple(PLASTERS)], stopped)).toBeNull();
  });

  it('knows a medicine by its licence, too', async () => {
    const licensed = { ...PLASTERS, licence_number: 'PL 00001/0001' };
    const answer = await judged([simple(licensed)], 'Not sold here: We send none.');
    expect(answer?.lines).toEqual(['line Plasters']);
  });
});

const kitWith = (part: typeof PLASTERS) =>
  bundle(
    'Kit',
    [PLASTERS, part].map((one) => [one, 1]),
  );

describe('medicines to some countries only', () => {
  it('are not ordered to another, as the shopper reads in the view’s language; anything else is', async () => {
    const items = [simple(PARACETAMOL_16), simple(PLASTERS)];
    expect(await judged(items, 'Deliver to: GB, IE')).toEqual({
      message:
        'We send medicines only to these countries: United Kingdom and Ireland. Your order goes elsewhere: Paracetamol 16',
      lines: ['line Paracetamol 16'],
    });
    expect((await judged(items, 'Deliver to: GB', {}, 'mmstr_th'))?.message).toContain('สหราชอาณาจักร');
    expect(await judged([simple(PLASTERS)], 'Deliver to: GB')).toBeNull();
    expect(await judged(items, 'Deliver to: GB FR')).toBeNull();
  });

  it('are not ordered in a bundle either, nor by a basket that goes to one of them and elsewhere', async () => {
    const items = [kitWith(PARACETAMOL_16), simple(PLASTERS)];
    const shipping_addresses = [{ country: { code: 'GB' } }, { country: { code: 'FR' } }];
    const cart = { judgedCart: { cart: { id: 'cart', shipping_addresses, items } } };
    expect((await judged([], 'Deliver to: GB', cart))?.lines).toEqual(['line Kit']);
  });
});

describe('a legal category that nobody understands', () => {
  it.each(['Controlled drug', 'Schedule 2', 'P.O.M', 'CD POM (Sch. 3)', 'Not for general sale'])(
    'is not sold: %s',
    async (label) => {
      const answer = await judged([simple({ ...PARACETAMOL_16, legal_category: label }), simple(PLASTERS)]);
      expect(answer?.lines).toEqual(['line Paracetamol 16']);
    },
  );

  it('is not sold as one part of a bundle', async () => {
    const controlled = { ...PARACETAMOL_16, legal_category: 'Schedule 2' };
    expect((await judged([kitWith(controlled)]))?.lines).toEqual(['line Kit']);
  });
});

describe('what is prescribed', () => {
  it('is one pack', () => {
    expect(verdictOf([simple(FEXOFENADINE)]).passed).toEqual([]);
    expect(verdictOf([simple(FEXOFENADINE, 2)]).passed).toMatchObject([{ measure: 'packs', most: 1, count: 2 }]);
  });
});
