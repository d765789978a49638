import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** A page or block of one identifier may stand several times, for different stores; 0 is every store. */
export const cmsPage = pgTable(
  'cms_page',
  {
    id: integer().primaryKey(),
    identifier: text().notNull(),
    storeIds: integer('store_ids').array().notNull(),
    title: text().notNull(),
    contentHeading: text('content_heading'),
    content: text().notNull(),
    pageLayout: text('page_layout').notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    isActive: boolean('is_active').notNull(),
  },
  (t) => [index('cms_page_identifier').on(t.identifier)],
);

export const cmsBlock = pgTable(
  'cms_block',
  {
    id: integer().primaryKey(),
    identifier: text().notNull(),
    storeIds: integer('store_ids').array().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (t) => [index('cms_block_identifier').on(t.identifier)],
);

export const urlRewrite = pgTable(
  'url_rewrite',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id').notNull(),
    requestPath: text('request_path').notNull(),
    targetPath: text('target_path').notNull(),
    /** 0 for the entity's own URL, else 301 or 302. */
    redirectType: integer('redirect_type').notNull(),
    entityType: text('entity_type').$type<'CATEGORY' | 'PRODUCT' | 'CMS_PAGE'>(),
    entityId: integer('entity_id'),
  },
  (t) => [
    uniqueIndex('url_rewrite_request').on(t.storeId, t.requestPath),
    index('url_rewrite_lower').on(t.storeId, sql`lower(${t.requestPath})`),
    index('url_rewrite_entity').on(t.storeId, t.entityType, t.entityId),
  ],
);

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  email: text().primaryKey(),
  storeId: integer('store_id').notNull(),
  status: text().$type<'SUBSCRIBED' | 'UNSUBSCRIBED'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
