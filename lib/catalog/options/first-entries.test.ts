import { expect, it } from 'vitest';
import { toChoiceModel } from './choice-model';
import { priceOf } from './choice-price';
import { ibuprofen, noChoices, testPiece } from './choices.fixture';
import { firstEntries } from './first-entries';

const limits = { min: 1, max: null };
const price = { final: 200, regular: 250 };
const selection = { uid: 'x', label: 'X', price, quantity: 2, canChangeQuantity: true, isDefault: true, inStock: true };

it('[CAT-5] is what the form says before anything is chosen', () => {
  expect(firstEntries({ ...noChoices, configurable: ibuprofen }, limits)).toEqual([
    ['selected:strength', 's200'],
    ['selected:pack_size', 'p16'],
    ['quantity', '1'],
  ]);
  expect(firstEntries(noChoices, { min: 4, max: 8 })).toEqual([['quantity', '4']]);
  const option = { uid: 'o', title: 'O', type: 'select' as const, isRequired: true, selections: [selection] };
  const bundle = { base: { final: 100, regular: 100 }, options: [option] };
  expect(firstEntries({ ...noChoices, bundle }, limits)).toEqual([
    ['selected:o', 'x'],
    ['quantity:o', '2'],
    ['quantity', '1'],
  ]);
  const member = { ...testPiece({ sku: 'A' }), name: 'A', quantity: 3 };
  expect(firstEntries({ ...noChoices, members: [member] }, limits)).toEqual([['member:A', '3']]);
});

it('[CAT-5] takes the only download, and leaves several to the shopper', () => {
  const link = (uid: string) => ({ uid, title: uid, price: 300, sampleUrl: null });
  const downloads = { title: null, isChoice: true, links: [link('a')], samples: [] };
  expect(firstEntries({ ...noChoices, downloads }, limits)).toEqual([
    ['selected:links', 'a'],
    ['quantity', '1'],
  ]);
  const two = { ...downloads, links: [link('a'), link('b')] };
  expect(firstEntries({ ...noChoices, downloads: two }, limits)).toEqual([['quantity', '1']]);
});

it('[CAT-5] prices everything that can be chosen', () => {
  const choices = {
    ...noChoices,
    downloads: {
      title: null,
      isChoice: true,
      links: [{ uid: 'l', title: 'L', price: 395, sampleUrl: null }],
      samples: [],
    },
    options: [
      {
        uid: 'e',
        title: 'E',
        isRequired: false,
        kind: 'field' as const,
        surcharge: { fixed: 450 },
        maxCharacters: 9,
        accept: null,
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
        accept: null,
      },
    ],
  };
  const model = toChoiceModel(testPiece(), choices);
  const entries: [string, string][] = [
    ...firstEntries(choices, limits),
    ['selected:r', 'v'],
    ['entered:e', 'Ann'],
    ['entered:n', '2026-01-01'],
  ];
  expect(priceOf(model, entries).total).toBe(499 + 395 + 50 + 450);
  expect(
    toChoiceModel(testPiece(), { ...choices, downloads: { ...choices.downloads, isChoice: false } }).extras,
  ).not.toHaveProperty('l');
});
