import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './customers';
import { store } from './stores';

/** Browsers that take notices, by the token that Firebase gave them; each is one customer's, in one store view. */
export const pushToken = pgTable(
  'push_token',
  {
    token: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Notices are written in its language and lead there. */
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('push_token_customer').on(t.customerId)],
);
