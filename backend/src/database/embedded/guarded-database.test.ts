import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrokenThreadError, GuardedDatabase, QueryTimeoutError } from './guarded-database';
import { problemOf } from './thread.mjs';

let folder: string;
let database: GuardedDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guarded-'));
  database = new GuardedDatabase(folder);
  await database.query('create table word (text text not null)');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const FOREVER = 'select count(*) from generate_series(1, 100000000000)';
const words = async () => {
  const { rows } = await database.query<{ text: string }>('select text from word order by text');
  return rows.map(({ text }) => text);
};
const put = (text: string) => database.query('insert into word values ($1)', [text]);

async function endsLong(run: () => Promise<unknown>): Promise<void> {
  database.limit = 1_000;
  await expect(run()).rejects.toThrow(QueryTimeoutError);
  database.limit = 0;
}

it('ends a query that takes too long, and keeps what was written and what waits behind it', async () => {
  await put('before');
  const behind: Promise<unknown>[] = [];
  await endsLong(() => {
    const long = database.query(FOREVER);
    behind.push(put('behind'), words());
    behind.push(database.transaction((tx) => tx.query('insert into word values ($1)', ['transaction behind'])));
    return long;
  });
  await Promise.all(behind);
  expect(await words()).toEqual(['before', 'behind', 'transaction behind']);
});

it('takes back the whole transaction of a query that took too long', async () => {
  const before = await words();
  let later: unknown;
  await endsLong(() =>
    database.transaction(async (tx) => {
      await tx.query('insert into word values ($1)', ['lost']);
      await tx.query(FOREVER).catch(() => {});
      // What goes on regardless must not run outside of any transaction.
      later = await tx.query('insert into word values ($1)', ['after']).catch((error: unknown) => error);
      await tx.query('select 1');
    }),
  );
  expect(later).toBeInstanceOf(QueryTimeoutError);
  expect(await words()).toEqual(before);
});

it('lets a commit take longer than a query, yet not forever', async () => {
  const before = await words();
  await database.query('create table waited (seconds int not null)');
  await database.query(`create function wait() returns trigger language plpgsql as
    'begin perform pg_sleep(new.seconds); return null; end'`);
  await database.query(`create constraint trigger wait after insert on waited deferrable initially deferred
    for each row execute function wait()`);
  const waits = (seconds: number) =>
    database.transaction(async (tx) => {
      await tx.query('insert into word values ($1)', [`waited ${seconds} s`]);
      await tx.query('insert into waited values ($1)', [seconds]);
    });
  database.limit = 1_000;
  await waits(2);
  database.settleLimit = 1_500;
  await expect(waits(3600)).rejects.toThrow('A query was ended after 1500 ms: COMMIT');
  database.limit = 0;
  expect(await words()).toEqual([...before, 'waited 2 s']);
});

it('tells everybody who waits for a database that does not open', async () => {
  await database.close();
  database.limit = 1_000;
  // Nothing opens as fast as that.
  database.settleLimit = 1;
  const waiting = [words(), database.query('select 1'), database.transaction((tx) => tx.query('select 1'))];
  for (const { status, reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[])
    expect([status, String(reason)]).toEqual([
      'rejected',
      'QueryTimeoutError: The database has not opened within 1 ms.',
    ]);
  database.limit = 0;
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('refuses what cannot pass to the thread, and answers everybody else with their own', async () => {
  const ask = async (number: unknown) =>
    (await database.query<{ number: number }>('select $1::int as number', [number])).rows[0]?.number;
  const nameOf = ({ name }: Error) => name;
  const answers = () => Promise.all([ask(1), ask(() => 2).catch(nameOf), ask(3), ask(4)]);
  expect(await answers()).toEqual([1, 'DataCloneError', 3, 4]);
  await database.close();
  // The same while it opens.
  expect(await answers()).toEqual([1, 'DataCloneError', 3, 4]);
});

it('tells the details of an error, and goes on after it', async () => {
  await expect(database.query('select 1 / 0')).rejects.toMatchObject({ message: 'division by zero', code: '22012' });
  await expect(database.transaction((tx) => tx.query('select nothing'))).rejects.toMatchObject({ code: '42703' });
  expect((await database.query('select 1 as one', [], { rowMode: 'array' })).rows).toEqual([[1]]);
});

it('tells what is thrown and is no error, as by the file system of the machine', () => {
  expect(problemOf({ errno: 51 })).toEqual({ message: '{"errno":51}', stack: undefined, details: { errno: 51 } });
});

it('tells of a thread that cannot go on', async () => {
  const halfMade = join(folder, 'half-made');
  mkdirSync(join(halfMade, 'pgdata/global'), { recursive: true });
  writeFileSync(join(halfMade, 'pgdata/PG_VERSION'), '17\n');
  await expect(new GuardedDatabase(halfMade).query('select 1')).rejects.toThrow(BrokenThreadError);
});

it('a transaction is alone: others wait until it ends', async () => {
  const seen: string[] = [];
  const first = database.transaction(async (tx) => {
    await tx.query('select 1');
    seen.push('first');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await tx.query('select 1');
    seen.push('first again');
  });
  const query = database.query('select 1').then(() => seen.push('query'));
  const second = database.transaction(async (tx) => {
    await tx.query('select 1');
    seen.push('second');
  });
  await Promise.all([first, query, second]);
  expect(seen).toEqual(['first', 'first again', 'query', 'second']);
});

it('says that a transaction was rolled back which went on after its failure', async () => {
  const went = database.transaction(async (tx) => {
    await tx.query('select 1 / 0').catch(() => {});
    return 'done';
  });
  await expect(went).rejects.toThrow('The transaction had failed, and was rolled back.');
});

it('opens what another has closed, and what another was ended with', async () => {
  await put('kept');
  const before = await words();
  await database.close();
  expect(await words()).toEqual(before);
});
