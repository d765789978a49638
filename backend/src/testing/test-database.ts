import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type Connection, connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { loadSeed } from '../database/seed/load/load';
import type { SeedData } from '../database/seed/types';
import { storedSnapshot, storeSnapshot } from './snapshot';

/**
 * A migrated and seeded database that nobody else uses: the embedded one in memory or, where
 * `TEST_DATABASE_URL` names a Postgres whose user may create databases, a new one there.
 */
export async function openTestDatabase(data: SeedData): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onPostgres(server, data);
  const snapshot = storedSnapshot(data);
  if (snapshot) return connect({ snapshot });
  const connection = await connect();
  await fill(connection, data);
  await storeSnapshot(connection, data);
  return connection;
}

async function onPostgres(server: string, data: SeedData): Promise<Connection> {
  const { databaseUrl, drop } = await createDatabase(server);
  const connection = await connect({ databaseUrl });
  await fill(connection, data);
  return {
    db: connection.db,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** A new database, still empty, on a Postgres whose user may create some. */
export async function createDatabase(server: string): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `mmstr_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => onServer(server, `drop database if exists ${name}`) };
}

async function fill({ db }: Connection, data: SeedData): Promise<void> {
  await migrate(db);
  await loadSeed(db, data);
}

async function onServer(server: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
