import { expect, it } from 'vitest';
import { partialAnswer } from '@/lib/testing/partial-answer';
import type { ProductAnswer } from './card-product';
import { keptFrom } from './card-rules.fixture';
import { choicesNote } from './choices-note';

const rules = { ...keptFrom('search'), details: ['strength', 'pack_size'] };
const chosen = (options: Record<string, string[]>, name = 'Norvane Ibuprofen') =>
  partialAnswer<ProductAnswer>({
    ...{ __typename: 'ConfigurableProduct', name },
    configurable_options: Object.entries(options).map(([attribute_code, labels]) => ({
      attribute_code,
      values: labels.map((label) => ({ label })),
    })),
  });
const listOf = (locale: string) => new Intl.ListFormat(locale, { type: 'disjunction' });
const note = (options: Record<string, string[]>, { locale = 'en-GB', name = 'Norvane Ibuprofen' } = {}) =>
  choicesNote(chosen(options, name), listOf(locale), rules)?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const packs = (...sizes: number[]) => ({ pack_size: sizes.map((size) => `Pack of ${size}`) });

it('tells the strengths, then the packs that a product can be chosen in', () => {
  const options = { ...packs(16, 24, 48, 96), flavour: ['Mint', 'Lemon'], strength: ['200 mg', '400 mg'] };
  expect(note(options)).toBe('200 mg or 400 mg · Pack of 16–96');
  expect(choicesNote(chosen(options), listOf('en-GB'), rules), 'amounts and short facts do not break').toMatch(
    /^200\u00a0mg or 400\u00a0mg · Pack\u00a0of\u00a016.?–.?96$/,
  );
});

it('takes two lines of a card at most: a second fact that is too long for them is left out', () => {
  const strength = ['10 micrograms', '25 micrograms'];
  expect(note({ strength, ...packs(30, 90) })).toBe('10 micrograms or 25 micrograms');
});

it.each([
  [packs(16, 32), 'Pack of 16 or 32'],
  [packs(10, 16, 30), 'Pack of 10, 16 or 30'],
  [packs(16), 'Pack of 16'],
  [{ pack_size: ['10 g', '50 g', '100 g', '500 g'] }, '10–500 g'],
  [{ pack_size: ['1 item', 'Pack of 2'] }, '1 item or Pack of 2'],
  [{ strength: ['500 mg', '1 g'] }, '500 mg or 1 g'],
  [{ strength: ['500 mg / 8 mg', '500 mg / 30 mg'] }, '500 mg / 8 mg or 500 mg / 30 mg'],
  [{ strength: ['+1', '+1.5'] }, '+1 or +1.5'],
  [{ strength: ['1.5%', '2%', '2.5%', '10%'] }, '1.5–10%'],
])('lists a few, and of more the first and the last: %j', (options, text) => {
  expect(note(options)).toBe(text);
});

it.each([
  [{ strength: ['100 mg', '200 mg', '500 mg', '1 g'] }],
  [{ strength: ['400 mg', '200 mg', '100 mg', '50 mg'] }],
  [{ pack_size: ['Small', 'Medium', 'Large', 'Family'] }],
  [{ pack_size: [] }],
  [{ flavour: ['Mint', 'Lemon'] }],
  [{}],
])('says nothing where it would be no range, or no fact that cards tell: %j', (options) => {
  expect(note(options)).toBeUndefined();
});

it('speaks the store’s language, and does not tell what the name tells', () => {
  const thai = { pack_size: ['แพ็ก\u00a016', 'แพ็ก\u00a032'] };
  expect(note(thai, { locale: 'th-TH' })).toBe('แพ็ก 16 หรือ 32');
  expect(note({ strength: ['200 mg'], ...packs(16, 32) }, { name: 'Ibuprofen 200 mg' })).toBe('Pack of 16 or 32');
});

it('is left out without a trade’s rules, and of products without options', () => {
  expect(choicesNote(chosen(packs(16, 32)), listOf('en-GB'), undefined)).toBeNull();
  const plain = partialAnswer<ProductAnswer>({ __typename: 'SimpleProduct', name: 'Ibuprofen' });
  expect(choicesNote(plain, listOf('en-GB'), rules)).toBeNull();
});
