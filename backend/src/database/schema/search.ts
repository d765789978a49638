import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { product } from './products';

/** What listings count and searches look through; written by `reindex`, but for the synonyms. */

/** Bits as a text of `0` and `1`. */
const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The products behind each value that listings filter by or count, as bits: bit n stands for product n, and all
 * rows have the same length. Filters are `&` and `|` of rows, counts are `bit_count`, whatever the size.
 * Stored without compression (a migration says so): every listing reads all of them, and would unpack them each time.
 */
export const facetSet = pgTable(
  'facet_set',
  {
    /** `visibility` holds salable products only. Prices are whole units rounded down, from 10 on tens. */
    kind: text().$type<'visibility' | 'category' | 'option' | 'price'>().notNull(),
    /** The attribute of an option; 0 for the other kinds. */
    attributeId: integer('attribute_id').notNull(),
    value: integer().notNull(),
    products: bits().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.attributeId, t.value] })],
);

/** What a search looks through: a row per salable, visible product and store view. */
export const productSearch = pgTable(
  'product_search',
  {
    storeId: integer('store_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Lower case; listings sort by it. */
    name: text().notNull(),
    /** The product's own and its salable variants' in lower case, a space before and after each. */
    skus: text().notNull(),
    /** Name, labels, categories and summary in lower case where a script has no spaces between words; else empty. */
    text: text().notNull(),
    /** Weights: A name and SKU, B attributes that weigh more than others, C other labels, categories, summary, D description. With the words of `text`. */
    document: tsvector().notNull(),
    /** Words of attributes that weigh more than a name: a medicine's ingredients, and what it is used for. */
    lead: tsvector().notNull().default(''),
    /** The same in lower case, a space before and after each, where a script has no spaces between words; else empty. */
    leadText: text('lead_text').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId] }),
    index('product_search_product').on(t.productId),
    index('product_search_name').on(t.storeId, t.name, t.productId),
    index('product_search_document').using('gin', t.document),
    index('product_search_skus').using('gin', t.skus.op('gin_trgm_ops')),
    index('product_search_text').using('gin', t.text.op('gin_trgm_ops')),
  ],
);

/** Words that a misspelt one may have meant, by store view: those of names, option labels, categories, synonyms. */
export const searchWord = pgTable(
  'search_word',
  {
    storeId: integer('store_id').notNull(),
    word: text().notNull(),
    /** How many names have it; 0 for words from elsewhere. */
    products: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.word] }),
    index('search_word_similar').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** Terms of one group mean the same in a search, as with Magento's search synonyms; store 0 is every store view. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    groupId: integer('group_id').notNull(),
    storeId: integer('store_id').notNull(),
    term: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.storeId, t.term] })],
);
