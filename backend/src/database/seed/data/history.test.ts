import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '../directory/countries';
import { categories } from './categories';
import { products } from './products';

const visible = products.filter(({ visibility }) => visibility !== 1);

describe('the shop has a past', () => {
  it('in which its categories came first and its products one after the other, over years', () => {
    const created = [...categories, ...products].map(({ createdAt = '' }) => createdAt);
    expect(created.filter((time) => Number.isNaN(Date.parse(time)))).toEqual([]);
    expect(created).toEqual([...created].sort());
    expect(new Set(created.map((time) => time.slice(0, 4)))).toEqual(new Set(['2023', '2024', '2025', '2026']));
    for (const { createdAt = '', updatedAt = '' } of [...categories, ...products])
      expect(updatedAt > createdAt).toBe(true);
  });

  it('of which the last visible products are new for some months', () => {
    const fresh = visible.filter(({ newFrom }) => newFrom);
    expect(fresh.length).toBeGreaterThanOrEqual(8);
    expect(fresh).toEqual(visible.slice(-fresh.length));
    for (const { createdAt, newFrom, newTo = '' } of fresh) {
      expect(createdAt).toContain(newFrom);
      expect(newTo > String(newFrom)).toBe(true);
    }
  });

  it('with every special price held since some day, and few of them until another', () => {
    const offered = products.filter(({ specialPrice }) => specialPrice !== undefined);
    expect(offered.filter(({ specialFrom }) => !specialFrom)).toEqual([]);
    expect(products.filter(({ specialPrice, specialFrom }) => specialPrice === undefined && specialFrom)).toEqual([]);
    expect(offered.filter(({ specialTo }) => specialTo)).toHaveLength(2);
  });

  it('and goods, but no services, that were made in a country', () => {
    const known = new Set(COUNTRY_CODES.match(/[A-Z]{2}(?=:)/g));
    for (const { sku, type, countryOfManufacture } of products) {
      expect([sku, countryOfManufacture !== undefined]).toEqual([sku, type === 'simple' || type === 'configurable']);
      if (countryOfManufacture) expect(known).toContain(countryOfManufacture);
    }
  });
});
