import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { reindex } from '../reindex';
import { installation } from '../schema-stores';
import { catalogueKeys } from './catalogue-keys';
import { continueNumbers } from './continue-numbers';
import { loadCustomers } from './customers/load-customers';
import { loadAttributes } from './load-attributes';
import { loadCategories } from './load-categories';
import { loadComposites } from './load-composites';
import { loadContent } from './load-content';
import { loadDirectory } from './load-directory';
import { loadOptions } from './load-options';
import { loadProducts } from './load-products';
import { loadReviews } from './load-reviews';
import { loadSynonyms } from './load-synonyms';
import { loadUrlRewrites } from './load-url-rewrites';
import { loadSales } from './sales/load-sales';
import type { SeedData } from './types';

/** Fills every table of an empty database, index included; all of it or, on an error, nothing. */
export async function loadSeed(db: Database, data: SeedData): Promise<void> {
  const keys = catalogueKeys(data);
  await db.transaction(async (tx) => {
    await loadDirectory(tx);
    await loadSales(tx);
    await loadCustomers(tx);
    await loadAttributes(tx, data.attributes);
    await loadContent(tx, data.pages, data.blocks);
    await loadCategories(tx, data.categories, data.blocks);
    await loadProducts(tx, data.products, keys);
    await loadComposites(tx, data.products, keys);
    await loadOptions(tx, data.products, keys);
    await loadReviews(tx, data.products, keys);
    await loadUrlRewrites(tx, data.rewrites);
    await loadSynonyms(tx, data.synonyms ?? []);
    await continueNumbers(tx);
    await reindex(tx);
    await tx.insert(installation).values({ id: 1, salt: randomBytes(32).toString('hex') });
  });
  // The embedded database has nobody who would do this later.
  await db.execute(sql`analyze`);
}
