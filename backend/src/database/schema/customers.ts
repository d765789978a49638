import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { country, store } from './stores';

/** The tables of customers. All views stand on one website, so an e-mail address belongs to one customer. */

export const customer = pgTable(
  'customer',
  {
    id: serial().primaryKey(),
    /** As it was typed; no two differ by case alone. */
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    middlename: text(),
    prefix: text(),
    suffix: text(),
    birthday: date(),
    gender: integer(),
    taxvat: text(),
    /** The store view in which the account was made. */
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id),
    /** scrypt with its parameters and salt; null: nobody can sign in with a password. */
    passwordHash: text('password_hash'),
    allowsAssistance: boolean('allows_assistance').notNull().default(false),
    defaultBillingId: integer('default_billing_id'),
    defaultShippingId: integer('default_shipping_id'),
    /** Wrong passwords in a row since `firstFailureAt`. */
    failures: integer().notNull().default(0),
    firstFailureAt: timestamp('first_failure_at', { withTimezone: true }),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Tokens issued up to this second are void; seconds since 1970, as tokens count. */
    tokensRevokedAt: integer('tokens_revoked_at'),
    /** SHA-256 of the token in the mail that lets them choose a new password; null: none is under way. */
    resetTokenHash: text('reset_token_hash'),
    resetTokenAt: timestamp('reset_token_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customer_email').on(sql`lower(${t.email})`)],
);

export const customerAddress = pgTable(
  'customer_address',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    middlename: text(),
    prefix: text(),
    suffix: text(),
    company: text(),
    street: jsonb().$type<string[]>().notNull(),
    city: text().notNull(),
    countryId: text('country_id')
      .notNull()
      .references(() => country.id),
    /** A name; the region's own where `regionId` tells one of the list. */
    region: text(),
    regionCode: text('region_code'),
    regionId: integer('region_id'),
    postcode: text(),
    telephone: text(),
    fax: text(),
    vatId: text('vat_id'),
  },
  (t) => [index('customer_address_customer').on(t.customerId)],
);

/** Where a customer has signed in from: wrong passwords count apart there, so that nobody locks the owner out. */
export const customerPlace = pgTable(
  'customer_place',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** A hash of the address: nobody needs to read it. */
    place: text().notNull(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    failures: integer().notNull().default(0),
    firstFailureAt: timestamp('first_failure_at', { withTimezone: true }),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.place] })],
);
