import { expect, it } from 'vitest';
import { isSaid } from './card-product';

it.each([
  ['Pack of 32', 'Aspirin 300 mg dispersible tablets, 32', true],
  ['Pack of 2', 'Aspirin 300 mg dispersible tablets, 32', false],
  ['Pack of 300', 'Aspirin 300 mg dispersible tablets, 32', false],
  ['Pack of 32', 'Aspirin 300 mg, 32 tablets', true],
  ['Pack of 32', 'Aspirin mouthwash, 32 ml', false],
  ['Pack of 12', 'Verdala Vitamin B 12 tablets', false],
  ['แพ็ก\u00a016', 'เวลโมรา พาราเซตามอล 500 มก. ยาเม็ด 16 เม็ด', true],
  ['แพ็ก 32 หน่วย', 'เวลโมรา โคโคดามอล 8 มก./500 มก. 32 เม็ด', true],
  ['แพ็ก\u00a012', 'เวอร์ดาลา วิตามินบี 12 60 เม็ด', false],
  ['แพ็ก\u00a016', 'เวลโมรา พาราเซตามอล ชนิดเม็ด', false],
  ['แพ็ก\u00a010', 'เวลโมรา เครื่องดื่มร้อน เลมอน 10 ซอง', true],
  ['แพ็ก\u00a010', 'เวลโมรา น้ำยาบ้วนปาก 10 มล.', false],
])('What a pack holds is said by the count at a name’s end: %s by %s: %s', (detail, name, isTold) => {
  expect(isSaid(detail, name)).toBe(isTold);
});

it('Strengths are said whatever their order, but only where each of them is', () => {
  expect(isSaid('500\u00a0mg / 8\u00a0mg', 'Co-codamol 8 mg/500 mg tablets, 32')).toBe(true);
  expect(isSaid('500 mg / 30 mg', 'Co-codamol 8 mg/500 mg tablets, 30')).toBe(false);
});

it.each([
  ['180 มก.', 'โทลเวสซา เฟกโซเฟนาดีน 180 มก. 30 เม็ด', true],
  ['80 มก.', 'โทลเวสซา เฟกโซเฟนาดีน 180 มก. 30 เม็ด', false],
  ['5 mg', 'Tolvessa Desloratadine 2.5 mg 30 tablets', false],
  ['+1', 'Reading glasses +1, blue', true],
  ['+1', 'Reading glasses +1.5', false],
  ['+1', 'Reading glasses +10', false],
  ['+1', 'Reading glasses +1, 2 pairs', true],
  ['SPF 50', 'Sun lotion SPF 50, 200 ml', true],
  ['SPF', 'Sun lotion SPF30', false],
  ['Vitamin B', 'Verdala Vitamin B12', false],
  ['50 mg (as salt)', 'Tablets 50mg (as salt), 20', true],
])('A strength is said before a count, but not within another number: %s by %s: %s', (detail, name, isTold) => {
  expect(isSaid(detail, name)).toBe(isTold);
});
