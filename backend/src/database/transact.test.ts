import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import { tinyShop } from '../testing/tiny-shop';
import type { Connection } from './connect';
import { transact } from './transact';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
  await connection.db.execute(sql`create table note (id int primary key, text text not null)`);
});
afterAll(() => connection.close());

const add = (id: number) => sql`insert into note values (${id}, 'x')`;
const count = async () =>
  (await connection.db.execute<{ n: number }>(sql`select count(*)::int as n from note`)).rows[0]?.n;
const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('taken back'), { code }) });

describe('a transaction', () => {
  it.each(['40P01', '40001'])('that Postgres took back (%s) is done again, from its beginning', async (code) => {
    const before = (await count()) ?? 0;
    let attempts = 0;
    const result = await transact(connection.db, async (tx) => {
      attempts += 1;
      await tx.execute(add(before + 1));
      if (attempts < 3) throw failure(code);
      return 'done';
    });
    expect([result, attempts, await count()]).toEqual(['done', 3, before + 1]);
  });

  it('that fails for any other reason is not, and one that always fails ends', async () => {
    const before = await count();
    for (const [code, most] of [
      ['23505', 1],
      ['40P01', 5],
    ] as const) {
      let attempts = 0;
      const always = transact(connection.db, async (tx) => {
        attempts += 1;
        await tx.execute(add(1_000));
        throw failure(code);
      });
      await expect(always).rejects.toThrow('Failed query');
      expect(attempts).toBe(most);
    }
    expect(await count()).toBe(before);
  });

  // The embedded database has one connection: nobody meets there.
  it.runIf(process.env.TEST_DATABASE_URL)('that meets another head-on goes through, as does the other', async () => {
    await connection.db.execute(sql`insert into note values (-1, '0'), (-2, '0')`);
    const change = (id: number) => sql`update note set text = (text::int + 1)::text where id = ${id}`;
    const both = (first: number, second: number) =>
      transact(connection.db, async (tx) => {
        await tx.execute(change(first));
        await new Promise((resolve) => setTimeout(resolve, 200));
        await tx.execute(change(second));
      });
    await Promise.all([both(-1, -2), both(-2, -1)]);
    const { rows } = await connection.db.execute(sql`select text from note where id < 0`);
    expect(rows).toEqual([{ text: '2' }, { text: '2' }]);
  });
});
