import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { GuardedDatabase } from './embedded/guarded-database';
import { openPglite } from './embedded/open-pglite.mjs';

/** A server that says nothing is told of, not waited for. */
const CONNECT_MS = 15_000;

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
  /** Runs before anything else, without a limit. */
  prepare?: (db: Database) => Promise<unknown>;
  /** Milliseconds that a query may take before it fails; any without it, and in memory. */
  queryLimit?: number;
}

/**
 * Opens the shop's database: Postgres at `databaseUrl`, else the embedded one in `<dataDir>/pgdata`, else
 * one in memory. It has no tables yet: see `migrate`. A folder must be locked first: see `lockFolder`; its database
 * runs in a thread of its own: whatever a query does, the process goes on answering.
 */
export async function connect(options: ConnectOptions = {}): Promise<Connection> {
  if (options.databaseUrl) return connectPostgres(options.databaseUrl, options);
  if (options.dataDir) return openFolder(options.dataDir, options);
  const memory = await openInMemory(options);
  await options.prepare?.(memory.db);
  return memory;
}

async function connectPostgres(
  connectionString: string,
  { prepare, queryLimit = 0 }: ConnectOptions,
): Promise<Connection> {
  if (prepare) {
    const unlimited = await connectPostgres(connectionString, {});
    await prepare(unlimited.db).finally(unlimited.close);
  }
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    ...(queryLimit ? { statement_timeout: queryLimit } : {}),
  });
  // An idle connection that breaks would otherwise end the process; the next query opens a new one.
  pool.on('error', () => {});
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

async function openInMemory({ snapshot }: ConnectOptions): Promise<Connection> {
  const client = await openPglite({ snapshot });
  return { db: drizzlePglite({ client }), close: () => client.close() };
}

async function openFolder(dataDir: string, { prepare, queryLimit = 0 }: ConnectOptions): Promise<Connection> {
  const client = new GuardedDatabase(dataDir);
  // It has all that Drizzle asks of a PGlite.
  const db = drizzlePglite({ client: client as unknown as PGlite });
  try {
    await client.query('select 1');
    await prepare?.(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  client.limit = queryLimit;
  return { db, close: () => client.close() };
}
