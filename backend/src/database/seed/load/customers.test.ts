import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import type { Connection } from '../../connect';
import { customer, customerAddress } from '../../schema/customers';
import { demoCustomers } from '../demo-customers';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

it('every demo customer is loaded, with all of their addresses', async () => {
  const loaded = [await connection.db.$count(customer), await connection.db.$count(customerAddress)];
  expect(loaded).toEqual([demoCustomers.length, demoCustomers.flatMap(({ addresses }) => addresses).length]);
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
