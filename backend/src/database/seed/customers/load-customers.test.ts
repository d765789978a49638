import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import type { Connection } from '../../connect';
import { customer, customerAddress } from '../../schema-customers';
import { seedWhenEmpty } from '../seed-when-empty';
import { demoCustomers } from './demo-customers';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

const counts = async () => [await connection.db.$count(customer), await connection.db.$count(customerAddress)];

it('a shop that was seeded before it knew customers gets its demo customers at its next start, once', async () => {
  const all = [demoCustomers.length, demoCustomers.flatMap(({ addresses }) => addresses).length];
  expect(await counts()).toEqual(all);
  await connection.db.execute(sql`truncate customer, customer_address cascade`);
  for (let starts = 0; starts < 2; starts += 1) expect(await seedWhenEmpty(connection.db, tinyShop)).toBe(false);
  expect(await counts()).toEqual(all);
});

it('the default address of each is one of their own, in a country that their view sells to', async () => {
  const homes = { mmstr_en: 'GB', mmstr_us: 'US', mmstr_th: 'TH' };
  const rows = await connection.db.select().from(customer);
  const addresses = await connection.db.select().from(customerAddress);
  for (const { email, store } of demoCustomers) {
    const row = rows.find((candidate) => candidate.email === email);
    const home = addresses.find(({ id }) => id === row?.defaultShippingId);
    expect(home).toMatchObject({ customerId: row?.id, countryId: homes[store as keyof typeof homes] });
    expect(row?.defaultBillingId).toBe(row?.defaultShippingId);
  }
});
