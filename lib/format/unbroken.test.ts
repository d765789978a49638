import { expect, test } from 'vitest';
import { keepAmounts } from './unbroken';

/** With what cannot be seen made visible. */
const shown = (text: string) => keepAmounts(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

test.each([
  ['Velmora Paracetamol 500 mg tablets, 16', 'Velmora Paracetamol 500_mg tablets, 16'],
  ['Co-codamol 8 mg/500 mg', 'Co-codamol 8_mg/500_mg'],
  ['Suspension 120 mg / 5 ml, 100 ml', 'Suspension 120_mg_/_5_ml, 100_ml'],
  ['Drops 1 mg/ml', 'Drops 1_mg/|ml'],
  ['Cream 1 %', 'Cream 1_%'],
  ['Dressings, 8 × 10 cm, 10', 'Dressings, 8_×_10_cm, 10'],
  ['Vitamin D 25 µg, 1000 IU', 'Vitamin D 25_µg, 1000_IU'],
  ['พาราเซตามอล 500 มก. 16 เม็ด', 'พาราเซตามอล 500_มก. 16_เม็ด'],
  ['ครั้งละ 1–2 เม็ดพร้อมน้ำ ทุก 4–6 ชั่วโมง', 'ครั้งละ 1–|2_เม็ดพร้อมน้ำ ทุก 4–|6 ชั่วโมง'],
  ['แผ่นแปะ 10 แผ่น 16 แคปซูล 6 ซอง', 'แผ่นแปะ 10_แผ่น 16_แคปซูล 6_ซอง'],
  ['ยาน้ำ 120 มก./5 มล. 100 มล.', 'ยาน้ำ 120_มก./5_มล. 100_มล.'],
  ['ครีม 30 กรัม', 'ครีม 30_กรัม'],
])('the amounts of %s stay whole', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['Pack of 16', '5 good reasons', '2 litre-sized bags', 'Tissues and/or wipes', '500mg', '3 ก้อน', 'and 1/2'])(
  '%s is left as it is',
  (text) => expect(shown(text)).toBe(text),
);
