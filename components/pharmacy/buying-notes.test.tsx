// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { ibuprofen, noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import type { ProductPageAnswer } from '@/lib/catalog/product/documents';
import { env } from '@/lib/config/env';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { BuyingNotes } from './buying-notes';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'pharmacy' | 'delivery' | 'people') =>
    createTranslator({ locale: 'en-GB', messages, namespace }),
}));

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
});

afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
});

const OWN = { uid: 'own', answer: partialAnswer<ProductPageAnswer>({ url_key: 'own' }) };

async function show(
  kind: string | null,
  blocks: object[],
  options: ProductOptions = noOptions,
  {
    isSold,
    ...more
  }: { isRefused?: true; isPosted?: boolean; inStock?: boolean; isSold?: boolean; answer?: ProductPageAnswer } = {},
  route: object | null = null,
  stopped = '',
) {
  const { calls } = fakeCommerce({
    attributeMetadata: {
      customAttributeMetadata: { items: [{ attribute_code: 'legal_category', input_type: 'text' }] },
    },
    cmsBlocks: { cmsBlocks: { items: [...blocks, { identifier: 'shop-medicines', content: stopped }] } },
    storeConfig: { storeConfig: {} },
    deliveryPlace: { storeConfig: { timezone: 'Europe/London' } },
    currencyRates: { currency: { base_currency_code: 'GBP' } },
    variantFacts: { route },
    '/graphql': {},
  });
  const found = medicineCardRules.badge.kinds.find((entry) => entry.kind === kind);
  const stream = await renderToReadableStream(
    <BuyingNotes
      storeContext={testStoreContext}
      product={{
        ...OWN,
        badge: found ? { ...found, isSold: isSold ?? found.isSold } : null,
        options,
        isPosted: true,
        inStock: true,
        ...more,
      }}
    />,
  );
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return calls.flatMap(({ variables }) => variables.identifiers ?? []).filter((one) => one !== 'shop-medicines');
}

it('The merchant’s promises and the legal category of a medicine stand below its form [CMS-4]', async () => {
  await show('p', [{ identifier: 'delivery-promise', content: '<p>Delivered <b>tomorrow</b></p>' }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Delivered tomorrow']);
  expect(screen.getByText('Sold under a pharmacist’s supervision')).toBeTruthy();
});

it('What needs a prescription says how it is obtained before anything else, and not when a parcel comes', async () => {
  const asked = await show('pom', [{ identifier: 'ask-pharmacist', content: '<p>Ask us</p>' }]);
  expect(asked).toEqual(['ask-pharmacist', 'shop-people']);
  expect(document.body.textContent).toMatch(
    /^Needs a prescription.*only if a doctor or another prescriber decides.*bring it or send it to us.*Ask us$/,
  );
});

it('What is not sold for a legal category that nobody here knows says whom to ask, and not when a parcel comes', async () => {
  expect(await show('unknown', [])).toEqual(['ask-pharmacist', 'shop-people']);
  expect(document.body.textContent).toBe('Not sold onlineOur pharmacist can tell you how you get this.');
});

it('[CAT-5] What has parts that need a prescription says how they are obtained, beside what can be bought', async () => {
  const [first, ...others] = ibuprofen.variants.map((variant) => ({ ...variant }));
  const variants = first ? [{ ...first, isRefused: true as const }, ...others] : [];
  await show(null, [], { ...noOptions, configurable: { ...ibuprofen, variants } });
  expect(document.body.textContent).toMatch(/^Part of this needs a prescription.*bring or send us/);
});

it('Parts of which nobody knows how they may be sold need no prescription for all that is known', async () => {
  const part = { ...testSimple({ sku: 'A' }), name: 'A', quantity: 1, isRefused: true as const };
  await show(null, [], { ...noOptions, groupedItems: [part] });
  expect(document.body.textContent).toMatch(/^Part of this needs a prescription/);
  await show(null, [], { ...noOptions, groupedItems: [{ ...part, isUnclear: true as const }] });
  expect(document.body.textContent).toBe('');
});

it('Packs that are sold in different ways have a note each, of which the chosen one’s is shown', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  const packs = [
    ['IBU-400-48', 'Pharmacy medicine'],
    ['IBU-200-16', 'General sale'],
    ['IBU-400-24', 'Prescription only'],
  ].map(([sku, legal_category]) => ({ product: { uid: sku, sku, legal_category } }));
  const route = { __typename: 'ConfigurableProduct', variants: packs };
  await show(null, [], { ...noOptions, configurable: ibuprofen }, {}, route);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-of-variants]')];
  expect(parts.map(({ dataset, hidden }) => [dataset.ofVariants, hidden])).toEqual([
    // The cheapest is chosen first.
    ['["IBU-200-16"]', false],
    ['["IBU-400-48"]', true],
    ['["IBU-400-24"]', true],
  ]);
  expect(parts.map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
    '',
    'Sold under a pharmac',
    'Needs a prescription',
  ]);
});

it('A pack that says nothing of its own, where that is left to the packs, is told as what nobody understands', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category';
  const packs = [
    ['IBU-200-16', 'General sale'],
    ['IBU-400-24', null],
  ].map(([sku, legal_category]) => ({ product: { uid: sku, sku, legal_category } }));
  const route = { __typename: 'ConfigurableProduct', variants: packs };
  const answer = Object.assign(partialAnswer<ProductPageAnswer>({ url_key: 'own' }), {
    legal_category: 'Depends on the pack',
  });
  await show('mixed', [], { ...noOptions, configurable: ibuprofen }, { answer }, route);
  const parts = [...document.querySelectorAll<HTMLElement>('[data-of-variants]')];
  expect(parts.map(({ dataset, textContent }) => [dataset.ofVariants, textContent])).toEqual([
    ['["IBU-200-16"]', ''],
    ['["IBU-400-24"]', 'Not sold onlineOur pharmacist can tell you how you get this.'],
  ]);
});

