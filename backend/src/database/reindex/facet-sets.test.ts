import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { tinyShop } from '../../testing/tiny-shop';
import type { Connection } from '../connect';
import { productIndex } from '../schema/listing';
import { product, productText, stockItem } from '../schema/products';
import { facetSet, productSearch, searchWord } from '../schema/search';
import { reindex } from './reindex';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

const idOf = (sku: string) => tinyShop.products.findIndex((seed) => seed.sku === sku) + 1;
const skusOf = (bits: string) => tinyShop.products.filter((_, index) => bits[index + 1] === '1').map(({ sku }) => sku);

async function productsOf(kind: string, value: number) {
  const rows = await connection.db.select().from(facetSet).where(eq(facetSet.value, value));
  const row = rows.find((candidate) => candidate.kind === kind);
  return row ? skusOf(row.products) : undefined;
}

const setStock = (sku: string, isInStock: boolean) =>
  connection.db
    .update(stockItem)
    .set({ isInStock })
    .where(eq(stockItem.productId, idOf(sku)));

/** Everything that listings and searches read. */
async function index() {
  const { db } = connection;
  return {
    // A value that nothing has any longer may keep an empty row.
    sets: (
      await db.select().from(facetSet).orderBy(asc(facetSet.kind), asc(facetSet.attributeId), asc(facetSet.value))
    ).filter(({ products }) => products.includes('1')),
    search: await db.select().from(productSearch).orderBy(asc(productSearch.storeId), asc(productSearch.productId)),
  };
}

describe('facet_set', () => {
  it('has a bit for each salable product of a visibility', async () => {
    const both = await productsOf('visibility', 4);
    expect(both).toContain('PLAIN');
    expect(both).not.toContain('SOLD-OUT');
    expect(both).not.toContain('DISABLED');
    expect(both).not.toContain('SHIRT-S');
  });

  it('has the products of categories, options and prices', async () => {
    expect(await productsOf('category', 3)).toEqual(['PLAIN', 'SPECIAL', 'TIERED', 'SOLD-OUT']);
    expect(await productsOf('option', 301)).toEqual(expect.arrayContaining(['SHIRT']));
    expect(await productsOf('option', 1)).toEqual(['PLAIN']);
    // 7.20 and 7.50; from 10 on tens.
    expect(await productsOf('price', 7)).toEqual(expect.arrayContaining(['TIERED', 'KIT']));
    expect(await productsOf('price', 20)).toEqual(expect.arrayContaining(['SHIRT']));
    expect(await productsOf('price', 12)).toBeUndefined();
  });

  it('follows changes, and is the same as when everything is indexed anew', async () => {
    await setStock('PLAIN', false);
    await connection.db.update(product).set({ price: 44 }).where(eq(product.sku, 'SPECIAL'));
    await connection.db.update(product).set({ specialPrice: null }).where(eq(product.sku, 'SPECIAL'));
    await reindex(connection.db, [idOf('PLAIN'), idOf('SPECIAL')]);
    expect(await productsOf('visibility', 4)).not.toContain('PLAIN');
    expect(await productsOf('price', 8)).not.toContain('SPECIAL');
    // The family is made of both.
    expect(await productsOf('price', 40)).toEqual(['SPECIAL', 'FAMILY']);
    const changed = await index();
    await reindex(connection.db);
    expect(await index()).toEqual(changed);

    await setStock('PLAIN', true);
    await reindex(connection.db, [idOf('PLAIN')]);
    expect(await productsOf('visibility', 4)).toContain('PLAIN');
  });

  it('grows with the catalogue', async () => {
    const far = 5000;
    await connection.db.execute(sql`
      insert into product (id, sku, type_id, attribute_set_id, visibility, is_enabled, price, tax_class, has_required_options)
      values (${far}, 'FAR', 'simple', 4, 4, true, 3, 'none', false)`);
    await connection.db.insert(stockItem).values({
      productId: far,
      quantity: 1,
      isInStock: true,
      manageStock: true,
      minSaleQuantity: 1,
      maxSaleQuantity: 10,
    });
    await connection.db.insert(productText).values({ productId: far, storeId: 0, name: 'Faraway' });
    await reindex(connection.db, [far]);
    const rows = await connection.db.select().from(facetSet);
    expect(new Set(rows.map(({ products }) => products.length)).size).toBe(1);
    expect(rows.find(({ kind, value }) => kind === 'visibility' && value === 4)?.products[far]).toBe('1');
    expect(await connection.db.$count(productIndex, eq(productIndex.productId, far))).toBe(1);
    expect(await productsOf('visibility', 4)).toContain('PLAIN');
    expect(await connection.db.$count(searchWord, eq(searchWord.word, 'faraway'))).toBeGreaterThan(0);
  });
});
