import { asc, eq, like, notLike, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import type { Connection } from '../../connect';
import { urlRewrite } from '../../schema/content';
import { categoryIndex, productFacet, productIndex } from '../../schema/listing';
import { mediaGallery, product, productText, review, stockItem, tierPrice } from '../../schema/products';
import { seedData } from '../data';
import { CatalogueSizeError, growCatalogue } from './grow-catalogue';

const OWN = seedData.products.length;
const GENERATED = 600;
const SIZE = OWN + GENERATED;

let shop: Connection;
beforeAll(async () => {
  shop = await openTestDatabase(seedData);
});
afterAll(() => shop.close());

const silent = () => {};
const grow = (size?: number) => growCatalogue(shop.db, size, silent);
const generated = like(product.sku, 'GEN-%');

const TABLES = [
  product,
  productText,
  productIndex,
  productFacet,
  categoryIndex,
  mediaGallery,
  stockItem,
  tierPrice,
  review,
  urlRewrite,
];
const rowsOf = async () => Promise.all(TABLES.map((table) => shop.db.$count(table)));
const ownProducts = () => shop.db.select().from(product).where(notLike(product.sku, 'GEN-%')).orderBy(asc(product.id));
const generatedProducts = () =>
  shop.db
    .select({ id: product.id, sku: product.sku, price: product.price, name: productText.name })
    .from(product)
    .innerJoin(productText, sql`${productText.productId} = ${product.id} and ${productText.storeId} = 0`)
    .where(generated)
    .orderBy(asc(product.id));

describe('growCatalogue', () => {
  let before: Awaited<ReturnType<typeof rowsOf>>;
  let own: Awaited<ReturnType<typeof ownProducts>>;
  beforeAll(async () => {
    before = await rowsOf();
    own = await ownProducts();
    await grow(SIZE);
  });

  it("adds up to the size and leaves the shop's own products alone", async () => {
    expect(await shop.db.$count(product)).toBe(SIZE);
    expect(await ownProducts()).toEqual(own);
  });

  it('indexes what it made, prices of families from their variants', async () => {
    expect(await shop.db.$count(productIndex)).toBe(own.filter(({ isEnabled }) => isEnabled).length + GENERATED);
    const families = await shop.db
      .select({ min: productIndex.minPrice, max: productIndex.maxPrice, isSalable: productIndex.isSalable })
      .from(productIndex)
      .innerJoin(product, eq(product.id, productIndex.productId))
      .where(sql`${generated} and ${product.typeId} = 'configurable'`);
    expect(families.length).toBeGreaterThan(20);
    expect(families.every(({ min, max }) => min > 0 && max >= min)).toBe(true);
    expect(families.some(({ isSalable }) => isSalable)).toBe(true);
  });

  it('spreads over categories and brands, with pictures that exist', async () => {
    const { rows } = await shop.db.execute<{ categories: number; brands: number }>(sql`
      select count(distinct category_index.category_id)::int as categories,
        count(distinct product_facet.option_id) filter (where attribute.code = 'brand')::int as brands
      from product
      join category_index on category_index.product_id = product.id
      join product_facet on product_facet.product_id = product.id
      join attribute on attribute.id = product_facet.attribute_id
      where starts_with(product.sku, 'GEN-')`);
    expect(rows[0]?.categories).toBeGreaterThan(30);
    expect(rows[0]?.brands).toBeGreaterThan(5);
    const files = new Set(seedData.products.flatMap(({ images }) => images.map(({ file }) => file)));
    const pictures = await shop.db
      .select({ file: mediaGallery.file })
      .from(mediaGallery)
      .innerJoin(product, eq(product.id, mediaGallery.productId))
      .where(generated);
    expect(pictures.length).toBeGreaterThan(GENERATED);
    expect(pictures.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it('gives every visible one its URLs in every store view', async () => {
    const { rows } = await shop.db.execute<{ sku: string }>(sql`
      select product.sku from product
      cross join store
      where starts_with(product.sku, 'GEN-') and product.visibility > 1 and not exists (
        select from url_rewrite
        join product_text on product_text.product_id = product.id and product_text.store_id = 0
        where url_rewrite.store_id = store.id and url_rewrite.request_path = product_text.url_key || '.html'
          and url_rewrite.target_path = 'catalog/product/view/id/' || product.id
      )`);
    expect(rows).toEqual([]);
  });

  it('replaces what it made before by the same, more or less of it', async () => {
    const first = await generatedProducts();
    await grow(OWN + 250);
    expect(await shop.db.$count(product)).toBe(OWN + 250);
    const { rows } = await shop.db.execute<{ lost: number }>(sql`
      select count(*)::int as lost from url_rewrite
      where entity_type = 'PRODUCT' and not exists (select from product where product.id = entity_id)`);
    expect(rows[0]?.lost).toBe(0);
    await grow(SIZE);
    expect(await generatedProducts()).toEqual(first);
  });

  it('leaves only the own products when no size is asked for, and free numbers', async () => {
    await grow();
    expect(await rowsOf()).toEqual(before);
    const [added] = await shop.db
      .insert(tierPrice)
      .values({ productId: 1, quantity: 3, price: 4 })
      .returning({ id: tierPrice.id });
    expect(added?.id).toBeGreaterThan(0);
  });

  it.each([OWN - 1, 100_001])('refuses %d products', async (size) => {
    await expect(grow(size)).rejects.toThrow(CatalogueSizeError);
    expect(await shop.db.$count(product)).toBe(OWN);
  });
});
