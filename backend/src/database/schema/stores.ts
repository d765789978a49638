import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The store id under which a value stands that every store view falls back to, as in Magento. */
export const ALL_STORES = 0;

/**
 * The tables of the embedded shop. Texts that differ by store view stand in `*_text` tables, where
 * store 0 holds the default that every store view falls back to, value by value, as in Magento.
 * Prices are major units of the base currency; other currencies are converted by `currency_rate`.
 */

export const store = pgTable('store', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  groupCode: text('group_code').notNull(),
  groupName: text('group_name').notNull(),
  locale: text().notNull(),
  timezone: text().notNull(),
  baseCurrency: text('base_currency').notNull(),
  defaultCurrency: text('default_currency').notNull(),
  allowedCurrencies: text('allowed_currencies').array().notNull(),
  sortOrder: integer('sort_order').notNull(),
  isDefault: boolean('is_default').notNull(),
  rootCategoryId: integer('root_category_id').notNull(),
  /** The remaining fields of `StoreConfig`, by their GraphQL names, and what else Magento's configuration says. */
  config: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
});

export const currencyRate = pgTable(
  'currency_rate',
  {
    from: text().notNull(),
    to: text().notNull(),
    rate: numeric({ precision: 20, scale: 10, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.from, t.to] })],
);

export const country = pgTable('country', {
  id: text().primaryKey(),
  threeLetter: text('three_letter').notNull(),
  nameEnglish: text('name_english').notNull(),
  /** Names by locale code (`th_TH`); absent ones fall back to the English name. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});

export const region = pgTable('region', {
  id: integer().primaryKey(),
  countryId: text('country_id')
    .notNull()
    .references(() => country.id),
  code: text().notNull(),
  name: text().notNull(),
});

/** Random values of one installation. */
export const installation = pgTable('installation', {
  id: integer().primaryKey(),
  /** Part of every `X-Magento-Cache-Id`. */
  salt: text().notNull(),
  /** Signs the tokens of customers. */
  tokenSecret: text('token_secret').notNull().default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
