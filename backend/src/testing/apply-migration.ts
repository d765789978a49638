import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database/connect';

const migrationsFolder = fileURLToPath(new URL('../database/migrations', import.meta.url));

/** Runs one of the migrations, by its name, on a database that a test has brought to the shape before it. */
export async function applyMigration(db: Database, name: string): Promise<void> {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal;
  const index = journal.entries.findIndex(({ tag }) => tag === name);
  const migration = readMigrationFiles({ migrationsFolder })[index];
  if (!migration) throw new Error(`There is no migration ${name}.`);
  for (const statement of migration.sql) await db.execute(sql.raw(statement));
}

interface Journal {
  entries: { tag: string }[];
}
