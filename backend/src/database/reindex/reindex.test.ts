import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { tinyShop } from '../../testing/tiny-shop';
import type { Connection } from '../connect';
import { categoryIndex, productFacet, productIndex, reviewSummary } from '../schema/listing';
import { product, review, stockItem } from '../schema/products';
import { storeId, storeIds } from '../seed/localised';
import { reindex } from './reindex';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

const idOf = (sku: string) => tinyShop.products.findIndex((seed) => seed.sku === sku) + 1;

async function indexed(sku: string) {
  const [row] = await connection.db
    .select()
    .from(productIndex)
    .where(eq(productIndex.productId, idOf(sku)));
  return row;
}

async function rated(sku: string, view: string) {
  const [row] = await connection.db
    .select({ rating: reviewSummary.rating, reviewCount: reviewSummary.reviewCount })
    .from(reviewSummary)
    .where(and(eq(reviewSummary.productId, idOf(sku)), eq(reviewSummary.storeId, storeId(view))));
  return row;
}

async function facetsOf(sku: string) {
  const rows = await connection.db
    .select()
    .from(productFacet)
    .where(eq(productFacet.productId, idOf(sku)))
    .orderBy(asc(productFacet.optionId));
  return rows.map(({ attributeId, optionId }) => [attributeId, optionId]);
}

describe('reindex', () => {
  it.each([
    ['PLAIN', 5, 5],
    ['SPECIAL', 8, 8],
    // A quarter off from the first piece on; the better price from the fifth does not count.
    ['TIERED', 7.5, 7.5],
    // 10 and at least 2 of the required option; at most half of 10, both extras (4) and the note (4).
    ['OPTIONS', 12, 23],
    // Only the small one is in stock.
    ['SHIRT', 20, 20],
    ['FAMILY', 5, 8],
    // 90 % of the cheaper required choice; of 10 for two plain ones with both extras, 8 and 7.50.
    ['KIT', 7.2, 22.95],
    // 3 with one link of 1, or with both.
    ['LEAFLET', 4, 6],
  ])('%s costs from %d to %d', async (sku, minPrice, maxPrice) => {
    expect(await indexed(sku)).toMatchObject({ isSalable: true, minPrice, maxPrice });
  });

  it('rates by the mean of all votes of approved reviews, out of 100', async () => {
    expect(await rated('PLAIN', 'mmstr_en')).toEqual({ rating: 80, reviewCount: 2 });
    expect(await rated('SPECIAL', 'mmstr_en')).toBeUndefined();
  });

  it('rates by the reviews that each view shows', async () => {
    const { db } = connection;
    const shownBy = (...views: string[]) =>
      db
        .update(review)
        .set({ storeIds: storeIds(views) })
        .where(eq(review.productId, idOf('PLAIN')));
    await shownBy('mmstr_th');
    await reindex(db, [idOf('PLAIN')]);
    expect(await rated('PLAIN', 'mmstr_th')).toEqual({ rating: 80, reviewCount: 2 });
    expect(await rated('PLAIN', 'mmstr_en')).toBeUndefined();
    await shownBy();
    await reindex(db, [idOf('PLAIN')]);
    expect(await rated('PLAIN', 'mmstr_en')).toEqual({ rating: 80, reviewCount: 2 });
  });

  it('holds sold-out products as not salable, and disabled ones not at all', async () => {
    expect(await indexed('SOLD-OUT')).toMatchObject({ isSalable: false });
    expect(await indexed('DISABLED')).toBeUndefined();
  });

  it('finds a configurable by the options of its salable variants', async () => {
    expect(await facetsOf('SHIRT')).toEqual([[200, 301]]);
    expect(await facetsOf('PLAIN')).toEqual([[201, 1]]);
  });

  it("puts an anchor category's own products first, and everything visible into the root", async () => {
    const rows = await connection.db
      .select()
      .from(categoryIndex)
      .where(eq(categoryIndex.categoryId, 3))
      .orderBy(asc(categoryIndex.position));
    expect(rows.map(({ productId }) => productId)).toEqual(['SPECIAL', 'TIERED', 'SOLD-OUT', 'PLAIN'].map(idOf));
    const visible = tinyShop.products.filter((seed) => seed.visibility !== 1 && seed.enabled !== false);
    expect(await connection.db.$count(categoryIndex, eq(categoryIndex.categoryId, 2))).toBe(visible.length);
  });

  it('follows a change to the products made of the changed one', async () => {
    const variant = eq(stockItem.productId, idOf('SHIRT-S'));
    await connection.db.update(stockItem).set({ isInStock: false }).where(variant);
    await reindex(connection.db, [idOf('SHIRT-S')]);
    // With nothing left to sell, both variants give the price.
    expect(await indexed('SHIRT')).toMatchObject({ isSalable: false, minPrice: 20, maxPrice: 30 });
    expect(await facetsOf('SHIRT')).toEqual([]);
    await connection.db.update(stockItem).set({ isInStock: true }).where(variant);
    await reindex(connection.db, [idOf('SHIRT-S')]);
    expect(await indexed('SHIRT')).toMatchObject({ isSalable: true, maxPrice: 20 });

    await connection.db.update(product).set({ price: 3 }).where(eq(product.sku, 'PLAIN'));
    await reindex(connection.db, [idOf('PLAIN')]);
    expect(await indexed('FAMILY')).toMatchObject({ minPrice: 3 });
    expect(await indexed('KIT')).toMatchObject({ minPrice: 5.4 });
    expect(await indexed('SPECIAL')).toMatchObject({ minPrice: 8 });
  });

  it('gives the same when everything is indexed anew', async () => {
    const before = await connection.db.select().from(productIndex).orderBy(asc(productIndex.productId));
    await reindex(connection.db);
    expect(await connection.db.select().from(productIndex).orderBy(asc(productIndex.productId))).toEqual(before);
  });
});
