import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import { tinyShop } from '../testing/tiny-shop';
import type { Connection } from './connect';
import { migrate } from './migrate';
import { DatabaseUnusableError } from './open-database';
import * as catalogSchema from './schema/catalog';
import * as compareSchema from './schema/compare-lists';
import * as contentSchema from './schema/content';
import * as customerSchema from './schema/customers';
import * as fulfilmentSchema from './schema/fulfilment';
import * as listingSchema from './schema/listing';
import * as productSchema from './schema/products';
import * as pushSchema from './schema/push-tokens';
import * as salesSchema from './schema/sales';
import * as searchSchema from './schema/search';
import * as storeSchema from './schema/stores';
import * as wishlistSchema from './schema/wishlists';

const YEAR = 31_536_000_000;

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

it('the migrations make the tables that the code expects', async () => {
  const { rows } = await connection.db.execute<{ entry: string }>(sql`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as entry
    from information_schema.columns where table_schema = 'public'`);
  const expected = [
    catalogSchema,
    compareSchema,
    contentSchema,
    customerSchema,
    fulfilmentSchema,
    listingSchema,
    productSchema,
    pushSchema,
    salesSchema,
    searchSchema,
    storeSchema,
    wishlistSchema,
  ]
    .flatMap((tables) => Object.values<unknown>(tables))
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableName(table)}.${column.name}${column.notNull ? '' : '?'}`,
      ),
    );
  expect(rows.map(({ entry }) => entry).sort()).toEqual(expected.sort());
});

it('what listings read whole is not stored in compressed form', async () => {
  const { rows } = await connection.db.execute(sql`
    select attstorage::text as storage from pg_attribute where attrelid = 'facet_set'::regclass and attname = 'products'`);
  expect(rows).toEqual([{ storage: 'e' }]);
});

it('migrating again, even at the same time, changes nothing', async () => {
  const count = () => connection.db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
  const before = (await count()).rows;
  await Promise.all([migrate(connection.db), migrate(connection.db)]);
  expect((await count()).rows).toEqual(before);
});

it('tables that lack what the first migration has are refused in one line, and left alone', async () => {
  const { db } = connection;
  const date = (shift: number) =>
    db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${shift}`);
  // Older than the first, the later ones included.
  await date(-YEAR);
  await expect(migrate(db)).rejects.toThrow(DatabaseUnusableError);
  await expect(migrate(db)).rejects.toThrow(/older version of the shop\. Remove pgdata in DATA_DIR[^\n]+$/);
  await date(YEAR);
  await migrate(db);
});
