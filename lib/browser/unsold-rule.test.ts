import { describe, expect, it } from 'vitest';
import { isUnsold, isUnsoldPiece, refusal, type UnsoldRule } from './unsold-rule';

const unsoldOf = (rule: UnsoldRule, values: unknown[]) => values.filter((supply) => isUnsold({ supply }, rule));

describe('what the cart does not take', () => {
  it('is known by one of the values of a product, where they are chosen from a list', () => {
    const rule = { code: 'supply', values: ['5', '7'] };
    const values = ['5', 7, '4,7', '4, 5 ', ['4', '7']];
    expect(unsoldOf(rule, [...values, '4', '57', '', 0, null, undefined])).toEqual(values);
  });

  it('is known by a text, in capitals or not, where its attribute is written', () => {
    const rule = { code: 'supply', values: [], text: '^prescription' };
    const values = ['Prescription only', 'PRESCRIPTION'];
    expect(unsoldOf(rule, [...values, 'No prescription', ''])).toEqual(values);
  });

  it('is nothing where the shop sells all, or nothing is known of a product', () => {
    const rule = { code: 'supply', values: ['null', 'undefined'] };
    for (const text of [undefined, 'null|undefined']) {
      const known = text === undefined ? rule : { ...rule, text };
      expect([null, undefined, {}, { supply: null }].filter((product) => isUnsold(product, known))).toEqual([]);
    }
    expect(isUnsold({ supply: 'null' }, null)).toBe(false);
  });
});

describe('a piece that the cart does not take', () => {
  const rule = { code: 'supply', values: ['5', '6'], unclear: { values: ['6'] }, open: { values: ['8'] } };
  const texts = { code: 'supply', values: [], text: 'rx|odd', unclear: { values: [], text: 'odd' } };
  const written = { ...texts, open: { values: [], text: 'depends' } };

  it.each<[string, unknown, unknown, UnsoldRule | null, ReturnType<typeof refusal>]>([
    ['a variant, by its own', 5, 8, rule, { isRefused: true }],
    ['one that is not understood', '6', 8, rule, { isRefused: true, isUnclear: true }],
    ['one that says nothing of what is left to it', null, 8, rule, { isRefused: true, isUnclear: true }],
    ['one that says nothing at all', '', '1,8', rule, { isRefused: true, isUnclear: true }],
    ['one that leaves it to others', 8, 1, rule, { isRefused: true, isUnclear: true }],
    ['a product that has no variants', 8, null, rule, { isRefused: true, isUnclear: true }],
    ['one by a text', 'Rx', 'Depends', written, { isRefused: true }],
    ['one by a text that is not understood', 'odd', 'Depends', written, { isRefused: true, isUnclear: true }],
    ['one without the text', null, 'Depends', written, { isRefused: true, isUnclear: true }],
    ['none that is sold', 1, 8, rule, {}],
    ['none whose parent is sold', null, 1, rule, {}],
    ['none where nothing is left to variants', null, 8, { code: 'supply', values: ['5'] }, {}],
    ['none without a rule', null, 8, null, {}],
  ])('is %s', (_, supply, parent, known, expected) => {
    expect(refusal({ supply }, { supply: parent }, known)).toEqual(expected);
    expect(isUnsoldPiece({ supply }, { supply: parent }, known)).toBe('isRefused' in expected);
  });
});
