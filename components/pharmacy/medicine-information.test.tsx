// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BundleSelection } from '@/lib/catalog/options/bundle';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { ibuprofen, noOptions } from '@/lib/catalog/options/product-options.fixture';
import { NOTHING } from '@/lib/catalog/product/price-pair';
import { env } from '@/lib/config/env';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { getMedicineInformation } from './medicine-information';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en-GB',
  getTranslations: async (namespace: 'pharmacy.medicineCard') =>
    createTranslator({ locale: 'en-GB', messages, namespace }),
}));

const TEXTS = [
  'licence_number',
  'minimum_age',
  'driving',
  'pregnancy',
  'longest_use',
  'leaflet',
  'active_amounts',
  'maximum_per_order',
  'unit_pricing_measure',
  'suitability_form',
];

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = [...TEXTS, 'legal_category', 'sugar_free'].map((code) => `ProductInterface.${code}`).join();
});

afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
});

const LICENSED = { licence_number: 'PL 1' };

interface Shop {
  page?: object | null | (() => Response);
  people?: string;
  options?: ProductOptions;
  variants?: object[];
  /** How many of it are sold at once. */
  max?: number | null;
}

/** Its key facts and its sections, as text; `page`: the content page of its leaflet, `people`: the shop's lines. */
async function show(
  facts: object,
  { page = null, people = '', options = noOptions, variants = [], max = null }: Shop = {},
) {
  fakeCommerce({
    attributeMetadata: {
      customAttributeMetadata: {
        items: [
          ...TEXTS.map((code) => ({ attribute_code: code, input_type: 'text' })),
          { attribute_code: 'sugar_free', input_type: 'boolean' },
          {
            attribute_code: 'legal_category',
            input_type: 'select',
            attribute_options: [
              { value: '1', label: 'General sale' },
              { value: '2', label: 'Pharmacy medicine' },
            ],
          },
        ],
      },
    },
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'shop-people', content: people }] } },
    cmsPage: typeof page === 'function' ? page : { cmsPage: page, urlResolver: null },
    storeConfig: { storeConfig: {} },
    variantFacts: { route: { __typename: 'ConfigurableProduct', variants: variants.map((product) => ({ product })) } },
    '/graphql': {},
  });
  const information = await getMedicineInformation(testStoreContext, {
    uid: 'own',
    name: 'Plain relief',
    quantity: { min: 1, max },
    badge: null,
    options,
    answer: partialAnswer({ url_key: 'own', ...facts }),
  });
  if (!information) return null;
  const { lead, mark, sections, composition, limit, facts: told } = information;
  const stream = await renderToReadableStream(
    <>
      <div data-testid="mark">{mark}</div>
      {lead}
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} aria-label={title}>
          {content}
        </section>
      ))}
    </>,
  );
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return {
    facts: screen.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    sections: sections.map(({ id, title }) => [id, title]),
    composition,
    limit,
    told,
  };
}

it('a medicine says what is in it, and why one order may have no more of it', async () => {
  const codeine = { ...LICENSED, active_amounts: 'Paracetamol 500 mg; Codeine 8 mg', maximum_per_order: '1' };
  expect(await show(codeine)).toMatchObject({
    composition: 'Paracetamol 500 mg, codeine 8 mg',
    limit: 'We can sell you one pack per order, because it contains paracetamol and codeine.',
    told: { active_ingredient: 'Paracetamol 500 mg, codeine 8 mg', strength: null },
  });
  expect((await show(codeine, { max: 2 }))?.limit).toContain('one pack');
});

it('the law’s limit is told where the merchant says nothing, and none where the packs differ', async () => {
  const paracetamol = { ...LICENSED, active_amounts: 'Paracetamol 500 mg', unit_pricing_measure: '16 tablets' };
  expect((await show(paracetamol))?.limit).toContain('2 packs');
  const options = { ...noOptions, configurable: ibuprofen };
  const variants = ['16 tablets', '100 tablets'].map((pack) => ({ uid: pack, sku: pack, unit_pricing_measure: pack }));
  expect((await show(paracetamol, { options, variants }))?.limit).toBeUndefined();
});

