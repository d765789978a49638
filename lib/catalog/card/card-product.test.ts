import { expect, it } from 'vitest';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { colourSwatches, type ProductAnswer, toCardProduct } from './card-product';
import type { CardRules } from './card-rules';

const money = { value: 3.2, currency: 'GBP' as const };
const answer: ProductAnswer = partialAnswer({
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'IBU-200',
  name: 'Velmora Ibuprofen tablets',
  url_key: 'ibuprofen',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 84,
  review_count: 12,
  small_image: { url: 'https://shop.example/media/catalog/product/ibu.jpg' },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});
const option = (value: string, label: string) => ({ value, label });
const attributes = toAttributeCatalogue(
  partialAnswer([
    { attribute_code: 'brand', input_type: 'select', attribute_options: [option('301', 'Velmora')] },
    { attribute_code: 'strength', input_type: 'select', attribute_options: [option('425', '200 mg')] },
    { attribute_code: 'pack_size', input_type: 'select', attribute_options: [option('508', 'Pack of 16')] },
    {
      attribute_code: 'season',
      input_type: 'select',
      attribute_options: [option('1', 'Last season'), option('2', 'In season'), option('3', 'Always')],
    },
    { attribute_code: 'unit_pricing_measure', input_type: 'text' },
    { attribute_code: 'unit_pricing_base', input_type: 'text' },
  ]),
);
const cardRules: CardRules = {
  details: ['strength', 'pack_size'],
  badge: {
    code: 'season',
    kinds: [
      { kind: 'late', label: '^last', tone: 'warning', icon: 'shield', isSold: false },
      { kind: 'any', label: 'season', tone: 'info', icon: 'shield', isSold: true },
    ],
  },
};
const withLabels = {
  ...answer,
  brand: 301,
  strength: 425,
  pack_size: 508,
  unit_pricing_measure: '16 tablets',
  unit_pricing_base: '1 tablet',
};

it('shows the shop’s own attributes where they are', () => {
  expect(toCardProduct(withLabels, { ...testStoreContext, attributes, cardRules })).toMatchObject({
    name: 'Velmora Ibuprofen tablets',
    shortName: 'Ibuprofen tablets',
    brand: 'Velmora',
    details: ['200\u00a0mg', 'Pack of 16'],
    unitPrice: { price: { minor: 20, currency: 'GBP' }, unit: 'tablet' },
    rating: { percent: 84, count: 12 },
    image: 'https://shop.example/media/catalog/product/ibu.jpg',
  });
});

it.each([
  ['Velmora Ibuprofen 200 mg tablets', ['Pack of 16']],
  ['Velmora Ibuprofen 200mg, pack of 16', []],
  ['Velmora Ibuprofen 1.200 mg, pack of 160', ['200\u00a0mg', 'Pack of 16']],
])('A card does not tell twice what its name tells: %s', (name, details) => {
  expect(toCardProduct({ ...withLabels, name }, { ...testStoreContext, attributes, cardRules })).toMatchObject({
    details,
  });
});

it('A card offers nothing that the cart does not take: its price is one to begin with', () => {
  const reduced = {
    price_range: { minimum_price: { final_price: money, regular_price: { ...money, value: 4 } } },
    price_tiers: [{ quantity: 3, final_price: { ...money, value: 3 } }],
  };
  const card = (season: number) => {
    const row = { ...withLabels, ...reduced, season };
    return toCardProduct(partialAnswer<ProductAnswer>(row), {
      ...testStoreContext,
      attributes,
      cardRules,
    });
  };
  const { price, unitPrice, bestTier } = card(1) ?? {};
  expect({ price, unitPrice, bestTier }).toEqual({
    price: { final: card(2)?.price.final, regular: null, saving: null, isFrom: true },
    unitPrice: null,
    bestTier: null,
  });
  expect(card(2)).toMatchObject({
    price: { regular: { minor: 400 }, isFrom: false },
    unitPrice: expect.anything(),
    bestTier: { quantity: 3 },
  });
});

it('A card has the badge of the first kind that its label is of, and none for another label', () => {
  const badge = (season: number) =>
    toCardProduct({ ...answer, season } as typeof answer, { ...testStoreContext, attributes, cardRules })?.badge;
  expect(badge(1)).toMatchObject({ kind: 'late', label: 'Last season', isSold: false });
  expect(badge(2)).toMatchObject({ kind: 'any', label: 'In season', isSold: true });
  expect(badge(3)).toBeNull();
});

