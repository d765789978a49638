// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BundleOption } from '@/lib/catalog/options/bundle';
import { ibuprofen, noOptions } from '@/lib/catalog/options/product-options.fixture';
import type { Product } from '@/lib/catalog/product/get-product';
import { env } from '@/lib/config/env';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { FORM } from '@/lib/pharmacy/suitability/suitability.fixture';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { getQuestionsWay } from './get-questions-way';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'pharmacy') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  vi.restoreAllMocks();
});

const PAGE = { cmsPage: { identifier: 'prescriptions', title: 'Prescriptions', content: '<p>Post it.</p>' } };
const answers = { kind: 'area' as const, uid: 'o1', title: 'Suitability', isRequired: true, sku: 'Suitability' };

/** Of the packs of a product one asks by a form that there is, and maybe another by one that there is not. */
const variant = (sku: string, form: string | null) => ({ product: { uid: sku, sku, suitability_form: form } });
const ASKED = { __typename: 'ConfigurableProduct', variants: [variant('IBU-400-24', 'ask')] };

let otherBlocks: object[] = [];
/** The parts of the bundle. */
let parts: object[] = [];
let shown: unknown;

/** The way of a product with this category and form; the backend answers the form's block and the page. */
async function wayOf(kind: 'p' | 'pom' | null, id: string | null, more: object = {}, page: object | null = PAGE) {
  const cmsBlocks = { cmsBlocks: { items: [{ identifier: 'ask', content: FORM }, ...otherBlocks] } };
  fakeCommerce({
    cmsBlocks,
    cmsPage: page ?? { cmsPage: null },
    storeConfig: {},
    attributeMetadata: { customAttributeMetadata: { items: [] } },
    variantFacts: { route: ASKED },
    partFacts: { route: { __typename: 'BundleProduct', uid: 'b', sku: 'KIT', items: [{ options: parts }] } },
  });
  const product = partialAnswer<Product>({
    ...{ sku: 'COD-32', name: 'Co-codamol', inStock: true, ancestors: [] },
    answer: { __typename: 'SimpleProduct', url_key: 'co-codamol', ...{ suitability_form: id } },
    badge: medicineCardRules.badge.kinds.find((entry) => entry.kind === kind) ?? null,
    options: { ...noOptions, customOptions: [answers] },
    ...more,
  });
  const way = await getQuestionsWay(testStoreContext, product);
  shown = way?.button;
  const stream = await renderToReadableStream(way?.button);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return way && { fills: way.fills, isSold: way.isSold, price: 'price' in way ? way.price : null };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const { suitability, consultation } = messages.pharmacy;
const toPage = [[consultation.havePrescription, '/prescriptions']];

it('where no medicines are sold nothing is asked, and nothing prescribed', async () => {
  otherBlocks = [{ identifier: 'shop-medicines', content: 'Not sold here: We send medicines within the UK.' }];
  expect(await wayOf('p', 'ask')).toBeNull();
  expect(await wayOf('pom', 'ask')).toBeNull();
  otherBlocks = [];
});

it('what is sold freely needs no other way, unless a form asks about it', async () => {
  expect(await wayOf(null, null)).toBeNull();
  expect(await wayOf('p', null)).toBeNull();
  expect(await wayOf('p', 'ask')).toEqual({ fills: 'o1', isSold: true, price: null });
  expect([buttons(), links()]).toEqual([[suitability.start], []]);
});

it('what needs a prescription is sold by a consultation, or by a prescription that one has', async () => {
  expect(await wayOf('pom', 'ask')).toEqual({ fills: 'o1', isSold: true, price: 'From {price}, if prescribed' });
  expect([buttons(), links()]).toEqual([[consultation.start], toPage]);
  expect(screen.getByText(consultation.decides)).toBeTruthy();
});

it('a pharmacy medicine without questions is told of in the log of a shop that asks them', async () => {
  const log = vi.spyOn(console, 'error');
  await wayOf('p', null);
  await wayOf(null, null);
  await wayOf('p', 'ask');
  await wayOf('p', null, { answer: { __typename: 'SimpleProduct', url_key: 'co-codamol' } });
  expect(log.mock.calls.flat()).toEqual(['Selling COD-32: a pharmacy medicine asks no questions']);
});

it('no consultation is held without a form, an option for its answers or a secret, nor about what has parts', async () => {
  const isUnsold = { isSold: false, price: 'From {price}, if prescribed' };
  expect(await wayOf('pom', null)).toMatchObject(isUnsold);
  expect([buttons(), links(), screen.queryByText(consultation.unavailable)]).toEqual([[], toPage, null]);
  expect(await wayOf('pom', 'ask', { options: noOptions })).toMatchObject(isUnsold);
  expect(await wayOf('pom', 'another')).toMatchObject(isUnsold);
  const bundle = { base: { regular: 0, final: 0 }, options: [] };
  expect(await wayOf('pom', 'ask', { options: { ...noOptions, bundle, customOptions: [answers] } })).toMatchObject(
    isUnsold,
  );
  env.REDIS_URL = 'redis://127.0.0.1';
  expect(await wayOf('pom', 'ask')).toMatchObject(isUnsold);
  env.REDIS_URL = undefined;
  expect([buttons(), links()]).toEqual([[], toPage]);
  expect(screen.getByText(consultation.unavailable)).toBeTruthy();
});

it('a form makes nothing sold of which the cart takes no part', async () => {
  expect(await wayOf(null, 'ask', { isRefused: true })).toMatchObject({ isSold: false });
  expect(screen.getByText(suitability.unavailable)).toBeTruthy();
});

it('nothing is said of a prescription that one has where the merchant has no page about it', async () => {
  await wayOf('pom', 'ask', {}, null);
  expect([buttons(), links()]).toEqual([[consultation.start], []]);
});

it('of packs of which some ask, those have the button in the place of the other, as the choice says', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.suitability_form';
  const option = { ...answers, isRequired: false };
  const options = { ...noOptions, configurable: ibuprofen, customOptions: [option] };
  expect(await wayOf(null, null, { options })).toEqual({ fills: 'o1', isSold: true, price: null });
  expect(buttons()).toEqual([suitability.start]);
  const [, first, second] =
    /:has\(\[value="([^"]+)"\]:checked\):has\(\[value="([^"]+)"\]:checked\)/.exec(
      document.querySelector('style')?.textContent ?? '',
    ) ?? [];
  const labels = ibuprofen.options.flatMap(({ values }) => values).filter(({ uid }) => [first, second].includes(uid));
  expect(labels.map(({ label }) => label)).toEqual(['400 mg', 'Pack of 24']);
  // A form that cannot be read sells nothing.
  ASKED.variants.push(variant('IBU-200-48', 'another'));
  expect(await wayOf(null, null, { options })).toMatchObject({ isSold: false });
  expect(screen.getByText(suitability.unavailable)).toBeTruthy();
  ASKED.variants.splice(0);
  expect(await wayOf(null, null, { options })).toBeNull();
  env.COMMERCE_FIELDS = undefined;
});

