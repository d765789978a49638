import { expect, it } from 'vitest';
import english from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { CUSTOMER_REASONS } from './customer-reasons';

it.each(CUSTOMER_REASONS)('[NET-8] “%s” has words of the shop’s own in every language', (_, key) => {
  expect(english.errors[key]).toMatch(/^[A-Z].*\.$/);
  expect(thai.errors[key]).toMatch(/^[^a-z]*[\u0E00-\u0E7F][^a-z]*$/i);
});
