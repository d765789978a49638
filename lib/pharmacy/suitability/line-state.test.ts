import { expect, it } from 'vitest';
import { formsOf } from './form-of';
import { lineState } from './line-state';

const NOW = 1_000_000;
const medicine = { suitability_form: 'pain' };
const line = { product: medicine, contents: [{ product: medicine }] };
const sealed = (form: string, until: number) =>
  `Answered\n\nWho? – Me\nForm: ${form}, version 3, en\nSeal: ${until.toString(36)}.${'a'.repeat(64)}`;

it.each([
  ['given', [sealed('pain', NOW + 1)]],
  ['given', [sealed('pain', NOW + 1).replaceAll('\n', '<br />\n')]],
  ['over', [sealed('pain', NOW)]],
  ['missing', []],
  ['missing', ['Not suitable by the last answers']],
  ['missing', [sealed('migraine', NOW + 1)]],
])('a line is %s by what its options say', (state, entered) => {
  expect(lineState(line, entered, NOW)).toBe(state);
});

it('a line about which nothing is asked has no state, whatever is entered', () => {
  expect(lineState({ product: {}, contents: [{ product: {} }] }, [sealed('pain', NOW + 1)], NOW)).toBeNull();
});

it('a variant is asked about by its own form or else its parent’s, a bundle by its own or else by those of its parts', () => {
  const parts = [{ product: medicine }, { product: { suitability_form: 'sleep' } }];
  expect([...formsOf({ product: {}, contents: [{ product: medicine }] })]).toEqual(['pain']);
  const sleep = { suitability_form: 'sleep' };
  expect([...formsOf({ product: sleep, contents: [{ product: medicine }] })]).toEqual(['pain']);
  expect([...formsOf({ product: sleep, contents: [{ product: {} }] })]).toEqual(['sleep']);
  expect([...formsOf({ product: {}, contents: parts, bundle_options: [] })]).toEqual(['pain', 'sleep']);
  const bundle = { product: { suitability_form: 'set' }, contents: parts };
  expect([...formsOf({ ...bundle, bundle_options: [] })]).toEqual(['set']);
  expect([...formsOf(bundle)], 'what is no bundle must be asked by one form').toEqual(['pain', 'sleep']);
});
