import { expect, it } from 'vitest';
import { isJudged } from './judged-basket';

const line = (...contents: [product: object, parent?: object][]) => ({
  contents: contents.map(([product, parent = null]) => ({ product, parent })),
});

it.each([
  ['a medicine among other things', [line([{ active_ingredient: null }]), line([{ active_ingredient: '330' }])], true],
  ['one whose amounts are told', [line([{ active_amounts: 'Codeine 8 mg' }])], true],
  ['a part of a bundle', [line([{}], [{ active_ingredient: '330' }])], true],
  ['a variant whose parent tells it', [line([{}, { active_ingredient: '330' }])], true],
  ['a product that the merchant has limited', [line([{ maximum_per_order: '1' }])], true],
  ['what is no medicine', [line([{ active_ingredient: null, maximum_per_order: '' }])], false],
  ['nothing', [], false],
])('Whether a basket is worth judging: %s', (_, lines, isWorth) => expect(isJudged(lines)).toBe(isWorth));
