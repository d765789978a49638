import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import type { Connection } from '../connect';
import { category, categoryText } from '../schema/catalog';
import { urlRewrite } from '../schema/content';
import { product, productText } from '../schema/products';
import { seedData } from './data';

describe('the shop itself', () => {
  let shop: Connection;
  beforeAll(async () => {
    shop = await openTestDatabase(seedData);
  });
  afterAll(() => shop.close());

  it('has redirects that lead somewhere, except those that go in a circle', async () => {
    const rows = await shop.db.select().from(urlRewrite);
    const byPath = new Map(rows.map((row) => [`${row.storeId}:${row.requestPath}`, row]));
    const redirects = rows.filter(({ redirectType }) => redirectType > 0);
    const lost = redirects.filter(({ storeId, targetPath }) => !byPath.has(`${storeId}:${targetPath}`));
    expect(lost.map(({ storeId, requestPath }) => `${storeId}:${requestPath}`)).toEqual([]);
    expect(new Set(redirects.map(({ redirectType }) => redirectType))).toEqual(new Set([301, 302]));
  });

  it('has products of every type, and categories in three levels', async () => {
    const types = await shop.db.selectDistinct({ type: product.typeId }).from(product).orderBy(asc(product.typeId));
    expect(types.map(({ type }) => type)).toEqual([
      'bundle',
      'configurable',
      'downloadable',
      'grouped',
      'simple',
      'virtual',
    ]);
    expect(await shop.db.$count(category, gt(category.level, 3))).toBeGreaterThan(0);
  });

  it('names everything it shows', async () => {
    expect(await shop.db.$count(productText, and(eq(productText.storeId, 0), isNull(productText.name)))).toBe(0);
    expect(await shop.db.$count(categoryText, and(eq(categoryText.storeId, 0), isNull(categoryText.name)))).toBe(0);
  });
});
