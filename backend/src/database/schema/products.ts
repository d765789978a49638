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
} from 'drizzle-orm/pg-core';
import { attribute, category } from './catalog';
import { customer } from './customers';

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
    /** ISO code of the country it is made in. */
    countryOfManufacture: text('country_of_manufacture'),
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
    /** The view that it was written in. */
    storeId: integer('store_id').notNull(),
    /** The views that show it, and count it. */
    storeIds: integer('store_ids').array().notNull(),
    /** Null: a guest's. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    nickname: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    /** Stars, 1 to 5, by rating id. */
    ratings: jsonb().$type<Record<string, number>>().notNull(),
    /** Only approved ones are shown, and count. */
    status: text().$type<'pending' | 'approved' | 'rejected'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('review_product').on(t.productId), index('review_customer').on(t.customerId)],
);

/** A rating that a review gives: `Quality`, `Value`, … */
export const rating = pgTable('rating', {
  id: integer().primaryKey(),
  labels: jsonb().$type<Record<string, string>>().notNull(),
  position: integer().notNull(),
});
