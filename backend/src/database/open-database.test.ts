import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from './connect';
import { BrokenThreadError, QueryTimeoutError } from './embedded/guarded-database';
import { DatabaseUnusableError, openDatabase, openShopDatabase } from './open-database';

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

describe('damage that is met only after the database has opened', () => {
  const dataDir = () => join(parent, 'data');
  const saying = (reason: string) =>
    `The database in ${join(dataDir(), 'pgdata')} is damaged or half made (${reason}). Restore that folder, remove it to begin anew, or set DATA_DIR to another.`;

  /** The file of an index, below the database's folder. */
  async function keptIndex(): Promise<string> {
    // Without the lock, which this process could not take a second time.
    const { db, close } = await connect({ dataDir: dataDir() });
    await db.execute(sql`create table word (text text primary key)`);
    await db.execute(sql`insert into word values ('first')`);
    const { rows } = await db.execute<{ path: string }>(sql`select pg_relation_filepath('word_pkey') as path`);
    await close();
    return String(rows[0]?.path);
  }

  it.each([
    [
      'emptied',
      truncateSync,
      (path: string) => `could not read blocks 0..0 in file "${path}": read only 0 of 8192 bytes`,
    ],
    ['gone', rmSync, (path: string) => `could not open file "${path}": No such file or directory`],
  ])('is told in one line where a file is %s', async (_, damage, reason) => {
    const path = await keptIndex();
    damage(join(dataDir(), 'pgdata', path));
    const prepare = (db: Database) => db.execute(sql`insert into word values ('second')`);
    const opening = openDatabase({ dataDir: dataDir() }, { prepare });
    await expect(opening).rejects.toEqual(new DatabaseUnusableError(saying(reason(path))));
  });

  it('is told in one line where it breaks the thread', async () => {
    const broken = new DrizzleQueryError('select 1', [], new BrokenThreadError('memory access out of bounds'));
    const opening = openDatabase({ dataDir: dataDir() }, { prepare: () => Promise.reject(broken) });
    await expect(opening).rejects.toEqual(
      new DatabaseUnusableError(
        `The database in ${join(dataDir(), 'pgdata')} broke off (memory access out of bounds). Start the shop again; if that fails too, restore that folder.`,
      ),
    );
  });
});

it('what goes wrong with an open database is a fault of ours', async () => {
  const fault = new TypeError('no function');
  const prepare = () => Promise.reject(fault);
  await expect(openDatabase({ dataDir: join(parent, 'data') }, { prepare })).rejects.toBe(fault);
});

it('a running shop ends a query after five seconds', async () => {
  const { db, close } = await openShopDatabase({ dataDir: join(parent, 'data') }, async () => {});
  const error = await db.execute(sql`select pg_sleep(3600)`).catch(({ cause }: Error) => cause);
  expect(error).toEqual(new QueryTimeoutError('A query was ended after 5000 ms: select pg_sleep(3600)'));
  await close();
});
