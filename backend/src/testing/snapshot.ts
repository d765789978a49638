import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Connection } from '../database/connect';
import type { SeedData } from '../database/seed/types';

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/mmstr-test-shops', import.meta.url));
const SUFFIX = '.tar';
const databaseFolder = fileURLToPath(new URL('../database', import.meta.url));

/** The seeded database of an earlier test run, when neither data nor code that made it have changed since. */
export function keptSnapshot(data: SeedData): Blob | undefined {
  try {
    return new Blob([new Uint8Array(readFileSync(fileOf(data)))]);
  } catch {
    return undefined;
  }
}

/** Keeps a seeded embedded database for later test runs, and forgets outdated ones. */
export async function keepSnapshot({ db }: Connection, data: SeedData): Promise<void> {
  if (!('$client' in db) || !(db.$client instanceof PGlite)) return;
  const dump = await db.$client.dumpDataDir('none');
  mkdirSync(cacheFolder, { recursive: true });
  const kept = fileOf(data);
  // Several test files do this at once: each writes a file of its own, and the last one's stays.
  const draft = `${kept}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, kept);
  const code = codeHash();
  for (const name of readdirSync(cacheFolder)) {
    if (name.endsWith(SUFFIX) && !name.startsWith(code)) rmSync(join(cacheFolder, name), { force: true });
  }
}

function fileOf(data: SeedData): string {
  return join(cacheFolder, `${codeHash()}-${shortHash(JSON.stringify(data))}${SUFFIX}`);
}

/** Of tables, migrations, loaders and index: everything that a seeded database depends on besides its data. */
function codeHash(): string {
  const files = readdirSync(databaseFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  return shortHash(files.map((name) => `${name}\n${readFileSync(join(databaseFolder, name), 'utf8')}`).join('\n'));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
