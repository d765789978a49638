import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cacheId, customerFactors, guestFactors } from './cache-id';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('[BACK-1] a guest’s cache id is the hash of what their answers depend on, in capitals, and of the shop’s salt', () => {
  expect(cacheId(guestFactors('fr', 'eur'), 'Salt')).toBe(sha256('EUR|0||FALSE|FR|Salt'));
});

it('[BACK-1] a customer’s cache id is another than a guest’s, and the same for all customers', () => {
  expect(cacheId(customerFactors('fr', 'eur'), 'Salt')).toBe(sha256('EUR|1||TRUE|FR|Salt'));
});

it('[BACK-1] a cache id follows the tax rates of an address', () => {
  expect(cacheId({ ...customerFactors('fr', 'EUR'), taxRates: '20' }, 'Salt')).toBe(sha256('EUR|1|20|TRUE|FR|Salt'));
});
