import { expect, test } from 'vitest';
import { listed, notTakenBeside, notTakenTogether, unnamedIngredients } from './key-facts';
import type { PackContent } from './measures';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('what the guard of baskets counts is not taken together with more of it, once under any of its names', () => {
  expect(notTakenTogether(named('Paracetamol', 'Codeine phosphate', 'Caffeine'))).toEqual([
    'paracetamol',
    'codeine phosphate',
  ]);
  expect(notTakenTogether(named('Ibuprofen', 'Ibuprofen lysine'))).toEqual(['ibuprofen lysine']);
  expect(notTakenTogether(named('พาราเซตามอล'))).toEqual(['พาราเซตามอล']);
});

test('what may be used side by side, and what no rule knows, is not spoken of', () => {
  expect(notTakenTogether(named('Nicotine', 'Cetirizine'))).toEqual([]);
});

test('all that works like a medicine is not taken beside it, told once and not by name', () => {
  const beside = (content: PackContent | null, ...ingredients: string[]) =>
    notTakenBeside({ content, ingredients: ingredients.map((name) => ({ name, amount: null })) });
  const classes = ['antiInflammatory'];
  expect(beside(null, 'Ibuprofen lysine')).toEqual({ ingredients: [], classes });
  expect(beside(null, 'Naproxen', 'พาราเซตามอล')).toEqual({ ingredients: ['พาราเซตามอล'], classes });
  for (const name of ['Cetirizine', 'Chlorphenamine', 'ลอราทาดีน']) {
    expect(beside(null, name)).toEqual({ ingredients: [], classes: ['antihistamine'] });
  }
  // A gel's own warnings do not say so.
  expect(beside({ amount: 50, unit: 'g' }, 'Ibuprofen')).toEqual({ ingredients: ['ibuprofen'], classes: [] });
  expect(beside(null, 'Nicotine')).toEqual({ ingredients: [], classes: [] });
});

test('aspirin that thins the blood is no painkiller', () => {
  const aspirin = (milligrams: number) =>
    notTakenBeside({ content: null, ingredients: [{ name: 'Aspirin', amount: { milligrams, per: 'piece' } }] });
  expect(aspirin(75)).toEqual({ ingredients: ['aspirin'], classes: [] });
  expect(aspirin(300)).toEqual({ ingredients: [], classes: ['antiInflammatory'] });
});

test('an ingredient that the name says is not said again, in brackets or not', () => {
  expect(unnamedIngredients('Nordis ibuprofen 200 mg', named('Ibuprofen'), '')).toEqual([]);
  expect(unnamedIngredients('Colecalciferol drops', named('Colecalciferol (vitamin D3)'), '')).toEqual([]);
  expect(unnamedIngredients('ยาพาราเซตามอล', named('พาราเซตามอล'), '')).toEqual([]);
});

test('a single ingredient is told without its amount, several with what the merchant has entered of them', () => {
  expect(unnamedIngredients('Rapid 200', named('Ibuprofen'), 'Ibuprofen 200 mg')).toEqual(['Ibuprofen']);
  expect(
    unnamedIngredients(
      'Caffeine plus',
      named('Paracetamol', 'Caffeine', 'Codeine'),
      'Caffeine 65 mg; Paracetamol 500 mg',
    ),
  ).toEqual(['Paracetamol 500 mg', 'Codeine']);
  expect(
    unnamedIngredients('Extra tablets', named('Paracetamol', 'Caffeine'), 'Paracetamol 500 mg, Caffeine 65 mg'),
  ).toEqual(['Paracetamol 500 mg', 'Caffeine 65 mg']);
});

test('only the first of several ingredients has a capital in English, and what is spelt with capitals keeps them', () => {
  const entries = ['Sodium alginate 250 mg', 'Calcium carbonate 80 mg', 'DHA 40 mg'];
  expect(listed(entries, 'en-GB')).toBe('Sodium alginate 250 mg, calcium carbonate 80 mg, DHA 40 mg');
  expect(listed(entries, 'de-DE')).toBe('Sodium alginate 250 mg, Calcium carbonate 80 mg, DHA 40 mg');
});
