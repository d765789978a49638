import { expect, it } from 'vitest';
import { isEmail } from './rules';

const long = (count: number) => 'a'.repeat(count);

it.each([
  ['anna@example.com', true],
  ["o'neill+news@mail.example.co.uk", true],
  ['müller@bücher1.de', true],
  ['สมหญิง@ร้านยา.ไทย', true],
  ['ปู่.มณี@ปู่.ไทย', true],
  ['\u0e38@example.com', true],
  ['anna@\u0e38.ไทย', false],
  ['1@1.2', true],
  [`${long(64)}@example.com`, true],
  [`${long(65)}@example.com`, false],
  [`a@${long(63)}.com`, true],
  [`a@${long(64)}.com`, false],
  [`${long(60)}@${`${long(60)}.`.repeat(3)}${long(10)}`, true],
  [`${long(64)}@${`${long(60)}.`.repeat(3)}${long(7)}`, false],
  ['anna@example', false],
  ['anna@-example.com', false],
  ['anna@example-.com', false],
  ['anna@exa-mple.com', true],
  ['anna@example..com', false],
  ['anna@example.com!', false],
  ['anna.b@example.com', true],
  ['anna..b@example.com', false],
  ['.anna@example.com', false],
  ['anna.@example.com', false],
  ['@example.com', false],
  ['example.com', false],
  ['', false],
  ['anna b@example.com', false],
  ['a@b@example.com', false],
])('%s has the form of an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
