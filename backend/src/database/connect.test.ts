import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tinyShop } from '../testing/tiny-shop';
import { connect } from './connect';
import { migrate } from './migrate';
import { product } from './schema/products';
import { installation } from './schema/stores';
import { seedWhenEmpty } from './seed/seed-when-empty';

it('keeps the shop in its folder, migrates and seeds it once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mmstr-data-'));
  try {
    const first = await connect({ dataDir });
    await migrate(first.db);
    expect(await seedWhenEmpty(first.db, tinyShop)).toBe(true);
    expect(await seedWhenEmpty(first.db, tinyShop)).toBe(false);
    const salts = await first.db.select().from(installation);
    await first.close();

    const second = await connect({ dataDir });
    await migrate(second.db);
    expect(await seedWhenEmpty(second.db, tinyShop)).toBe(false);
    expect(await second.db.select().from(installation)).toEqual(salts);
    expect(await second.db.$count(product)).toBe(tinyShop.products.length);
    await second.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('has what search needs', async () => {
  const { db, close } = await connect();
  await migrate(db);
  const { rows } = await db.execute<{ plain: string; near: boolean }>(
    sql`select unaccent('Crème') as plain, similarity('paracetamol', 'paracetmol') > 0.5 as near`,
  );
  expect(rows).toEqual([{ plain: 'Creme', near: true }]);
  await close();
});

const server = process.env.TEST_DATABASE_URL;

it(`ends a query over the limit, but none of the preparation, on ${server ? 'Postgres' : 'the embedded database'}`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mmstr-data-'));
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
  let prepared = 0;
  const { db, close } = await connect({
    ...(server ? { databaseUrl: server } : { dataDir }),
    async prepare(unlimited) {
      await unlimited.execute(sleep(1.5));
      prepared += 1;
    },
    queryLimit: 1_000,
  });
  try {
    await expect(db.execute(sleep(600))).rejects.toThrow();
    const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`);
    expect([prepared, rows]).toEqual([1, [{ one: 1 }]]);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('says why a Postgres cannot be reached', async () => {
  await expect(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
});
