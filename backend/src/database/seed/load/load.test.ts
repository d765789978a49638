import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import { type Connection, connect } from '../../connect';
import { migrate } from '../../migrate';
import { category, categoryText } from '../../schema/catalog';
import { urlRewrite } from '../../schema/content';
import { product, productText, tierPrice } from '../../schema/products';
import { country } from '../../schema/stores';
import { seedWhenEmpty } from '../seed-when-empty';
import type { SeedData } from '../types';
import { loadSeed } from './load';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

const ENGLISH = 8;
const THAI = 10;

describe('loadSeed', () => {
  it('gives every store view the URLs of categories, of visible products with and without categories, and of pages', async () => {
    const rows = await connection.db
      .select()
      .from(urlRewrite)
      .where(and(eq(urlRewrite.storeId, THAI), eq(urlRewrite.redirectType, 0)))
      .orderBy(asc(urlRewrite.id));
    const leading = (target: string) =>
      rows.filter(({ targetPath }) => targetPath === target).map((row) => row.requestPath);
    expect(leading('catalog/category/view/id/4')).toEqual(['pain/head.html']);
    expect(leading('catalog/product/view/id/1')).toEqual(['plain.html']);
    expect(leading('catalog/product/view/id/1/category/3')).toEqual(['pain/plain.html']);
    expect(leading('catalog/product/view/id/1/category/4')).toEqual(['pain/head/plain.html']);
    expect(leading('cms/page/view/page_id/3')).toEqual(['home']);
    expect(leading('cms/page/view/page_id/2')).toEqual([]);
    expect(rows.filter(({ requestPath }) => requestPath.includes('shirt-s'))).toEqual([]);
  });

  it('writes redirects for the store views they are for', async () => {
    const rows = await connection.db.select().from(urlRewrite).where(eq(urlRewrite.requestPath, 'old-plain.html'));
    expect(rows).toMatchObject([{ storeId: ENGLISH, targetPath: 'plain.html', redirectType: 301, entityType: null }]);
  });

  it('keeps the default texts apart from those of a store view', async () => {
    const texts = await connection.db.select().from(productText).where(eq(productText.productId, 1));
    expect(texts).toMatchObject([
      { storeId: 0, name: 'Plain', urlKey: 'plain', attributes: { warnings: 'Read the leaflet.' } },
      { storeId: THAI, name: 'ธรรมดา', urlKey: null, attributes: { warnings: 'อ่านเอกสารกำกับยา' } },
    ]);
  });

  it('places categories in their tree, with the block of each store view', async () => {
    const [head] = await connection.db.select().from(category).where(eq(category.id, 4));
    expect(head).toMatchObject({ parentId: 3, path: '1/2/3/4', level: 3, position: 1, isAnchor: true });
    const texts = await connection.db
      .select()
      .from(categoryText)
      .where(eq(categoryText.categoryId, 3))
      .orderBy(asc(categoryText.storeId));
    expect(texts).toMatchObject([
      { storeId: 0, name: 'Pain', urlPath: 'pain', cmsBlockId: 2 },
      { storeId: THAI, name: 'ปวด', urlPath: null, cmsBlockId: 3 },
    ]);
  });

  it('leaves free numbers for what is added later', async () => {
    const [added] = await connection.db
      .insert(tierPrice)
      .values({ productId: 1, quantity: 3, price: 4 })
      .returning({ id: tierPrice.id });
    expect(added?.id).toBe(3);
  });

  it('loads nothing when something is wrong', async () => {
    const { db, close } = await connect();
    await migrate(db);
    const broken: SeedData = {
      ...tinyShop,
      rewrites: [{ stores: [], requestPath: 'plain.html', targetPath: 'x', redirectType: 301 }],
    };
    await expect(loadSeed(db, broken)).rejects.toThrow();
    expect(await db.$count(country)).toBe(0);
    const unknown = tinyShop.products.map((seed) => ({ ...seed, related: ['NOBODY'] }));
    await expect(loadSeed(db, { ...tinyShop, products: unknown })).rejects.toThrow('unknown product: NOBODY');
    expect(await db.$count(product)).toBe(0);
    await close();
  });
});

it('seeds once when two start at the same time', async () => {
  const { db, close } = await connect();
  await migrate(db);
  expect((await Promise.all([seedWhenEmpty(db, tinyShop), seedWhenEmpty(db, tinyShop)])).sort()).toEqual([false, true]);
  expect(await db.$count(product)).toBe(tinyShop.products.length);
  await close();
});