it('Without rules of a trade a card tells brand and unit price alone', () => {
  expect(
    toCardProduct({ ...withLabels, season: 1 } as typeof answer, { ...testStoreContext, attributes }),
  ).toMatchObject({
    brand: 'Velmora',
    details: [],
    badge: null,
    unitPrice: { unit: 'tablet' },
  });
});

it('does without them', () => {
  expect(toCardProduct({ ...answer, review_count: 0 }, { ...testStoreContext, attributes: new Map() })).toMatchObject({
    shortName: 'Velmora Ibuprofen tablets',
    brand: null,
    details: [],
    unitPrice: null,
    rating: null,
  });
});

it('has no unit price where choices cost differently', () => {
  const range = { ...answer.price_range, maximum_price: { final_price: { value: 9, currency: 'GBP' as const } } };
  expect(
    toCardProduct({ ...withLabels, price_range: range }, { ...testStoreContext, attributes })?.unitPrice,
  ).toBeNull();
});

it('is free where it costs nothing and nothing in it has a price of its own', () => {
  const nothing = { final_price: { value: 0, currency: 'GBP' as const }, regular_price: { value: 0 } };
  const isFree = (__typename: string, price_range: object = { minimum_price: nothing }) =>
    toCardProduct({ ...answer, __typename, price_range } as typeof answer, { ...testStoreContext, attributes })?.isFree;
  expect(isFree('VirtualProduct')).toBe(true);
  expect(isFree('SimpleProduct')).toBe(true);
  expect(isFree('DownloadableProduct')).toBeUndefined();
  expect(isFree('VirtualProduct', answer.price_range)).toBeUndefined();
});

it('has no price, is not free and saves nothing where its price is not told', () => {
  const hidden = { ...answer, price_range: { minimum_price: { final_price: { value: null }, regular_price: {} } } };
  const card = toCardProduct({ ...answer, ...hidden } as typeof answer, { ...testStoreContext, attributes });
  expect(card).toMatchObject({ price: { isUnknown: true, saving: null }, unitPrice: null, bestTier: null });
  expect(card?.isFree).toBeUndefined();
});

it('keeps the view in its address', () => {
  const storeView = testStoreView({ code: 'mmstr_th', isDefault: false });
  expect(toCardProduct(answer, { storeView, currency: 'THB', attributes })?.href).toBe('/mmstr_th/ibuprofen.html');
});

it('says whether something must be chosen, or only written, before a product can be bought', () => {
  const needs = (extra: object) =>
    toCardProduct({ ...answer, ...extra } as ProductAnswer, { ...testStoreContext, attributes })?.needs;
  const of = (__typename: string, extra: object = {}) => needs({ __typename, ...extra });
  expect(['SimpleProduct', 'VirtualProduct', 'DownloadableProduct'].map((type) => of(type))).toEqual([
    null,
    null,
    null,
  ]);
  expect(['ConfigurableProduct', 'BundleProduct', 'GroupedProduct'].map((type) => of(type))).toEqual([
    'choice',
    'choice',
    'choice',
  ]);
  expect(of('DownloadableProduct', { links_purchased_separately: 1 })).toBe('choice');
  expect(of('DownloadableProduct', { links_purchased_separately: 0 })).toBeNull();
  expect(needs({ options: [null, { required: false }] })).toBeNull();
  expect(needs({ options: [{ required: false }, { required: true }] })).toBe('choice');
  const area = { __typename: 'CustomizableAreaOption', required: true };
  const radio = { __typename: 'CustomizableRadioOption', required: true };
  expect(needs({ options: [area, { ...radio, required: false }] })).toBe('entry');
  expect(needs({ options: [area, radio] })).toBe('choice');
});

