import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
import { product } from './products';
import type {
  CartAddress,
  Choice,
  OrderComment,
  OrderedDetails,
  OrderTotals,
  PaymentChoice,
  SalesSettings,
} from './sales-types';
import { country, store } from './stores';

/**
 * The tables of carts and orders and of what they are reckoned by. Settings are in the base currency, as
 * catalogue prices are; a cart holds no prices at all, an order holds them in the currency it was placed in.
 */

// ── what carts are reckoned by ───────────────────────────────────────────────

/** Countries, carriers and payment methods of a store view, with their titles in its language. */
export const salesSetting = pgTable('sales_setting', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => store.id),
  settings: jsonb().$type<SalesSettings>().notNull(),
});

/** A tax by destination and tax class; `*` stands for every region of the country. */
export const taxRate = pgTable('tax_rate', {
  id: integer().primaryKey(),
  countryId: text('country_id')
    .notNull()
    .references(() => country.id),
  regionCode: text('region_code').notNull(),
  taxClass: text('tax_class').$type<'standard' | 'zero'>().notNull(),
  title: text().notNull(),
  percent: numeric({ precision: 7, scale: 4, mode: 'number' }).notNull(),
});

/** Delivery by weight: the row with the highest `min_weight` not above the cart's holds. `*` is every country. */
export const tableRate = pgTable(
  'table_rate',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    countryId: text('country_id').notNull(),
    minWeight: numeric('min_weight', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    price: numeric({ precision: 20, scale: 6, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.countryId, t.minWeight] })],
);

/** Cart price rules; one without a coupon code holds for every cart. */
export const cartRule = pgTable('cart_rule', {
  id: integer().primaryKey(),
  /** Shown beside the discount, by store code; none gives Magento's plain `Discount`. */
  labels: jsonb().$type<Record<string, string>>().notNull(),
  storeIds: integer('store_ids').array().notNull(),
  couponCode: text('coupon_code').unique(),
  isActive: boolean('is_active').notNull(),
  fromDate: date('from_date'),
  toDate: date('to_date'),
  action: text().$type<'by_percent' | 'by_fixed' | 'cart_fixed'>().notNull(),
  amount: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  minSubtotal: numeric('min_subtotal', { precision: 12, scale: 4, mode: 'number' }).notNull(),
  givesFreeShipping: boolean('gives_free_shipping').notNull(),
  /** Null is without end. */
  maxUses: integer('max_uses'),
  timesUsed: integer('times_used').notNull().default(0),
  sortOrder: integer('sort_order').notNull(),
});

export const checkoutAgreement = pgTable('checkout_agreement', {
  id: integer().primaryKey(),
  storeIds: integer('store_ids').array().notNull(),
  name: text().notNull(),
  checkboxText: text('checkbox_text').notNull(),
  content: text().notNull(),
  isHtml: boolean('is_html').notNull(),
  mode: text().$type<'AUTO' | 'MANUAL'>().notNull(),
  sortOrder: integer('sort_order').notNull(),
});

// ── carts ────────────────────────────────────────────────────────────────────

export const cart = pgTable(
  'cart',
  {
    id: serial().primaryKey(),
    /** What shoppers know it by: 32 letters and digits. */
    maskedId: text('masked_id').notNull().unique(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** Null is a guest's cart. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** No longer true once it became an order, or part of another cart. */
    isActive: boolean('is_active').notNull().default(true),
    email: text(),
    couponCode: text('coupon_code'),
    shippingAddress: jsonb('shipping_address').$type<CartAddress>(),
    billingAddress: jsonb('billing_address').$type<CartAddress>(),
    carrierCode: text('carrier_code'),
    methodCode: text('method_code'),
    payment: jsonb().$type<PaymentChoice>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // A customer has one cart at most that is not yet an order.
    uniqueIndex('cart_of_customer').on(t.customerId).where(sql`${t.isActive}`),
  ],
);

export const cartItem = pgTable(
  'cart_item',
  {
    id: serial().primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    choice: jsonb().$type<Choice>().notNull(),
    /** What the choice is known by: the same product chosen in the same way is one line. */
    choiceKey: text('choice_key').notNull(),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('cart_item_choice').on(t.cartId, t.productId, t.choiceKey)],
);

// ── orders ───────────────────────────────────────────────────────────────────

/** The number given last, by store view. */
export const orderSequence = pgTable('order_sequence', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => store.id),
  lastValue: integer('last_value').notNull(),
});

export const salesOrder = pgTable(
  'sales_order',
  {
    id: serial().primaryKey(),
    /** The number that shoppers see. */
    incrementId: text('increment_id').notNull().unique(),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** A cart becomes one order at most. */
    cartId: integer('cart_id')
      .notNull()
      .unique()
      .references(() => cart.id),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    email: text().notNull(),
    status: text().$type<'pending' | 'processing' | 'complete' | 'closed' | 'canceled'>().notNull(),
    currency: text().notNull(),
    /** Units of the currency for one of the base currency, on the day of the order. */
    rate: numeric({ precision: 20, scale: 10, mode: 'number' }).notNull().default(1),
    isVirtual: boolean('is_virtual').notNull(),
    couponCode: text('coupon_code'),
    shippingAddress: jsonb('shipping_address').$type<CartAddress>(),
    billingAddress: jsonb('billing_address').$type<CartAddress>().notNull(),
    carrierCode: text('carrier_code'),
    methodCode: text('method_code'),
    shippingTitle: text('shipping_title'),
    payment: jsonb().$type<PaymentChoice & { title: string; transactionId?: string }>().notNull(),
    /** Minor units of the order's currency. */
    totals: jsonb().$type<OrderTotals>().notNull(),
    comments: jsonb().$type<OrderComment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('sales_order_customer').on(t.customerId), index('sales_order_email').on(t.email)],
);

export const salesOrderItem = pgTable(
  'sales_order_item',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => salesOrder.id, { onDelete: 'cascade' }),
    /** Null once the product is gone; what was bought stays. */
    productId: integer('product_id').references(() => product.id, { onDelete: 'set null' }),
    typeId: text('type_id').notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    choice: jsonb().$type<Choice>().notNull(),
    details: jsonb()
      .$type<OrderedDetails>()
      .notNull()
      .default({ attributes: [], options: [], bundle: [], links: [], discounts: [], pieces: [] }),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    quantityCanceled: numeric('quantity_canceled', { precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    // Minor units of the order's currency.
    price: integer().notNull(),
    rowTotal: integer('row_total').notNull(),
    rowTotalIncludingTax: integer('row_total_including_tax').notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
  },
  (t) => [index('sales_order_item_order').on(t.orderId)],
);

/** Cards that the sandbox gateway has taken, by the nonce it gave for each. Numbers are never kept. */
export const sandboxCard = pgTable('sandbox_card', {
  nonce: text().primaryKey(),
  outcome: text().$type<'approve' | 'decline' | 'challenge'>().notNull(),
  cardType: text('card_type').notNull(),
  lastFour: text('last_four').notNull(),
  /** `12/2030`; absent where the form did not ask. */
  expires: text(),
  isUsed: boolean('is_used').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
