import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import type { Connection } from '../../connect';
import { cartRule, orderSequence, salesSetting, tableRate, taxRate } from '../../schema-sales';
import { seedWhenEmpty } from '../seed-when-empty';
import { stores } from '../stores';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

const counts = () =>
  Promise.all([salesSetting, taxRate, tableRate, cartRule, orderSequence].map((table) => connection.db.$count(table)));

it('every view can sell', async () => {
  const settings = await connection.db.select().from(salesSetting);
  expect(settings.map(({ storeId }) => storeId).sort()).toEqual(stores.map(({ id }) => id).sort());
  for (const { settings: own } of settings) {
    expect(own.countries.length).toBeGreaterThan(0);
    expect(own.carriers.map(({ kind }) => kind).sort()).toEqual(['flat', 'free', 'table']);
    expect(own.payments.map(({ code }) => code)).toEqual(expect.arrayContaining(['checkmo', 'braintree', 'free']));
  }
});

it('a shop that was seeded before it could sell learns it at its next start, once', async () => {
  const before = await counts();
  await connection.db.execute(
    sql`truncate sales_setting, tax_rate, table_rate, cart_rule, checkout_agreement, order_sequence`,
  );
  for (let starts = 0; starts < 2; starts += 1) expect(await seedWhenEmpty(connection.db, tinyShop)).toBe(false);
  expect(await counts()).toEqual(before);
});
