import { expect, it } from 'vitest';
import { ibuprofen, noOptions, testSimple } from './product-options.fixture';
import { firstEntries, priceOf, toPriceModel } from './selected-price';

const limits = { min: 1, max: null };
const price = { final: 200, regular: 250 };
const selection = { uid: 'x', label: 'X', price, quantity: 2, canChangeQuantity: true, isDefault: true, inStock: true };

it('[CAT-5] is what the form says before anything is chosen', () => {
  expect(firstEntries({ ...noOptions, configurable: ibuprofen }, limits)).toEqual([
    ['selected:strength', 's200'],
    ['selected:pack_size', 'p16'],
    ['quantity', '1'],
  ]);
  expect(firstEntries(noOptions, { min: 4, max: 8 })).toEqual([['quantity', '4']]);
  const option = { uid: 'o', title: 'O', type: 'select' as const, isRequired: true, selections: [selection] };
  const bundle = { base: { final: 100, regular: 100 }, options: [option] };
  expect(firstEntries({ ...noOptions, bundle }, limits)).toEqual([
    ['selected:o', 'x'],
    ['quantity:o', '2'],
    ['quantity', '1'],
  ]);
  const item = { ...testSimple({ sku: 'A' }), name: 'A', quantity: 3 };
  expect(firstEntries({ ...noOptions, groupedItems: [item] }, limits)).toEqual([['grouped:A', '3']]);
});

it('[CAT-5] the model has each part’s own quantity, and says where it may be another', () => {
  const option = { uid: 'o', title: 'O', type: 'select' as const, isRequired: true };
  const fixed = { ...selection, uid: 'y', canChangeQuantity: false, most: 4 };
  const bundle = { base: { final: 100, regular: 100 }, options: [{ ...option, selections: [selection, fixed] }] };
  expect(toPriceModel(testSimple(), { ...noOptions, bundle }).selections).toStrictEqual({
    x: { price, quantity: 2, canChangeQuantity: true },
    y: { price, quantity: 2, most: 4 },
  });
});

it('[CAT-5] takes the only download, and leaves several to the shopper', () => {
  const link = (uid: string) => ({ uid, title: uid, price: 300, sampleUrl: null });
  const downloads = { title: null, isChoice: true, links: [link('a')], samples: [] };
  expect(firstEntries({ ...noOptions, downloads }, limits)).toEqual([
    ['selected:links', 'a'],
    ['quantity', '1'],
  ]);
  const two = { ...downloads, links: [link('a'), link('b')] };
  expect(firstEntries({ ...noOptions, downloads: two }, limits)).toEqual([['quantity', '1']]);
});

it('[CAT-5] no link costs less than with the cheapest, and there is no total before one is chosen', () => {
  const link = (uid: string, price: number) => ({ uid, title: uid, price, sampleUrl: null });
  const downloads = { title: null, isChoice: true, links: [link('a', 545), link('b', 100)], samples: [] };
  const model = toPriceModel(testSimple(), { ...noOptions, downloads });
  expect(priceOf(model, [])).toMatchObject({ price: { final: 599 }, total: null });
  expect(priceOf(model, [['selected:links', 'a']])).toMatchObject({ price: { final: 1044 }, total: 1044 });
  const all = toPriceModel(testSimple(), { ...noOptions, downloads: { ...downloads, isChoice: false } });
  expect(priceOf(all, [])).toMatchObject({ total: 499 });
});

it('[CAT-5] prices everything that can be chosen', () => {
  const options = {
    ...noOptions,
    downloads: {
      title: null,
      isChoice: true,
      links: [{ uid: 'l', title: 'L', price: 395, sampleUrl: null }],
      samples: [],
    },
    customOptions: [
      {
        uid: 'e',
        title: 'E',
        isRequired: false,
        kind: 'field' as const,
        surcharge: { fixed: 450 },
        maxCharacters: 9,
      },
      {
        uid: 'r',
        title: 'R',
        isRequired: false,
        kind: 'radio' as const,
        values: [{ uid: 'v', title: 'V', surcharge: { percent: 10 } }],
      },
      {
        uid: 'n',
        title: 'N',
        isRequired: false,
        kind: 'date' as const,
        surcharge: null,
        maxCharacters: null,
      },
    ],
  };
  const model = toPriceModel(testSimple(), options);
  const entries: [string, string][] = [
    ...firstEntries(options, limits),
    ['selected:r', 'v'],
    ['entered:e', 'Ann'],
    ['entered:n', '2026-01-01'],
  ];
  expect(priceOf(model, entries).total).toBe(499 + 395 + 50 + 450);
  expect(
    toPriceModel(testSimple(), { ...options, downloads: { ...options.downloads, isChoice: false } }).selections,
  ).not.toHaveProperty('l');
});