it('a bundle is sold where its answers may be left out and some parts ask, which the log tells; not where all do', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.suitability_form';
  const log = vi.spyOn(console, 'error');
  const part = (uid: string, form: string | null) => ({ uid, product: { uid, sku: uid, suitability_form: form } });
  const selections = ['A', 'B'].map((uid) => partialAnswer<BundleOption['selections'][number]>({ uid }));
  const option = partialAnswer<BundleOption>({ isRequired: true, selections });
  const bundle = { base: { regular: 0, final: 0 }, options: [option] };
  const customOptions = [{ ...answers, isRequired: false }];
  const optional = { sku: 'KIT-OPTIONAL', options: { ...noOptions, bundle, customOptions } };
  parts = [part('A', 'ask'), part('B', null)];
  expect(await wayOf(null, null, optional)).toBeNull();
  const told = 'Selling KIT-OPTIONAL: its parts ask questions that it has no form, or no option, for';
  expect(log.mock.calls.flat()).toEqual([told]);
  parts = [part('A', 'ask'), part('B', 'ask')];
  expect(await wayOf(null, null, optional)).toMatchObject({ isSold: false });
  env.COMMERCE_FIELDS = undefined;
});

it('a bundle without a form asks by the one that its parts have in common, and is not sold by two', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.suitability_form';
  const part = (uid: string, form: string | null) => ({ uid, product: { uid, sku: uid, suitability_form: form } });
  const selections = ['A', 'B'].map((uid) => partialAnswer<BundleOption['selections'][number]>({ uid }));
  const option = partialAnswer<BundleOption>({ isRequired: true, selections });
  const bundle = { base: { regular: 0, final: 0 }, options: [option] };
  const taking = { options: { ...noOptions, bundle, customOptions: [answers] } };
  const bare = { options: { ...noOptions, bundle } };
  parts = [part('A', 'ask'), part('B', null)];
  expect(await wayOf(null, null, taking)).toEqual({ fills: 'o1', isSold: true, price: null });
  expect(buttons()).toEqual([suitability.start]);
  expect(await wayOf(null, null, bare), 'what asks nothing can be chosen').toBeNull();
  parts = [part('A', 'ask'), part('B', 'ask')];
  expect(await wayOf(null, null, taking)).toMatchObject({ isSold: true });
  expect(await wayOf(null, null, bare), 'nothing takes the answers').toMatchObject({ isSold: false });
  expect(screen.getByText(suitability.unavailable)).toBeTruthy();
  parts = [part('A', 'ask'), part('B', 'another')];
  otherBlocks = [{ identifier: 'another', content: FORM }];
  expect(await wayOf(null, null, taking)).toMatchObject({ isSold: false });
  parts = [part('A', null), part('B', null)];
  expect(await wayOf(null, null, taking)).toBeNull();
  otherBlocks = [];
  env.COMMERCE_FIELDS = undefined;
});

it('a variant’s own form asks in the place of its parent’s, which asks about the others', async () => {
  env.COMMERCE_FIELDS = 'ProductInterface.suitability_form';
  const options = { ...noOptions, configurable: ibuprofen, customOptions: [answers] };
  ASKED.variants.splice(0, Infinity, variant('IBU-400-24', 'another'), variant('IBU-200-48', 'ask'));
  // Of forms of which one cannot be read none asks.
  expect(await wayOf('p', 'ask', { options })).toMatchObject({ isSold: false });
  otherBlocks = [{ identifier: 'another', content: FORM }];
  expect(await wayOf('p', 'ask', { options })).toMatchObject({ isSold: true });
  const all = ibuprofen.variants.map(({ sku }) => expect.objectContaining({ sku }));
  expect(shown).toHaveProperty('props.variants', all);
  ASKED.variants.splice(0, 1);
  expect(await wayOf('p', 'ask', { options })).toMatchObject({ isSold: true });
  expect(shown).toHaveProperty('props.variants', undefined);
  otherBlocks = [];
  env.COMMERCE_FIELDS = undefined;
});
