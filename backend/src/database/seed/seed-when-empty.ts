import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { installation } from '../schema/stores';
import { seedData } from './data';
import { loadSeed } from './load/load';
import type { SeedData } from './types';

/** Any number, the same in every process that shares the database. */
const SEED_LOCK = 4_170_002;

/** Fills a migrated database without a shop and tells whether it did; several processes may call it at once. */
export async function seedWhenEmpty(db: Database, data: SeedData = seedData): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const shops = await tx.select({ id: installation.id }).from(installation).limit(1);
    if (shops.length > 0) return false;
    await loadSeed(tx, data);
    return true;
  });
}
