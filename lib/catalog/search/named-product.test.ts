import { expect, it } from 'vitest';
import { isNamed } from './named-product';

const MALARIA = 'Roamwell Atovaquone and proguanil malaria tablets, 12';
const THAI = 'โรมเวลล์ อะโทวาโควนและโปรกัวนิล ยาป้องกันมาลาเรีย 12 เม็ด';

it.each([
  ['atovaquone', MALARIA, ['Atovaquone and proguanil']],
  ['Proguanil 100mg', MALARIA, ['Atovaquone and proguanil']],
  ['roamwell atovaquone', MALARIA, []],
  [MALARIA, MALARIA, []],
  ['viagra', 'Viagra 50 mg tablets', []],
  ['โปรกัวนิล', THAI, ['อะโทวาโควนและโปรกัวนิล']],
  ['โรมเวลล์ อะโทวาโควนและโปรกัวนิล', THAI, []],
])('“%s” asks for %s', (term, name, ingredients) => {
  expect(isNamed(term, name, ingredients)).toBe(true);
});

it.each([
  ['malaria', MALARIA, ['Atovaquone and proguanil']],
  ['malaria tablets', MALARIA, ['Atovaquone and proguanil']],
  // The brand of many, a word that joins, and what is not typed to its end.
  ['roamwell', MALARIA, ['Atovaquone and proguanil']],
  ['and', MALARIA, ['Atovaquone and proguanil']],
  ['atovaq', MALARIA, ['Atovaquone and proguanil']],
  ['12', '12 tablets', []],
  ['มาลาเรีย', THAI, ['อะโทวาโควนและโปรกัวนิล']],
  ['และ', THAI, ['อะโทวาโควนและโปรกัวนิล']],
  ['', '', []],
])('“%s” does not ask for %s', (term, name, ingredients) => {
  expect(isNamed(term, name, ingredients)).toBe(false);
});
