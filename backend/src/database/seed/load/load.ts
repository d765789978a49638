import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { reindex } from '../../reindex/reindex';
import { installation } from '../../schema/stores';
import type { SeedData } from '../types';
import { loadAttributes } from './attributes';
import { catalogueKeys } from './catalogue-keys';
import { loadCategories } from './categories';
import { loadComposites } from './composites';
import { loadContent, loadSynonyms } from './content';
import { continueNumbers } from './continue-numbers';
import { loadCustomers, loadWishes } from './customers';
import { loadOptions } from './options';
import { loadProducts } from './products';
import { loadReviews } from './reviews';
import { loadDirectory, loadSales } from './stores';
import { loadUrlRewrites } from './url-rewrites';

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
    await loadWishes(tx);
    await reindex(tx);
    await tx.insert(installation).values({ id: 1, salt: randomBytes(32).toString('hex') });
  });
  // The embedded database has nobody who would do this later.
  await db.execute(sql`analyze`);
}
