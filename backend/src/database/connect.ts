import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

/** What both drivers give for a raw statement. */
interface Result<Row> {
  rows: Row[];
}

interface ResultHkt extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/** PGlite and Postgres alike; a transaction is one too. */
export type Database = PgDatabase<ResultHkt>;

export interface Connection {
  db: Database;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  /** A Postgres to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it the database lives in memory. */
  dataDir?: string | undefined;
  /** Content of an embedded database in memory, as `PGlite.dumpDataDir` gives it. */
  snapshot?: Blob;
}

/**
 * Opens the shop's database: Postgres at `databaseUrl`, else the embedded one in `<dataDir>/pgdata`, else
 * one in memory. It has no tables yet: see `migrate`. A folder must be locked first: see `lockFolder`.
 */
export async function connect(options: ConnectOptions = {}): Promise<Connection> {
  return options.databaseUrl ? connectPostgres(options.databaseUrl) : openEmbedded(options);
}

async function connectPostgres(connectionString: string): Promise<Connection> {
  const pool = new Pool({ connectionString });
  // An idle connection that breaks would otherwise end the process; the next query opens a new one.
  pool.on('error', () => {});
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

async function openEmbedded({ dataDir, snapshot }: ConnectOptions): Promise<Connection> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'pgdata') } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
  });
  // Its pages are in memory, or as good as; one connection may have more than one among many.
  await client.exec(`set random_page_cost = 1.1; set work_mem = '32MB'`);
  return { db: drizzlePglite({ client }), close: () => client.close() };
}
