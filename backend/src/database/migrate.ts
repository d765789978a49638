import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './connect';
import { DatabaseUnusableError } from './open-database';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process that shares the database. */
const MIGRATION_LOCK = 4_170_001;

/**
 * Brings the tables to the newest shape; safe to call by several processes at once. Throws `DatabaseUnusableError` where
 * they are older than the first migration makes them.
 */
export async function migrate(db: Database): Promise<void> {
  if (db instanceof PgliteDatabase) {
    await refuseOlder(db);
    return migratePglite(db, { migrationsFolder });
  }
  if (!(db instanceof NodePgDatabase)) throw new Error('This database cannot be migrated.');
  // The lock sits on a connection of its own for as long as the migrations run on another.
  await db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await refuseOlder(lock);
    await migratePostgres(db, { migrationsFolder });
  });
}

/**
 * What was several migrations became one, dated like the last of them: tables that all of them made are as it makes them,
 * and pass; it would fail on those that lack some.
 */
async function refuseOlder(db: Pick<Database, 'execute'>): Promise<void> {
  const { rows: found } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (found[0]?.name == null) return;
  const { rows } = await db.execute(sql`select max(created_at) as latest from drizzle.__drizzle_migrations`);
  const latest = rows[0]?.latest;
  const [first] = readMigrationFiles({ migrationsFolder });
  if (latest == null || !first || Number(latest) >= first.folderMillis) return;
  throw new DatabaseUnusableError(
    'The database was made by an older version of the shop. Remove pgdata in DATA_DIR, or empty the database of DATABASE_URL, to begin anew; or start the version that made it.',
  );
}
