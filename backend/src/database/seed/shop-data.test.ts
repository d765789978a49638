import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import type { Connection } from '../connect';
import { category, categoryText } from '../schema/catalog';
import { urlRewrite } from '../schema/content';
import { categoryProduct, product, productText } from '../schema/products';
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

  it('has the services of a pharmacist before the guide to read, which stands where it always did among travel goods', async () => {
    const types = async (urlKey: string) => {
      const rows = await shop.db
        .select({ type: product.typeId })
        .from(categoryProduct)
        .innerJoin(product, eq(product.id, categoryProduct.productId))
        .innerJoin(categoryText, eq(categoryText.categoryId, categoryProduct.categoryId))
        .where(and(eq(categoryText.storeId, 0), eq(categoryText.urlKey, urlKey)))
        .orderBy(asc(categoryProduct.position));
      return rows.map(({ type }) => type);
    };
    const services = await types('pharmacist-services');
    expect(services.indexOf('downloadable')).toBe(services.length - 1);
    const travel = await types('travel');
    expect(travel.indexOf('downloadable')).toBeLessThan(travel.length - 1);
  });

  it('names everything it shows', async () => {
    expect(await shop.db.$count(productText, and(eq(productText.storeId, 0), isNull(productText.name)))).toBe(0);
    expect(await shop.db.$count(categoryText, and(eq(categoryText.storeId, 0), isNull(categoryText.name)))).toBe(0);
  });
});