it('an order that is limited by something else, or by nothing that is known, has no such reason', async () => {
  const ephedrine = { ...LICENSED, active_amounts: 'Ephedrine 15 mg' };
  expect((await show(ephedrine))?.limit).toBeUndefined();
  expect((await show({ ...ephedrine, maximum_per_order: '3' }, { max: 2 }))?.limit).toBeUndefined();
  expect((await show({ ...LICENSED, active_amounts: 'Nicotine 2 mg', maximum_per_order: '1' }))?.limit).toBeUndefined();
  const options = { ...noOptions, configurable: ibuprofen };
  const variants = ['1', '2'].map((most) => ({ uid: most, sku: `IBU-${most}`, maximum_per_order: most }));
  expect((await show(ephedrine, { options, variants }))?.limit).toBeUndefined();
});

it('a medicine begins with what is read first, in the merchant’s words, each with a drawing', async () => {
  const shown = await show({
    legal_category: 1,
    minimum_age: '12',
    driving: '<p>Can make you drowsy &amp; slow.</p>',
    pregnancy: 'Ask first (ก่อนใช้).',
    longest_use: '3',
    sugar_free: 1,
    active_amounts: 'Paracetamol 500 mg; Codeine phosphate 8 mg; Caffeine 65 mg',
  });
  expect(shown?.facts).toEqual([
    'Who it is for: From 12 years',
    'Other medicines: Not with other paracetamol or codeine phosphate',
    'Driving: Can make you drowsy & slow.',
    'Pregnancy: Ask first (ก่\u2060อ\u2060น\u2060ใช้).',
    'How long: Up to 3 days',
    'Sugar: Sugar free',
  ]);
  expect(document.querySelectorAll('dt svg[aria-hidden]')).toHaveLength(6);
});

it('what works like a medicine is named by what it is, after more of the same', async () => {
  const said = 'Not with other paracetamolNot with aspirin or another anti-inflammatory painkiller';
  expect((await show({ ...LICENSED, active_amounts: 'Paracetamol 500 mg; Ibuprofen 200 mg' }))?.facts[0]).toBe(
    `Other medicines: ${said}`,
  );
});

it('a bundle whose parts are chosen is not said to hold all that may be in it', async () => {
  const part = {
    uid: '1',
    label: 'A',
    price: NOTHING,
    quantity: 1,
    canChangeQuantity: false,
    isDefault: true,
    inStock: true,
  };
  const option = { uid: 'o', title: 'Tablet', type: 'radio' as const, isRequired: true };
  const composition = async (selections: BundleSelection[], isRequired = true) => {
    const bundle = { base: NOTHING, options: [{ ...option, isRequired, selections }] };
    const facts = { ...LICENSED, active_amounts: 'Cetirizine 10 mg; Loratadine 10 mg' };
    return (await show(facts, { options: { ...noOptions, bundle } }))?.composition;
  };
  expect(await composition([part])).toBe('Cetirizine 10 mg, loratadine 10 mg');
  expect(await composition([part, { ...part, uid: '2' }])).toBe('');
  expect(await composition([part], false)).toBe('');
});

