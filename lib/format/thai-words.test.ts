import { expect, test } from 'vitest';
import { keepWords, keepWordsIn } from './thai-words';

/** With what cannot be seen made visible. */
const shown = (text: string) =>
  keepWords(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|').replaceAll('\u200b', '/');

test.each([
  ['Velmora Co-codamol 8 mg/500 mg', 'Velmora Co-|codamol 8_mg/500_mg'],
  ['Eco-friendly', 'Eco-friendly'],
  ['ไอบูโพรเฟน 200 มก.', 'ไอ|บู|โพ|ร|เฟ|น 200_มก.'],
  ['และโซเดียมไบคาร์บอเนต', 'และโซ|เดี|ย|ม/ไบ|คา|ร์|บ|อ|เน|ต'],
  ['ในสหราชอาณาจักร', 'ในส|ห|รา|ช|อา|ณา|จั|ก|ร'],
  ['ไอบูโพรเฟนไลซีน', 'ไอ|บู|โพ|ร|เฟ|น/ไล|ซี|น'],
  ['นัดปรึกษาสุขภาพการเดินทางและวัคซีน', 'นัดปรึกษาสุ|ข|ภา|พ/กา|ร|เดิ|น|ทา|งและวัคซีน'],
  ['แก้ปวดประจำเดือน', 'แก้|ป|ว|ด/ป|ระ|จำ|เดื|อ|น'],
  ['วัดความดันโลหิต', 'วัดค|วา|ม|ดั|น|โล|หิ|ต'],
  ['ไฮออสซีนบิวทิลโบรไมด์', 'ไฮ|อ|อ|ส|ซี|น|บิ|ว|ทิ|ล|โบ|ร|ไม|ด์'],
  ['ภายในสองวันทำการ', 'ภายในสองวั|น|ทำ|กา|ร'],
  ['ครั้งละไม่เกินสองกล่อง', 'ครั้งละไม่|เกิ|นสองกล่อง'],
  ['อ่านคำตอบของคุณ', 'อ่านคำ|ต|อ|บของคุณ'],
  ['เภสัชกรมีเวลาให้คุณ', 'เภสัชกรมี|เว|ลาให้คุณ'],
  ['อ่านฉลาก', 'อ่านฉลาก'],
])('what no dictionary knows stays whole: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('HTML does so between its tags, which stay as they are', () => {
  const html = 'Take 500 mg. <a href="/a 500 mg" title="วิดีโอ">80 mg วิดีโอ</a>';
  expect(keepWordsIn(html)).toBe('Take 500\u00a0mg. <a href="/a 500 mg" title="วิดีโอ">80\u00a0mg วิ\u2060ดี\u2060โอ</a>');
});
