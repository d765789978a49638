import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LaunchError } from './launch/launch-error.mjs';
import { freePort } from './launch/ports.mjs';
import { startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';

/** Where Debian puts the servers, each version in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'shop';
const READY_WITHIN_MS = 60_000;
/** Nothing of it is to outlive the tests. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * The folder of the newest Postgres's programs; null where there is none, or nobody to run it.
 * @param {string} [versions]
 * @param {boolean} [isRunnable]
 */
export function findPostgres(versions = DEBIAN, isRunnable = !isRoot() || postgresUser() !== null) {
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = newest
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))));
  return isRunnable && folder ? folder : null;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** The user that a Postgres runs as where we are root, which it refuses. */
function postgresUser() {
  try {
    const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * Starts a Postgres of its own in a folder for the time being, on a free port. Its user may create databases.
 * @param {string} bin the folder of its programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = isRoot() ? postgresUser() : null;
  if (as) chownSync(folder, as.uid, as.gid);
  const options = { cwd: folder, env: process.env, quiet: true, ...as };
  const forget = () => rmSync(folder, { recursive: true, force: true });

  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const creation = startProcess(
    'initdb',
    [join(bin, 'initdb'), '-D', data, '-U', USER, '--auth=trust', '--no-sync', ...locale],
    options,
  );
  if (!(await creation.ended).ok) {
    forget();
    throw new LaunchError(`Postgres could not be set up for the tests.\n${creation.output()}`);
  }

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...FAST];
  const server = startProcess(
    'postgres',
    [join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  const stop = () => server.stop().finally(forget);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!server.output().includes('ready to accept connections')) {
    if (!server.isRunning() || Date.now() > deadline) {
      await stop();
      throw new LaunchError(`Postgres did not start for the tests.\n${server.output()}`);
    }
    await delay(50);
  }
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Makes an empty database on a Postgres whose user may; `drop` removes it, whoever is still connected.
 * @param {string} server
 */
export async function createDatabase(server) {
  const name = `mmstr_e2e_${randomUUID().replaceAll('-', '')}`;
  if (!URL.canParse(server)) throw new LaunchError('TEST_DATABASE_URL names no Postgres.');
  const url = new URL(server);
  await onServer(server, `create database ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/**
 * @param {string} connectionString
 * @param {string} statement
 */
async function onServer(connectionString, statement) {
  // The backend's own package.
  const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