it('what the merchant has not entered is not there, and a yes or no gets words only where it has some', async () => {
  expect(await show({ ...LICENSED, minimum_age: 'From birth', sugar_free: 0 })).toMatchObject({
    facts: ['Who it is for: From birth'],
    sections: [],
  });
  expect((await show({ ...LICENSED, driving: '1', pregnancy: '1' }))?.facts).toEqual([
    `Driving: ${messages.pharmacy.medicineCard.drowsy}`,
  ]);
  expect((await show({ ...LICENSED, driving: '0' }))?.facts).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('what is no medicine has none of it, nor has any product of a neutral shop', async () => {
  expect(await show({ minimum_age: '3', sugar_free: 1, leaflet: 'a.pdf' })).toBeNull();
  env.SHOP_TRADE = 'neutral';
  expect(await show({ ...LICENSED, minimum_age: '3' })).toBeNull();
});

it('the leaflet is a page of the shop, with the day of its revision', async () => {
  const page = { identifier: 'leaflets/a', title: 'A', content: '<p>Last revised: 2026-10-01</p><p>Read</p>' };
  const shown = await show({ ...LICENSED, leaflet: 'leaflets/a' }, { page });
  expect(shown?.sections).toEqual([['text-leaflet', 'Leaflet']]);
  expect(screen.getByRole('link', { name: 'Read the leaflet' }).getAttribute('href')).toBe('/leaflets/a');
  expect(screen.getByText('Last revised 1 October 2026')).toBeTruthy();
});

it('a leaflet that is a PDF is opened as such, and a page that there is not is not linked to', async () => {
  await show({ ...LICENSED, leaflet: 'https://leaflets.example/a.pdf' });
  expect(screen.getByRole('link', { name: 'Open the leaflet (PDF)' }).getAttribute('href')).toBe(
    'https://leaflets.example/a.pdf',
  );
  expect((await show({ ...LICENSED, leaflet: 'leaflets/gone' }))?.sections).toEqual([]);
});

it('a leaflet that cannot be read just now is linked to without its date', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({ ...LICENSED, leaflet: 'leaflets/a' }, { page: () => new Response('', { status: 503 }) });
  expect(screen.getByRole('link', { name: 'Read the leaflet' })).toBeTruthy();
  expect(screen.queryByText(/Last revised/)).toBeNull();
});

it('side effects are reported where the shop’s people say', async () => {
  const people = 'Telephone: 0117 496 0199<br>Side effects link: https://yellowcard.example/';
  expect((await show(LICENSED, { people }))?.sections).toEqual([['text-side-effects', 'Side effects']]);
  expect(screen.getByRole('link', { name: 'Report a side effect' }).getAttribute('href')).toBe(
    'https://yellowcard.example/',
  );
});

it('packs that differ tell their own facts and marks; what they do not say their parent says for them', async () => {
  const variants = [
    { uid: '1', sku: 'IBU-400-24', minimum_age: '16', legal_category: 2 },
    { uid: '2', sku: 'IBU-200-48', legal_category: 1 },
    { uid: '3', sku: 'IBU-200-16', legal_category: 1 },
  ];
  const options = { ...noOptions, configurable: ibuprofen };
  const shown = await show({ ...LICENSED, minimum_age: '12', maximum_per_order: 2 }, { options, variants });
  expect(shown?.facts).toEqual(['Who it is for: From 12 years', 'In one order: 2 packs at most']);
  const parts = [...document.querySelectorAll<HTMLElement>('section [data-of-variants]')];
  expect(parts.map(({ dataset, hidden }) => [dataset.ofVariants, hidden])).toEqual([
    ['["IBU-200-16","IBU-200-48"]', false],
    ['["IBU-400-24"]', true],
  ]);
  expect(parts[1]?.textContent).toContain('From 16 years');
  expect(parts[1]?.textContent).toContain('2 packs at most');
  const [plain, marked] = screen.getByTestId('mark').children;
  expect([plain?.textContent, marked?.textContent]).toEqual(['', 'Pharmacy medicine']);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('packs that are alike are told of once', async () => {
  const variants = ['IBU-200-16', 'IBU-200-48'].map((sku) => ({ uid: sku, sku, legal_category: 2 }));
  const options = { ...noOptions, configurable: ibuprofen };
  expect((await show({ ...LICENSED, minimum_age: '12' }, { options, variants }))?.facts).toEqual([
    'Who it is for: From 12 years',
  ]);
  expect(document.querySelector('[data-of-variants]')).toBeNull();
  expect(screen.getByTestId('mark').textContent).toBe('Pharmacy medicine');
});
