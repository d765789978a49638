import { expect, it } from 'vitest';
import { toFilterInput } from './listing-filter';

const kinds = { brand: 'equal', name: 'match', price: 'range' } as const;
const filter = (code: string, value: string) => ({ code, label: value, value });

it('always stays in the category, whatever the address says', () => {
  expect(toFilterInput('NA==', [], kinds)).toEqual({ category_uid: { eq: 'NA==' } });
  expect(toFilterInput('NA==', [filter('category_uid', 'Mg==')], { category_uid: 'equal' })).toEqual({
    category_uid: { eq: 'NA==' },
  });
});

it('asks for one value or for any of several', () => {
  expect(toFilterInput('NA==', [filter('brand', '300')], kinds).brand).toEqual({ eq: '300' });
  expect(toFilterInput('NA==', [filter('brand', '300'), filter('brand', '301')], kinds).brand).toEqual({
    in: ['300', '301'],
  });
});

it('splits ranges, "*" being an open end', () => {
  expect(toFilterInput('NA==', [filter('price', '20_30')], kinds).price).toEqual({ from: '20', to: '30' });
  expect(toFilterInput('NA==', [filter('price', '70_*')], kinds).price).toEqual({ from: '70' });
  expect(toFilterInput('NA==', [filter('price', 'x_9.5')], kinds).price).toEqual({ to: '9.5' });
});

it('matches words', () => {
  expect(toFilterInput('NA==', [filter('name', 'cream')], kinds).name).toEqual({ match: 'cream' });
});

it('leaves out what the backend cannot filter by', () => {
  expect(toFilterInput('NA==', [filter('constructor', '1'), filter('colour', '2')], kinds)).toEqual({
    category_uid: { eq: 'NA==' },
  });
});
