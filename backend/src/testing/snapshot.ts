import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '../database/connect';
import type { SeedData } from '../database/seed/types';

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/mmstr-test-shops', import.meta.url));
const SUFFIX = '.tar';
const databaseFolder = fileURLToPath(new URL('../database', import.meta.url));

/** Test files that run in one process read each snapshot once. */
const loaded = new Map<string, Blob>();

/** The seeded database of an earlier test file or run, when neither data nor code that made it have changed since. */
export function storedSnapshot(data: SeedData): Blob | undefined {
  const file = fileOf(data);
  const known = loaded.get(file);
  if (known) return known;
  if (!existsSync(file)) return undefined;
  const snapshot = new Blob([new Uint8Array(readFileSync(file))]);
  loaded.set(file, snapshot);
  return snapshot;
}

/** Stores a seeded embedded database for later test files and runs, and deletes outdated ones. */
export async function storeSnapshot({ db }: Connection, data: SeedData): Promise<void> {
  if (!('$client' in db) || !(db.$client instanceof PGlite)) return;
  const dump = await db.$client.dumpDataDir('none');
  mkdirSync(cacheFolder, { recursive: true });
  const file = fileOf(data);
  // Several test files do this at once: each writes a file of its own, and the last one's stays.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  const code = codeHash();
  for (const name of readdirSync(cacheFolder)) {
    if (name.endsWith(SUFFIX) && !name.startsWith(code)) rmSync(join(cacheFolder, name), { force: true });
  }
}

const hashes = new WeakMap<SeedData, string>();

function fileOf(data: SeedData): string {
  const known = hashes.get(data) ?? shortHash(JSON.stringify(data));
  hashes.set(data, known);
  return join(cacheFolder, `${codeHash()}-${known}${SUFFIX}`);
}

let hashOfCode: string | undefined;

/** Of tables, migrations, loaders and index: everything that a seeded database depends on besides its data. */
function codeHash(): string {
  hashOfCode ??= shortHash(
    readdirSync(databaseFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${name}\n${readFileSync(join(databaseFolder, name), 'utf8')}`)
      .join('\n'),
  );
  return hashOfCode;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
