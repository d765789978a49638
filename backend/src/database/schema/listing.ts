import { boolean, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { product } from './products';

/**
 * One row per enabled product, variants included (listings filter by `product.visibility`): what listings
 * filter and sort by. Prices are final ones in the base currency.
 */
export const productIndex = pgTable(
  'product_index',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    isSalable: boolean('is_salable').notNull(),
    minPrice: numeric('min_price', { precision: 20, scale: 6, mode: 'number' }).notNull(),
    maxPrice: numeric('max_price', { precision: 20, scale: 6, mode: 'number' }).notNull(),
  },
  (t) => [index('product_index_price').on(t.minPrice, t.productId)],
);

/** What a store view's approved reviews of a product come to; no row where it has none. */
export const reviewSummary = pgTable(
  'review_summary',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    /** The mean of all votes, 0 to 100. */
    rating: integer().notNull(),
    reviewCount: integer('review_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.storeId] })],
);

/** Option values that a listing filters by, a configurable's with those of its salable variants. */
export const productFacet = pgTable(
  'product_facet',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id').notNull(),
    optionId: integer('option_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.attributeId, t.optionId] })],
);

/**
 * Categories a visible product is found in, with the anchor categories above them. A product that an anchor
 * category only inherits stands behind its own ones: 10000 is added to its position, as Magento does.
 */
export const categoryIndex = pgTable(
  'category_index',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('category_index_product').on(t.productId),
    index('category_index_position').on(t.categoryId, t.position, t.productId.desc()),
  ],
);
