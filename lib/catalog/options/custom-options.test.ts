import { expect, it } from 'vitest';
import { type PartialAnswer, partialAnswer } from '@/lib/testing/partial-answer';
import { toCustomOptions } from './custom-options';
import type { CustomOptionAnswer } from './documents';

const option = (__typename: string, rest: PartialAnswer<CustomOptionAnswer> = {}): CustomOptionAnswer =>
  partialAnswer({ __typename, uid: __typename, title: 'Title', ...rest });
const price = (amount: number, price_type: 'FIXED' | 'PERCENT' = 'FIXED') => ({ price: amount, price_type });

it('[CAT-5] reads options to write and to pick a day; files, which no cart takes, are left out', () => {
  expect(
    toCustomOptions(
      [
        option('CustomizableFieldOption', { required: true, value: { ...price(4.5), max_characters: 20 } }),
        option('CustomizableAreaOption', { value: { ...price(10, 'PERCENT'), max_characters: 0 } }),
        option('CustomizableDateOption', { value: { ...price(0), type: 'DATE' } }),
        option('CustomizableDateOption', { value: { ...price(0), type: 'DATE_TIME' } }),
        option('CustomizableDateOption', { value: { ...price(0), type: 'TIME' } }),
        option('CustomizableFileOption', { value: { ...price(0) } }),
      ],
      'GBP',
    ),
  ).toMatchObject([
    { kind: 'field', isRequired: true, surcharge: { fixed: 450 }, maxCharacters: 20 },
    { kind: 'area', isRequired: false, surcharge: { percent: 10 }, maxCharacters: null },
    { kind: 'date', surcharge: null },
    { kind: 'datetime' },
    { kind: 'time' },
  ]);
});

it('[CAT-5] reads lists of every kind, options and values in the merchant’s order', () => {
  const values = [
    { uid: 'b', title: 'Gift box', sort_order: 2, ...price(20, 'PERCENT') },
    null,
    { uid: 'a', title: 'Paper', sort_order: 1, ...price(3) },
  ];
  const kinds = [
    'CustomizableMultipleOption',
    'CustomizableCheckboxOption',
    'CustomizableRadioOption',
    'CustomizableDropDownOption',
  ];
  const options = toCustomOptions(
    kinds.map((kind, index) => option(kind, { values, required: true, sort_order: -index })),
    'GBP',
  );
  expect(options.map(({ kind }) => kind)).toEqual(['select', 'radio', 'checkbox', 'multiple']);
  expect(options[0]).toMatchObject({
    values: [
      { uid: 'a', surcharge: { fixed: 300 } },
      { uid: 'b', surcharge: { percent: 20 } },
    ],
  });
});

it('[CAT-5] several of a list are ticked, unless one at least is asked for', () => {
  const several = (required: boolean) => option('CustomizableMultipleOption', { values: [], required });
  expect(toCustomOptions([several(false), several(true)], 'GBP').map(({ kind }) => kind)).toEqual([
    'checkbox',
    'multiple',
  ]);
});

it('[CAT-5] reads an option that says next to nothing as one without a title, a limit or a price', () => {
  const head = { title: '', isRequired: false };
  const bare = { title: null, value: null };
  const kinds = ['Field', 'Area', 'Date'].map((kind) => `Customizable${kind}Option`);
  const found = toCustomOptions(
    kinds.map((kind) => option(kind, bare)),
    'GBP',
  );
  const entry = { ...head, surcharge: null, maxCharacters: null };
  expect(found).toEqual([
    { ...entry, uid: kinds[0], kind: 'field' },
    { ...entry, uid: kinds[1], kind: 'area' },
    { ...entry, uid: kinds[2], kind: 'date' },
  ]);
  const list = option('CustomizableRadioOption', { title: null, values: [{ uid: 'a', title: null }] });
  const values = [{ uid: 'a', title: '', surcharge: null }];
  expect(toCustomOptions([list], 'GBP')).toEqual([{ ...head, uid: 'CustomizableRadioOption', kind: 'radio', values }]);
  const none = option('CustomizableRadioOption', { values: null });
  expect(toCustomOptions([none], 'GBP')).toMatchObject([{ values: [] }]);
});

it('[CAT-5] keeps the order of options that the merchant has not numbered, before those with a number', () => {
  const at = (uid: string, sort_order?: number) =>
    option('CustomizableFieldOption', { uid, ...(sort_order ? { sort_order } : {}) });
  const found = toCustomOptions([at('two', 2), at('none'), at('one', 1), at('less', -1)], 'GBP');
  expect(found.map(({ uid }) => uid)).toEqual(['less', 'none', 'one', 'two']);
  const value = (uid: string, sort_order?: number) => ({ uid, title: uid, ...(sort_order ? { sort_order } : {}) });
  const values = [value('b', 2), value('a'), value('c', -1)];
  const [list] = toCustomOptions([option('CustomizableCheckboxOption', { values })], 'GBP');
  expect(list && 'values' in list && list.values.map(({ uid }) => uid)).toEqual(['c', 'a', 'b']);
});

it('leaves out what a module added, and is empty where Magento answers null', () => {
  expect(toCustomOptions([option('CustomizableHologramOption'), null], 'GBP')).toEqual([]);
  expect(toCustomOptions(null, 'GBP')).toEqual([]);
});
