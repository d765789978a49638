import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineContents } from '@/lib/cart/items/line-contents';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import british from '@/messages/en-GB.json';
import { guardedLines } from './guard/guarded-lines';
import { guardBasket, passedText } from './guard/ingredient-guard';
import { judgeOrder } from './judge-order';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

// The worst baskets that we could think of, as a backend answers them: what the basket's page, the drawer and the
// checkout's review say of each, and whether its order is passed on, by the same rules.

const CODES = [
  ...['legal_category', 'active_ingredient', 'active_amounts', 'strength', 'unit_pricing_measure', 'pack_size'],
  ...['maximum_per_order', 'suitability_form'],
];
const ATTRIBUTES = CODES.map((attribute_code) => ({ __typename: 'CustomAttributeMetadata', attribute_code }));
const catalogue = toAttributeCatalogue(ATTRIBUTES.map((one) => ({ ...one, input_type: 'text' })) as never);

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = CODES.map((code) => `ProductInterface.${code}`).join();
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

type Facts = Partial<Record<(typeof CODES)[number], string | null>>;

const SALE = 'General sale';
const PHARMACY = 'Pharmacy medicine';
const PRESCRIPTION = 'Prescription only';

/** A product as the backend answers it: what one pack holds of what. */
const product = (name: string, amounts: string, holds: string, legal_category = SALE, more: Facts = {}) => ({
  __typename: 'SimpleProduct',
  uid: name,
  sku: name,
  name,
  legal_category,
  active_amounts: amounts,
  unit_pricing_measure: holds,
  ...more,
});
type Product = ReturnType<typeof product>;

const simple = (held: Product, quantity = 1) => ({
  __typename: 'SimpleCartItem',
  uid: `line ${held.name}`,
  quantity,
  product: held,
  customizable_options: [],
});

const configurable = (parent: Product, variant: Facts & { uid: string }, quantity = 1) => ({
  __typename: 'ConfigurableCartItem',
  uid: `line ${variant.uid}`,
  quantity,
  product: { ...parent, __typename: 'ConfigurableProduct' },
  configured_variant: { __typename: 'SimpleProduct', ...variant },
  configurable_customizable_options: [],
});

const bundle = (name: string, parts: [Product, number][], quantity = 1) => ({
  __typename: 'BundleCartItem',
  uid: `line ${name}`,
  quantity,
  product: {
    ...{ __typename: 'BundleProduct', uid: name, sku: name, name },
    items: parts.map(([part], index) => ({ options: [{ uid: btoa(`bundle/1/${index}/1`), product: part }] })),
  },
  customizable_options: [],
  bundle_options: [
    {
      uid: 'parts',
      values: parts.map(([part, count], index) => ({
        uid: btoa(`bundle/1/${index}/${count}`),
        label: part.name,
        quantity: count,
      })),
    },
  ],
});

type Item = ReturnType<typeof simple> | ReturnType<typeof configurable> | ReturnType<typeof bundle>;

const PARACETAMOL_24 = product('Paracetamol 24', 'Paracetamol 500 mg', '24 tablets', PHARMACY);
const PARACETAMOL_16 = product('Paracetamol 16', 'Paracetamol 500 mg', '16 tablets');
const SOLUBLE = product('Soluble paracetamol', 'พาราเซตามอล 500 มก.', '24 เม็ด', PHARMACY);
const COLD_SACHETS = product('Cold sachets', 'Acetaminophen 1000 mg; Phenylephrine 12.2 mg', '5 sachets');
const CO_CODAMOL = product('Co-codamol', 'Paracetamol 500 mg; Codeine phosphate 8 mg', '32 tablets', PHARMACY);
const IBUPROFEN_200 = product('Ibuprofen 200', 'Ibuprofen 200 mg', '24 tablets');
const IBUPROFEN_400 = product('Ibuprofen 400', 'Ibuprofen lysine 400 mg', '24 tablets', PHARMACY);
const IBUPROFEN_GEL = product('Ibuprofen gel', 'Ibuprofen 5%', '50 g');
const ASPIRIN = product('Aspirin 300', 'Aspirin 300 mg', '16 tablets');
const NAPROXEN = product('Naproxen', 'Naproxen 250 mg', '9 tablets', PHARMACY);
const MALARIA = product('Malaria tablets', 'Atovaquone 250 mg; Proguanil 100 mg', '24 tablets', PHARMACY);
const SILDENAFIL = product('Sildenafil', 'Sildenafil 50 mg', '8 tablets', PHARMACY);
const FEXOFENADINE = product('Fexofenadine 180', 'Fexofenadine 180 mg', '30 tablets', PRESCRIPTION);
const SLEEP_AID = product('Sleep aid', 'Promethazine 25 mg', '16 tablets', PHARMACY);
const LINCTUS = product('Codeine linctus', 'Codeine 15 mg / 5 ml', '200 ml', PHARMACY);
const DECONGESTANT = product('Decongestant', 'Pseudoephedrine 60 mg', '12 tablets', PHARMACY);
const LOPERAMIDE = product('Loperamide', 'Loperamide 2 mg', '12 capsules', PHARMACY);
const EMERGENCY = product('Emergency pill', 'Levonorgestrel 1.5 mg', '1 tablet', PHARMACY, { maximum_per_order: '1' });
const ASKED = product('Migraine tablets', 'Sumatriptan 50 mg', '2 tablets', PHARMACY, {
  suitability_form: 'questions/migraine',
});

const PLASTERS = { ...product('Plasters', '', ''), legal_category: null as unknown as string };

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
    name: 'a medicine about which questions are asked, in a hand-made cart without answers',
    items: [simple(ASKED)],
    refused: 'questions',
  },
];

/** What the screens say of a basket. */
function verdictOf(items: readonly Item[]) {
  const lines = items.map((item) => ({ ...item, key: item.uid, contents: lineContents(item) }));
  return guardBasket(guardedLines(lines, catalogue));
}

const t = createTranslator({ locale: 'en-GB', messages: british, namespace: 'pharmacy.basketGuard' });

/** What the till says to an order of it. */
async function judged(items: readonly unknown[] | (() => Response), stopped = '') {
  fakeCommerce({
    storeViews: threeViews,
    attributeMetadata: {
      customAttributeMetadata: { items: ATTRIBUTES.map((one) => ({ ...one, input_type: 'text' })) },
    },
    judgedCart: typeof items === 'function' ? items : { cart: { id: 'cart', items } },
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'shop-medicines', content: stopped }] } },
  });
  return judgeOrder({ cart: { id: 'cart' }, storeCode: 'mmstr_en', authorization: null });
}

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
      else if (refused === 'questions') expect(answer?.message).toContain('Migraine tablets');
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
});

describe('a basket that cannot be read', () => {
  it('is not passed on where the backend does not answer, or answers a line without its product', async () => {
    await expect(judged(() => new Response('', { status: 503 }))).rejects.toThrow(AppError);
    await expect(judged([{ ...simple(PARACETAMOL_16), product: null }])).rejects.toThrow('could not be read');
  });
});
