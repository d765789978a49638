import { expect, it } from 'vitest';
import english from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { CUSTOMER_REASONS } from './customer-reasons';
import { isWrongPassword } from './magento-messages';

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
