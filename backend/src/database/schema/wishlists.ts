import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from './customers';
import { product } from './products';

/** The tables of wish lists. Magento Open Source gives each customer one. */

export const wishlist = pgTable('wishlist', {
  id: serial().primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .unique()
    .references(() => customer.id, { onDelete: 'cascade' }),
  /** 32 letters and digits. */
  sharingCode: text('sharing_code').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What is wished for as it was asked for: options may still be missing, and are checked on the way to the cart. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: serial().primaryKey(),
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Uids of the options chosen, and of those entered with what was entered. */
    selected: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    entered: jsonb().$type<{ uid: string; value: string }[]>().notNull().default(sql`'[]'::jsonb`),
    /** What both are known by: the same product chosen in the same way is one item. */
    choiceKey: text('choice_key').notNull(),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    description: text(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('wishlist_item_choice').on(t.wishlistId, t.productId, t.choiceKey),
    index('wishlist_item_product').on(t.productId),
  ],
);
