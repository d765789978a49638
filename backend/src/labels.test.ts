import { expect, it } from 'vitest';
import type { StoreRow } from './context';
import { label, phrase } from './labels';

const store = (more: Partial<StoreRow>) => ({ code: 'mmstr_th', locale: 'th_TH', ...more }) as StoreRow;

it('[STORE-2] a label is the store view’s own, else the default one, else empty', () => {
  expect(label({ mmstr_th: 'ยา', default: 'Medicine' }, store({}))).toBe('ยา');
  expect(label({ mmstr_th: '', default: 'Medicine' }, store({}))).toBe('Medicine');
  expect(label({}, store({}))).toBe('');
});

it('[STORE-2] Magento’s own words are in the store view’s language where there is a translation', () => {
  expect(
    (['Price', 'Category', 'Position', 'Product Name', 'Yes', 'No'] as const).map((text) => phrase(text, store({}))),
  ).toEqual(['ราคา', 'หมวดหมู่', 'ตำแหน่ง', 'ชื่อสินค้า', 'ใช่', 'ไม่ใช่']);
  expect(phrase('Yes', store({ locale: 'en_GB' }))).toBe('Yes');
});
