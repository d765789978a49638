import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customer } from './customers';
import { salesOrder, salesOrderItem } from './sales';
import type { OrderComment, OrderTotals, Track } from './sales-types';
import { store } from './stores';

/** The tables of what becomes of an order: invoices, shipments, credit memos, and the files that it gives access to. */

export const salesDocument = pgTable(
  'sales_document',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => salesOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<'invoice' | 'shipment' | 'creditmemo'>().notNull(),
    /** The number that shoppers see. */
    incrementId: text('increment_id').notNull(),
    /** Minor units of the order's currency; a shipment has none. */
    totals: jsonb().$type<OrderTotals>(),
    tracks: jsonb().$type<Track[]>().notNull().default([]),
    comments: jsonb().$type<OrderComment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sales_document_number').on(t.kind, t.incrementId), index('sales_document_order').on(t.orderId)],
);

/** How much of an ordered item a document is about. What was invoiced, shipped and refunded is the sum of these. */
export const salesDocumentItem = pgTable(
  'sales_document_item',
  {
    id: serial().primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => salesDocument.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => salesOrderItem.id, { onDelete: 'cascade' }),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  },
  (t) => [index('sales_document_item_document').on(t.documentId)],
);

/** The number given last to a kind of document, by store view. */
export const documentSequence = pgTable(
  'document_sequence',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    kind: text().$type<'invoice' | 'shipment' | 'creditmemo'>().notNull(),
    lastValue: integer('last_value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.kind] })],
);

/** A file that was bought. Whoever knows the hash may fetch it, as often as was paid for. */
export const purchasedLink = pgTable(
  'purchased_link',
  {
    id: serial().primaryKey(),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => salesOrderItem.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    /** Below the folder of bought files; what was bought stays that, whatever becomes of the product. */
    file: text().notNull(),
    /** 0 is without end. */
    downloadsBought: integer('downloads_bought').notNull(),
    downloadsUsed: integer('downloads_used').notNull().default(0),
  },
  (t) => [index('purchased_link_item').on(t.orderItemId)],
);

/** A card that a customer lets the shop keep: what the gateway knows it by, and what may be shown of it. */
export const paymentToken = pgTable(
  'payment_token',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    publicHash: text('public_hash').notNull().unique(),
    methodCode: text('method_code').notNull(),
    gatewayToken: text('gateway_token').notNull(),
    details: jsonb().$type<{ type: string; maskedCC: string; expirationDate: string }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('payment_token_customer').on(t.customerId)],
);
