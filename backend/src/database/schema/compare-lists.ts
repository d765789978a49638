import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from './customers';
import { product } from './products';

/** The tables of compare lists: of guests, who know theirs by its uid, and one of each customer who has any. */

export const compareList = pgTable('compare_list', {
  id: serial().primaryKey(),
  /** 32 letters and digits. */
  uid: text().notNull().unique(),
  /** Null: a guest's. */
  customerId: integer('customer_id')
    .unique()
    .references(() => customer.id, { onDelete: 'cascade' }),
});

export const compareItem = pgTable(
  'compare_item',
  {
    id: serial().primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => compareList.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('compare_item_list_product').on(t.listId, t.productId),
    index('compare_item_product').on(t.productId),
  ],
);