it('Where no pack is sold, and of one nobody knows how it may be, no prescription is spoken of', async () => {
  const refused = ibuprofen.variants.map((variant) => ({ ...variant, isRefused: true as const }));
  const unclear = refused.map((variant, index) => (index === 0 ? { ...variant, isUnclear: true as const } : variant));
  const packs = (variants: typeof refused) => ({ ...noOptions, configurable: { ...ibuprofen, variants } });
  await show('mixed', [], packs(unclear), { isRefused: true });
  expect(document.body.textContent).toMatch(/^Not sold online/);
  await show('mixed', [], packs(refused), { isRefused: true });
  expect(document.body.textContent).toMatch(/^Needs a prescription/);
});

it('Where no medicines are sold a medicine says so, in the merchant’s words, and promises no post', async () => {
  const blocks = [{ identifier: 'delivery-promise', content: '<p>Delivered tomorrow</p>' }];
  const why = '<p>Not sold here: We send medicines to the United Kingdom only.</p>';
  await show('p', blocks, noOptions, { isSold: false }, null, why);
  expect(document.body.textContent).toBe('Medicines are not sold hereWe send medicines to the United Kingdom only.');
  await show(null, blocks, noOptions, {}, null, why);
  expect(document.body.textContent, 'what is no medicine').toBe('Delivered tomorrow');
});

it('[CAT-5] What is made of nothing else says so as a medicine that needs a prescription does', async () => {
  await show(null, [], noOptions, { isRefused: true });
  expect(document.body.textContent).toMatch(/^Needs a prescription.*only if a doctor/);
});

it('Nothing stands below the form of what is sold freely, without promises', async () => {
  await show(null, []);
  expect(document.body.textContent).toBe('');
});

it('A pharmacist is offered by a pharmacy alone; when it comes, any shop may say', async () => {
  expect(await show(null, [])).toEqual(['delivery-promise', 'ask-pharmacist', 'shop-delivery', 'shop-people']);
  env.SHOP_TRADE = 'neutral';
  expect(await show(null, [{ identifier: 'delivery-promise', content: '<p>Tomorrow</p>' }])).toEqual([
    'delivery-promise',
    'shop-delivery',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tomorrow']);
});

const TERMS = [
  'Cut-off: 16:00<br>Working days: Mon-Fri<br>Free from: 40',
  'Method: a_b | Standard | 2-3 | 3.49<br>Method: c_d | Express | 1 | 5.95',
].join('<br>');
const written = [
  { identifier: 'shop-delivery', content: TERMS },
  { identifier: 'shop-people', content: 'Telephone: 0117 496 0199<br>Hours: Mon-Sun 8:00-20:00' },
];

it('The soonest delivery, its price, and from what sum it is free are told by the rule, which stays true on a cached page', async () => {
  await show(null, written);
  const [delivery = '', people] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(delivery.replaceAll(/\s/g, ' ')).toBe(
    'Get it the next working day if you order by 4 pm, Monday – FridayExpress £5.95Standard £3.49, within 2 to 3 working days · Free delivery from £40.00',
  );
  expect(people?.replaceAll(/\s/g, ' ')).toBe('Call 0117 496 0199 · Every day, 8 am –\u2060 8 pm');
  expect(screen.getByRole('link', { name: 'Call 0117 496 0199' }).getAttribute('href')).toBe('tel:01174960199');
});

it.each([
  [true, /^Express £5\.95Standard £3\.49/],
  [false, /^If you choose no day:Get it the next working day/],
])('Of what comes on a day that its buyer chooses (required: %s) no other is promised', async (isRequired, said) => {
  const entry = { uid: 'day', title: 'Deliver it on', isRequired, kind: 'date', surcharge: null } as const;
  const days = { first: 7, last: 30, weekdays: '12345' };
  await show(null, written, { ...noOptions, customOptions: [{ ...entry, maxCharacters: null, days }] });
  expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll(/\s/g, ' ')).toMatch(said);
});

it('Beside the soonest way stands the cheapest; what is free from a sum on, or costs what nobody knows, is none', async () => {
  const ways = [
    'Method: e_f | Free | 2-3 | 0<br>Method: g_h | By hand | 2',
    'Method: a_b | Standard | 2-3 | from 3.49<br>Method: c_d | Express | 1 | 5.95<br>Method: i_j | Parcel | 2 | 4.50',
  ];
  await show(null, [{ identifier: 'shop-delivery', content: ways.join('<br>') }]);
  expect(screen.getByRole('listitem').textContent).toBe('Express £5.95Standard from £3.49, within 2 to 3 working days');
});

it.each([
  ['A service, a download or a gift card by email', { isPosted: false }],
  ['What is out of stock', { inStock: false }],
])('%s never promises post', async (_, more) => {
  const asked = await show(null, [...written, { identifier: 'delivery-promise', content: 'By post' }], noOptions, more);
  expect(asked).not.toContain('delivery-promise');
  expect(document.body.textContent).not.toMatch(/Get it|Free delivery|By post/);
  expect(document.body.textContent).toContain('0117 496 0199');
});
