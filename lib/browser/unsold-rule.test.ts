import { describe, expect, it } from 'vitest';
import { isUnsold, type UnsoldRule } from './unsold-rule';

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
