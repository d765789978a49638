import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { tinyShop } from '../../../testing/tiny-shop';
import type { Connection } from '../../connect';
import { customer, customerAddress } from '../../schema/customers';
import { product, review } from '../../schema/products';
import { wishlist, wishlistItem } from '../../schema/wishlists';
import { seedData } from '../data';
import { demoCustomers } from '../demo-customers';
import { demoWishes } from '../demo-wishes';

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

it('demo customers wish for products of several types and have written two reviews each, one not yet approved', async () => {
  const whole = await openTestDatabase(seedData);
  const { db } = whole;
  const customers = await db.select().from(customer);
  for (const { id, email } of customers) {
    const wishes = await db
      .select({ type: product.typeId })
      .from(wishlistItem)
      .innerJoin(wishlist, eq(wishlist.id, wishlistItem.wishlistId))
      .innerJoin(product, eq(product.id, wishlistItem.productId))
      .where(eq(wishlist.customerId, id));
    const { length } = demoWishes[email]?.wishes ?? [];
    expect(wishes).toHaveLength(length);
    expect(new Set(wishes.map(({ type }) => type)).size).toBeGreaterThan(1);
    const reviews = await db.select().from(review).where(eq(review.customerId, id));
    expect(reviews.map(({ status }) => status)).toEqual(['approved', 'pending']);
  }
  await whole.close();
});
