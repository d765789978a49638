import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import type { Connection } from '../../connect';
import { salesSetting } from '../../schema/sales';
import { stores } from '../stores';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
});
afterAll(() => connection.close());

it('every store view can sell', async () => {
  const settings = await connection.db.select().from(salesSetting);
  expect(settings.map(({ storeId }) => storeId).sort()).toEqual(stores.map(({ id }) => id).sort());
  for (const { settings: own } of settings) {
    expect(own.countries.length).toBeGreaterThan(0);
    expect(own.carriers.map(({ kind }) => kind).sort()).toEqual(['flat', 'free', 'table']);
    expect(own.payments.map(({ code }) => code)).toEqual(expect.arrayContaining(['checkmo', 'braintree', 'free']));
  }
});
