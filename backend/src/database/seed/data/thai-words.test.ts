import { expect, it } from 'vitest';
import { stores } from '../stores';
import { attributes } from './attributes/attributes';
import { blocks } from './blocks';
import { categories } from './categories';
import { pages } from './pages';
import { products } from './products';

/** What the shop does not say in Thai, and what it says. */
const SAID_OTHERWISE: [not: RegExp, but: string][] = [
  [/ไข้ละอองฟาง/, 'แพ้ละอองเกสร'],
  [/ยาละลายลิ่มเลือด/, 'ยาต้านการแข็งตัวของเลือด'],
  [/พยาธิเส้นด้าย/, 'พยาธิเข็มหมุด'],
  [/พลาสเตอร์แผลพุพอง/, 'พลาสเตอร์กันรองเท้ากัด'],
  // A class of medicines, and a council, of Thai law.
  [/ยาสามัญประจำบ้าน/, 'ยาที่ซื้อได้ทั่วไป'],
  [/สภาเภสัชกรรม/, 'General Pharmaceutical Council (GPhC) ของสหราชอาณาจักร'],
  [/ต่อมลูกหมาก(?!โต)/, 'ต่อมลูกหมากโต'],
  [/(?:เสื้อผ้า ?|และ)ที่นอนที่/, 'เครื่องนอน'],
  [/อื่นๆ/, 'อื่น ๆ'],
  // Units are those of vitamins, too.
  [/แพ็ก \d+ หน่วย/, 'แพ็ก\u00a016'],
  [/แว่นกันลม/, 'แว่นกันแดดแบบโอบรอบ'],
  // One drug, one spelling: that of its attribute.
  [/ฟลูร์(?:บิ|ไบ)โพรเฟน/, 'เฟลอร์บิโพรเฟน'],
  [/เพลาร์โกเนียม/, 'พีลาร์โกเนียม'],
  [/โครทามิทอน/, 'โครตามิทอน'],
  [/ริโอซิกวต/, 'ริโอซิกัวต์'],
  [/อิสพาคูลา/, 'ไซเลียมฮัสก์'],
  [/แบล็กเคอร์แรนต์/, 'แบล็กเคอแรนต์'],
];

const shop = Object.entries({ attributes, blocks, categories, pages, products, stores }).flatMap(([kind, all]) =>
  all.map((one) => ({
    where: `${kind}: ${'sku' in one ? one.sku : 'identifier' in one ? one.identifier : 'code' in one ? one.code : one.key}`,
    text: JSON.stringify(one),
  })),
);

it.each(SAID_OTHERWISE)('the shop’s Thai has no %s: it says %s', (not, but) => {
  expect(shop.some(({ text }) => text.includes(but))).toBe(true);
  expect(shop.filter(({ text }) => not.test(text)).map(({ where }) => where)).toEqual([]);
});
