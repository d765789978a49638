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

/**
 * The tables of the embedded shop. Texts that differ by store view stand in `*_text` tables, where
 * store 0 holds the default that every view falls back to, value by value, as in Magento.
 * Prices are major units of the base currency; other currencies are converted by `currency_rate`.
 */

// ── stores and directory ─────────────────────────────────────────────────────

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
  /** The remaining fields of `StoreConfig`, by their GraphQL names. */
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

// ── attributes ───────────────────────────────────────────────────────────────

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

// ── categories ───────────────────────────────────────────────────────────────

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
    /** The block that introduces the category; it has a text per view by being another block. */
    cmsBlockId: integer('cms_block_id'),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.storeId] })],
);

// ── products ─────────────────────────────────────────────────────────────────

export type ProductTypeId = 'simple' | 'virtual' | 'configurable' | 'bundle' | 'grouped' | 'downloadable';

export const product = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    sku: text().notNull().unique(),
    typeId: text('type_id').$type<ProductTypeId>().notNull(),
    attributeSetId: integer('attribute_set_id').notNull(),
    /** Magento's visibility: 1 not individually, 2 catalogue, 3 search, 4 both. */
    visibility: integer().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    weight: numeric({ precision: 12, scale: 4, mode: 'number' }),
    price: numeric({ precision: 20, scale: 6, mode: 'number' }),
    specialPrice: numeric('special_price', { precision: 20, scale: 6, mode: 'number' }),
    specialFrom: date('special_from'),
    specialTo: date('special_to'),
    taxClass: text('tax_class').$type<'standard' | 'zero' | 'none'>().notNull(),
    hasRequiredOptions: boolean('has_required_options').notNull(),
    // Bundles only: a dynamic one takes price, SKU and weight from what was chosen.
    bundleDynamicPrice: boolean('bundle_dynamic_price'),
    bundleDynamicSku: boolean('bundle_dynamic_sku'),
    bundleDynamicWeight: boolean('bundle_dynamic_weight'),
    // Downloadables only.
    linksTitle: text('links_title'),
    linksPurchasedSeparately: boolean('links_purchased_separately'),
    newFrom: date('new_from'),
    newTo: date('new_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('product_type').on(t.typeId)],
);

export const productText = pgTable(
  'product_text',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    name: text(),
    urlKey: text('url_key'),
    description: text(),
    shortDescription: text('short_description'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeyword: text('meta_keyword'),
    /** Text and textarea attributes by code. */
    attributes: jsonb().$type<Record<string, string>>(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.storeId] }), index('product_text_url_key').on(t.urlKey)],
);

/** Values of select, multiselect and boolean attributes; a boolean's option id is 0 or 1. */
export const productOptionValue = pgTable(
  'product_option_value',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    optionId: integer('option_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.attributeId, t.optionId] })],
);

export const categoryProduct = pgTable(
  'category_product',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.productId] }), index('category_product_product').on(t.productId)],
);

export const stockItem = pgTable('stock_item', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  isInStock: boolean('is_in_stock').notNull(),
  /** Composite products have no quantity of their own. */
  manageStock: boolean('manage_stock').notNull(),
  minSaleQuantity: numeric('min_sale_quantity', { precision: 12, scale: 4, mode: 'number' }).notNull(),
  maxSaleQuantity: numeric('max_sale_quantity', { precision: 12, scale: 4, mode: 'number' }).notNull(),
});

export const tierPrice = pgTable(
  'tier_price',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    /** Either a fixed price or a percentage off; the other is null. */
    price: numeric({ precision: 20, scale: 6, mode: 'number' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
  },
  (t) => [index('tier_price_product').on(t.productId)],
);

export const mediaGallery = pgTable(
  'media_gallery',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Below `catalog/product`, with a leading slash: `/p/a/paracetamol-front.webp`. */
    file: text().notNull(),
    labels: jsonb().$type<Record<string, string>>().notNull(),
    position: integer().notNull(),
    isDisabled: boolean('is_disabled').notNull(),
    /** Roles among image, small_image, thumbnail, swatch_image. */
    roles: text().array().notNull(),
  },
  (t) => [index('media_gallery_product').on(t.productId)],
);

