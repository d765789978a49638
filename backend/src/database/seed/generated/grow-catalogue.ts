import { sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { reindex } from '../../reindex/reindex';
import { seedData } from '../data';
import { continueNumbers } from '../load/continue-numbers';
import type { SeedData } from '../types';
import { readModels } from './models';
import { GENERATED, type PlannedProduct, plannedProducts } from './plan';
import { removeProducts } from './remove-products';
import { writeProducts } from './write-products';

/** Products of one statement: few round trips, and no table of a plan that does not fit into memory. */
const BATCH = 2500;

/** The most products that a catalogue may be grown to. */
export const MOST_PRODUCTS = 100_000;

/** The number of products asked for cannot be had. */
export class CatalogueSizeError extends Error {
  override name = 'CatalogueSizeError';
}

/**
 * Gives a seeded shop exactly `size` products, variants included: its own, which stay as they are, and generated
 * ones in place of those of an earlier call. Without a size only its own are left. `report` hears of each step.
 * Throws `CatalogueSizeError` for a size below the shop's own products or above `MOST_PRODUCTS`.
 */
export async function growCatalogue(
  db: Database,
  size: number | undefined,
  report: (step: string) => void,
  data: SeedData = seedData,
): Promise<void> {
  const own = await countOwn(db);
  const wanted = size ?? own;
  if (wanted < own) throw new CatalogueSizeError(`The shop itself has ${own} products; ask for that many or more.`);
  if (wanted > MOST_PRODUCTS) throw new CatalogueSizeError(`More than ${MOST_PRODUCTS} products are not made.`);

  const removed = await removeProducts(db);
  if (removed > 0) report(`${removed} generated products removed`);
  const made = wanted - own;
  for await (const done of write(db, data, made)) report(`${own + done} of ${wanted} products written`);
  if (removed + made > 0) await finish(db, report);
}

async function countOwn(db: Database): Promise<number> {
  const { rows } = await db.execute<{ own: number }>(
    sql`select count(*)::int as own from product where not starts_with(sku, ${GENERATED})`,
  );
  return rows[0]?.own ?? 0;
}

/** Writes generated products batch by batch and tells how many there are. */
async function* write(db: Database, data: SeedData, count: number): AsyncGenerator<number> {
  if (count === 0) return;
  const models = await readModels(db, data);
  const reviews = await db.execute<{ id: number }>(sql`select id from review where status = 'approved' order by id`);
  const last = await db.execute<{ id: number }>(sql`select max(id) as id from product`);
  const plan = plannedProducts(
    models,
    reviews.rows.map(({ id }) => id),
    count,
    (last.rows[0]?.id ?? 0) + 1,
  );
  let done = 0;
  for (const batch of batches(plan)) {
    await writeProducts(db, batch);
    done += batch.length;
    yield done;
  }
}

/** Families stay in one batch: a variant's parent must be there before it. */
function* batches(plan: Iterable<PlannedProduct>): Generator<PlannedProduct[]> {
  let batch: PlannedProduct[] = [];
  for (const product of plan) {
    if (batch.length >= BATCH && product.parent_id === null) {
      yield batch;
      batch = [];
    }
    batch.push(product);
  }
  if (batch.length > 0) yield batch;
}

async function finish(db: Database, report: (step: string) => void): Promise<void> {
  await continueNumbers(db);
  // The index is planned by what the tables hold now.
  await db.execute(sql`analyze`);
  report('indexing');
  await reindex(db);
  await db.execute(sql`analyze`);
}
