import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import messages from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { listingCount } from './listing-toolbar';

type Translator = Parameters<typeof listingCount>[1];

const t = createTranslator({ locale: 'en-GB', messages, namespace: 'catalog' }) as Translator;
const thaiT = createTranslator({ locale: 'th-TH', messages: thai, namespace: 'catalog' }) as unknown as Translator;
const goods = {};
const service = { isService: true };
const count = (products: object[], total = products.length, page = 1, translate = t) =>
  listingCount(
    { products, total, totalPages: Math.ceil(total / 2), pageSize: 2, params: { page } } as unknown as Listing,
    translate,
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

  it('groups the digits of thousands, in every language', () => {
    expect(count([goods], 2468, 600)).toBe('1,199–1,200 of 2,468 products');
    expect(count([goods], 2468, 600, thaiT)).toBe('รายการที่ 1,199–1,200 จากทั้งหมด 2,468 รายการ');
    expect(thaiT('count', { total: 1234 })).toBe('สินค้า 1,234 รายการ');
    expect(thaiT('countServices', { total: 1234 })).toBe('บริการ 1,234 รายการ');
    expect(thaiT('showServices', { total: 1234 })).toBe('ดูบริการ 1,234 รายการ');
  });
});
