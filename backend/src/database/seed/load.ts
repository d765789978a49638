import { randomBytes } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { reindex } from '../reindex';
import {
  bundleOption,
  bundleSelection,
  customOption,
  customOptionValue,
  downloadableLink,
  installation,
  mediaGallery,
  product,
  review,
  superAttribute,
  tierPrice,
} from '../schema';
import { catalogueKeys } from './catalogue-keys';
import { loadAttributes } from './load-attributes';
import { loadCategories } from './load-categories';
import { loadComposites } from './load-composites';
import { loadContent } from './load-content';
import { loadDirectory } from './load-directory';
import { loadOptions } from './load-options';
import { loadProducts } from './load-products';
import { loadReviews } from './load-reviews';
import { loadUrlRewrites } from './load-url-rewrites';
import { loadSales } from './sales/load-sales';
import type { SeedData } from './types';

/** Tables whose numbers the seed gives itself. */
const NUMBERED = [
  product,
  tierPrice,
  mediaGallery,
  superAttribute,
  bundleOption,
  bundleSelection,
  downloadableLink,
  customOption,
  customOptionValue,
  review,
];

/** Fills every table of an empty database, index included; all of it or, on an error, nothing. */
export async function loadSeed(db: Database, data: SeedData): Promise<void> {
  const keys = catalogueKeys(data);
  await db.transaction(async (tx) => {
    await loadDirectory(tx);
    await loadSales(tx);
    await loadAttributes(tx, data.attributes);
    await loadContent(tx, data.pages, data.blocks);
    await loadCategories(tx, data.categories, data.blocks);
    await loadProducts(tx, data.products, keys);
    await loadComposites(tx, data.products, keys);
    await loadOptions(tx, data.products, keys);
    await loadReviews(tx, data.products, keys);
    await loadUrlRewrites(tx, data.rewrites);
    await continueNumbers(tx);
    await reindex(tx);
    await tx.insert(installation).values({ id: 1, salt: randomBytes(32).toString('hex') });
  });
  // The embedded database has nobody who would do this later.
  await db.execute(sql`analyze`);
}

/** Lets the next row of each table get a number that the seed has not used. */
async function continueNumbers(db: Database): Promise<void> {
  for (const table of NUMBERED) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(max(id), 1), max(id) is not null) from ${table}`,
    );
  }
}
