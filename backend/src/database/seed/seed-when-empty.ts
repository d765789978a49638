import { sql } from 'drizzle-orm';
import type { Database } from '../connect';
import { customer } from '../schema-customers';
import { salesSetting } from '../schema-sales';
import { installation } from '../schema-stores';
import { loadCustomers } from './customers/load-customers';
import { seedData } from './data';
import { loadSeed } from './load';
import { loadSales } from './sales/load-sales';
import type { SeedData } from './types';

/** Any number, the same in every process that shares the database. */
const SEED_LOCK = 4_170_002;

/**
 * Fills a migrated database that holds no shop yet and tells whether it did; safe to call by several processes
 * at once.
 */
export async function seedWhenEmpty(db: Database, data: SeedData = seedData): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const shops = await tx.select({ id: installation.id }).from(installation).limit(1);
    if (shops.length > 0) {
      await addSales(tx);
      await addCustomers(tx);
      return false;
    }
    await loadSeed(tx, data);
    return true;
  });
}

// A shop that was seeded before it could sell.
async function addSales(db: Database): Promise<void> {
  if ((await db.$count(salesSetting)) === 0) await loadSales(db);
}

// A shop that was seeded before it knew customers, and has none of its own yet.
async function addCustomers(db: Database): Promise<void> {
  if ((await db.$count(customer)) === 0) await loadCustomers(db);
}