export const productLink = pgTable(
  'product_link',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    linkedId: integer('linked_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    type: text().$type<'related' | 'upsell' | 'crosssell' | 'grouped' | 'variant'>().notNull(),
    position: integer().notNull(),
    /** Default quantity; grouped products only. */
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.linkedId, t.type] }), index('product_link_linked').on(t.linkedId)],
);

/** The attributes a configurable product is chosen by. */
export const superAttribute = pgTable(
  'super_attribute',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    position: integer().notNull(),
  },
  (t) => [index('super_attribute_product').on(t.productId)],
);

export const bundleOption = pgTable(
  'bundle_option',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    titles: jsonb().$type<Record<string, string>>().notNull(),
    type: text().$type<'select' | 'radio' | 'checkbox' | 'multi'>().notNull(),
    isRequired: boolean('is_required').notNull(),
    position: integer().notNull(),
  },
  (t) => [index('bundle_option_product').on(t.productId)],
);

export const bundleSelection = pgTable(
  'bundle_selection',
  {
    id: serial().primaryKey(),
    optionId: integer('option_id')
      .notNull()
      .references(() => bundleOption.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    position: integer().notNull(),
    isDefault: boolean('is_default').notNull(),
    quantity: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    canChangeQuantity: boolean('can_change_quantity').notNull(),
    /** Fixed-price bundles only. */
    price: numeric({ precision: 20, scale: 6, mode: 'number' }),
    priceType: text('price_type').$type<'FIXED' | 'PERCENT' | 'DYNAMIC'>().notNull(),
  },
  (t) => [index('bundle_selection_option').on(t.optionId)],
);

export const downloadableLink = pgTable('downloadable_link', {
  id: serial().primaryKey(),
  productId: integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' }),
  titles: jsonb().$type<Record<string, string>>().notNull(),
  price: numeric({ precision: 20, scale: 6, mode: 'number' }).notNull(),
  sortOrder: integer('sort_order').notNull(),
  file: text().notNull(),
  sampleFile: text('sample_file'),
  downloads: integer().notNull(),
});

export const customOption = pgTable('custom_option', {
  id: serial().primaryKey(),
  productId: integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' }),
  titles: jsonb().$type<Record<string, string>>().notNull(),
  type: text().$type<'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple' | 'date' | 'file'>().notNull(),
  isRequired: boolean('is_required').notNull(),
  sortOrder: integer('sort_order').notNull(),
  // Options without values (field, area, date, file) carry their own price.
  sku: text(),
  price: numeric({ precision: 20, scale: 6, mode: 'number' }),
  priceType: text('price_type').$type<'FIXED' | 'PERCENT'>(),
  maxCharacters: integer('max_characters'),
});

export const customOptionValue = pgTable('custom_option_value', {
  id: serial().primaryKey(),
  optionId: integer('option_id')
    .notNull()
    .references(() => customOption.id, { onDelete: 'cascade' }),
  titles: jsonb().$type<Record<string, string>>().notNull(),
  sku: text(),
  price: numeric({ precision: 20, scale: 6, mode: 'number' }).notNull(),
  priceType: text('price_type').$type<'FIXED' | 'PERCENT'>().notNull(),
  sortOrder: integer('sort_order').notNull(),
});

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    nickname: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    /** Stars, 1 to 5, by rating id. */
    ratings: jsonb().$type<Record<string, number>>().notNull(),
    isApproved: boolean('is_approved').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('review_product').on(t.productId)],
);

/** A rating that a review gives: `Quality`, `Value`, … */
export const rating = pgTable('rating', {
  id: integer().primaryKey(),
  labels: jsonb().$type<Record<string, string>>().notNull(),
  position: integer().notNull(),
});

// ── the listing index, written by `reindex` ──────────────────────────────────

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
    ratingSummary: integer('rating_summary').notNull(),
    reviewCount: integer('review_count').notNull(),
  },
  (t) => [index('product_index_price').on(t.minPrice, t.productId)],
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

// ── content ──────────────────────────────────────────────────────────────────

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
