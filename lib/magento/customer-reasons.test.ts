import { expect, it } from 'vitest';
import english from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { CUSTOMER_REASONS } from './customer-reasons';
import { isWrongPassword, statedNumber } from './magento-messages';

it.each(CUSTOMER_REASONS)('[NET-8] “%s” has words of the shop’s own in every language', (_, key) => {
  expect(english.accountErrors[key]).toMatch(/^[A-Z].*\.$/);
  expect(thai.accountErrors[key]).toMatch(/^[^a-z]*[\u0E00-\u0E7F][^a-z]*$/i);
});

it('a wrong password is known by its category in every language, and by its words where there is none', () => {
  const known = [
    { category: 'graphql-authentication', message: 'ชื่อหรือรหัสผ่านไม่ถูกต้อง' },
    { category: undefined, message: 'Invalid login or password.' },
  ];
  const other = { category: 'graphql-input', message: 'The account is locked.' };
  expect([...known, other].filter(isWrongPassword)).toEqual(known);
});

it.each([
  ['The fewest you may purchase is 3.', '3'],
  ['The fewest you may purchase is 2.5.', '2.5'],
  ['The fewest you may purchase is 12', '12'],
  ['Of 5 there are 10.', '10'],
  ['The 3 of them are gone.', ''],
  ['', ''],
])('“%s” ends with the number “%s”', (said, number) => expect(statedNumber(said)).toBe(number));