it('tells stock, images and name as they are', () => {
  const card = (extra: object) =>
    toCardProduct({ ...answer, ...extra } as ProductAnswer, { ...testStoreContext, attributes, cardRules });
  expect(card({})).toMatchObject({ inStock: true, cartImage: 'https://shop.example/media/catalog/product/ibu.jpg' });
  expect(card({ stock_status: 'OUT_OF_STOCK' })?.inStock).toBe(false);
  expect(card({ stock_status: null })?.inStock).toBe(true);
  expect(card({ small_image: null })).toMatchObject({ image: null, cartImage: null });
  const media_gallery = [
    { url: 'https://shop.example/a.jpg', position: 0 },
    { url: 'https://shop.example/b.jpg', position: 1 },
  ];
  expect(card({ media_gallery })?.cartImage).toBe('https://shop.example/b.jpg');
  expect(card({ url_suffix: null })?.href).toBe('/ibuprofen');
  expect(card({ review_count: 1 })?.rating).toEqual({ percent: 84, count: 1 });
  expect(card({ review_count: undefined, rating_summary: undefined })?.rating).toBeNull();
  expect([card({ sku: null }), card({ name: null })]).toEqual([null, null]);
  const named = (name: string) => card({ brand: 301, name })?.shortName;
  expect(['Velmora ibuprofen gel', 'Velmora pH balm', 'Velmora เจล'].map(named)).toEqual([
    'Ibuprofen gel',
    'pH balm',
    'เจล',
  ]);
  expect([named('Velmora'), named('Velmora '), named('Velmoras best'), named('New Velmora x')]).toEqual([
    'Velmora',
    'Velmora ',
    'Velmoras best',
    'New Velmora x',
  ]);
});

it('leaves out what has nowhere to go', () => {
  expect(toCardProduct({ ...answer, url_key: null }, { ...testStoreContext, attributes })).toBeNull();
});

it('tells the best price that buying more gives, where it is better than one', () => {
  const tier = (quantity: number, value: number) => ({ quantity, final_price: { value, currency: 'GBP' as const } });
  const card = (price_tiers: ReturnType<typeof tier>[]) =>
    toCardProduct({ ...answer, price_tiers }, { ...testStoreContext, attributes: new Map() });
  expect(card([tier(3, 2.9), tier(6, 2.5), tier(2, 3.2)])?.bestTier).toMatchObject({
    quantity: 6,
    price: { minor: 250 },
  });
  expect(card([tier(2, 3.2)])?.bestTier).toBeNull();
});

it('tells no tier price of a bundle, of which Magento answers 0', () => {
  const price_tiers = [{ quantity: 3, final_price: { value: 0, currency: 'GBP' as const } }];
  const bundle = { ...answer, __typename: 'BundleProduct', price_tiers } as ProductAnswer;
  expect(toCardProduct(bundle, { ...testStoreContext, attributes })?.bestTier).toBeNull();
});

const uid = (id: number) => btoa(`configurable/155/${id}`);
const value = (id: number, label: string, swatch: { __typename: string; value: string } | null) => ({
  uid: uid(id),
  label,
  swatch_data: swatch,
});
const colour = (text: string) => ({ __typename: 'ColorSwatchData', value: text });

it('finds the colours of a configurable product by option', () => {
  const flavour = { attribute_code: 'flavour', values: [value(560, 'Lemon', colour('#E8B53A')), null] };
  const strength = { attribute_code: 'strength', values: [value(425, '200 mg', null)] };
  expect(colourSwatches(partialAnswer([flavour, strength, null]))).toEqual([
    { code: 'flavour', value: '560', label: 'Lemon', colour: '#E8B53A' },
  ]);
  expect(colourSwatches(null)).toEqual([]);
});

it('takes no other kind of swatch, and no colour that is none', () => {
  const values = [
    value(1, 'Word', { __typename: 'TextSwatchData', value: '#ffffff' }),
    value(2, 'Picture', { __typename: 'ImageSwatchData', value: '/a.png' }),
    value(3, 'Style', colour('red;background:url(//evil.example)')),
    { uid: 'broken', label: 'No id', swatch_data: colour('#fff') },
    { uid: btoa('configurable/155'), label: 'No option', swatch_data: colour('#fff') },
    { uid: btoa('xconfigurable/155/1'), label: 'Another', swatch_data: colour('#fff') },
    { uid: btoa('configurable/155/1x'), label: 'Another', swatch_data: colour('#fff') },
    { uid: null, label: 'None', swatch_data: colour('#fff') },
    { uid: uid(4), label: null, swatch_data: colour('#fff') },
    value(5, 'Long', colour('#fffffff')),
    value(6, 'Short', colour('#ffff')),
    value(7, 'Before', colour('x#fff')),
  ];
  expect(colourSwatches(partialAnswer([{ attribute_code: 'flavour', values }]))).toEqual([]);
  const plain = [value(8, 'White', colour('#FFF'))];
  expect(
    colourSwatches(
      partialAnswer([
        { attribute_code: null, values: plain },
        { attribute_code: 'a', values: null },
      ]),
    ),
  ).toEqual([]);
  expect(colourSwatches(partialAnswer([{ attribute_code: 'a', values: plain }]))).toHaveLength(1);
});
