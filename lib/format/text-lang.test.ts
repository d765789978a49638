import { expect, it } from 'vitest';
import { textLang } from './text-lang';

it.each([
  ['Tolnor', 'th-TH', 'en'],
  ['Vitamin C 500 mg', 'th-TH', 'en'],
  ['พาราเซตามอล 500 มก.', 'th-TH', undefined],
  ['ยาสีฟัน Lumen', 'th-TH', undefined],
  ['24 × 5', 'th-TH', undefined],
  ['Tolnor', 'en-GB', undefined],
  ['Tolnor', 'de-DE', undefined],
])('%s on a page in %s has the language %s', (text, locale, lang) => {
  expect(textLang(text, locale)).toBe(lang);
});
