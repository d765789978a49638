import { expect, it } from 'vitest';
import { isJudged } from './judged-basket';

const line = (quantity: number, ...contents: [quantity: number, product: object, parent?: object][]) => ({
  quantity,
  contents: contents.map(([count, product, parent = null]) => ({ quantity: count, product, parent })),
});
const medicine = { active_ingredient: '330' };

it.each([
  ['one pack of a medicine', [line(1, [1, medicine])], false],
  ['one medicine among other things', [line(1, [1, medicine]), line(5, [1, { active_ingredient: null }])], false],
  ['two packs', [line(2, [1, medicine])], true],
  ['two medicines', [line(1, [1, medicine]), line(1, [1, { active_amounts: 'Codeine 8 mg' }])], true],
  ['a bundle with two packs', [line(1, [2, medicine])], true],
  ['a variant whose parent tells it, twice', [line(2, [1, {}, medicine])], true],
  ['products that the merchant has limited', [line(2, [1, { maximum_per_order: '1' }])], true],
  ['nothing', [], false],
])('Whether a basket is worth judging: %s', (_, lines, isWorth) => expect(isJudged(lines)).toBe(isWorth));
