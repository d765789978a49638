import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './connect';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process that shares the database. */
const MIGRATION_LOCK = 4_170_001;

/** Brings the tables to the newest shape; safe to call by several processes at once. */
export async function migrate(db: Database): Promise<void> {
  if (db instanceof PgliteDatabase) return migratePglite(db, { migrationsFolder });
  if (!(db instanceof NodePgDatabase)) throw new Error('This database cannot be migrated.');
  // The lock sits on a connection of its own for as long as the migrations run on another.
  await db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await migratePostgres(db, { migrationsFolder });
  });
}
