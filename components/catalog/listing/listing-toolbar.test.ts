import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import messages from '@/messages/en-GB.json';
import { listingCount } from './listing-toolbar';

const t = createTranslator({ locale: 'en-GB', messages, namespace: 'catalog' }) as Parameters<typeof listingCount>[1];
const goods = {};
const service = { isService: true };
const count = (products: object[], total = products.length, page = 1) =>
  listingCount(
    { products, total, totalPages: Math.ceil(total / 2), pageSize: 2, params: { page } } as unknown as Listing,
    t,
  );

describe('the count of a listing', () => {
  it('is of products, or of services where nothing else is listed', () => {
    expect(count([goods, service])).toBe('2 products');
    expect(count([service, service])).toBe('2 services');
    expect(count([service])).toBe('1 service');
    expect(count([])).toBe('0 products');
    expect(count([], 1), 'what was found may not be shown').toBe('1 product');
  });

  it('says which of them a page has, and nothing of what the others hold', () => {
    expect(count([service, service], 5, 2)).toBe('3–4 of 5 products');
  });
});
