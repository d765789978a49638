import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseUnusableError, openDatabase } from './open-database';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'open-database-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it.each([
  ['Postgres', { code: '53100' }],
  ["the embedded database's machine", { errno: 51 }],
])('a full disk is told in one line, as %s says it', async (_, details) => {
  const dataDir = join(parent, 'data');
  const prepare = async () => {
    throw new Error('Failed query: insert …', { cause: Object.assign(new Error('full'), details) });
  };
  const opening = openDatabase({ dataDir }, { prepare });
  await expect(opening).rejects.toThrow(DatabaseUnusableError);
  await expect(opening).rejects.toThrow(
    `There is no space left for the database in ${dataDir}. Make some, or set DATA_DIR to a folder elsewhere.`,
  );
});

it('what goes wrong with an open database is a fault of ours', async () => {
  const fault = new TypeError('no function');
  const prepare = () => Promise.reject(fault);
  await expect(openDatabase({ dataDir: join(parent, 'data') }, { prepare })).rejects.toBe(fault);
});
