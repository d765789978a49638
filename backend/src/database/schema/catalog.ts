import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const attribute = pgTable('attribute', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** Label by store code; `default` is the fallback. */
  labels: jsonb().$type<Record<string, string>>().notNull(),
  /** Magento's frontend inputs: select, multiselect, boolean, text, textarea, price, … */
  input: text().notNull(),
  backendType: text('backend_type').notNull(),
  isFilterable: boolean('is_filterable').notNull(),
  isFilterableInSearch: boolean('is_filterable_in_search').notNull(),
  isVisibleOnFront: boolean('is_visible_on_front').notNull(),
  usedInListing: boolean('used_in_listing').notNull(),
  /** Told of products that are compared. */
  isComparable: boolean('is_comparable').notNull().default(false),
  /** Magento's search weight, 1 to 10: what an attribute's words count in a search; a product's name has 5. */
  searchWeight: integer('search_weight').notNull().default(1),
  position: integer().notNull(),
});

export const attributeOption = pgTable(
  'attribute_option',
  {
    id: integer().primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    sortOrder: integer('sort_order').notNull(),
    /** Label by store code; `default` is the fallback. */
    labels: jsonb().$type<Record<string, string>>().notNull(),
    swatchType: text('swatch_type').$type<'text' | 'color' | 'image'>(),
    swatchValue: text('swatch_value'),
  },
  (t) => [index('attribute_option_attribute').on(t.attributeId)],
);

export const category = pgTable('category', {
  id: integer().primaryKey(),
  parentId: integer('parent_id').notNull(),
  /** Ids from the tree's root to this one: `1/2/14`. */
  path: text().notNull(),
  level: integer().notNull(),
  position: integer().notNull(),
  isActive: boolean('is_active').notNull(),
  isAnchor: boolean('is_anchor').notNull(),
  includeInMenu: boolean('include_in_menu').notNull(),
  displayMode: text('display_mode').$type<'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'>().notNull(),
  image: text(),
  defaultSortBy: text('default_sort_by'),
  /** Step of the price filter that the merchant set; null leaves it to the prices. */
  filterPriceRange: numeric('filter_price_range', { precision: 12, scale: 4, mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    storeId: integer('store_id').notNull(),
    name: text(),
    urlKey: text('url_key'),
    /** URL keys from the first level below the root: `pain-relief/headache`. */
    urlPath: text('url_path'),
    description: text(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    /** The block that introduces the category; it has a text per store view by being another block. */
    cmsBlockId: integer('cms_block_id'),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.storeId] })],
);
