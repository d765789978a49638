import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../database/schema/customers';
import { paymentToken, purchasedLink } from '../../../database/schema/fulfilment';
import { salesOrder } from '../../../database/schema/sales';
import { openShop, type Shop, TEST_ORIGIN } from '../../../testing/shop';
import { tinyShop } from '../../../testing/tiny-shop';
import { demoOrders } from './demo-orders';
import { placeDemoOrders } from './place-demo-orders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('[BACK-1] the orders that the shop starts with', () => {
  it('are placed once, with a number each, in every state that an order may be in', async () => {
    expect(await placeDemoOrders(shop.db)).toBe(true);
    expect(await placeDemoOrders(shop.db)).toBe(false);
    const rows = await shop.db.select().from(salesOrder);
    expect(rows).toHaveLength(demoOrders.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'processing', 'complete', 'closed', 'canceled']),
    );
    expect(rows.every(({ createdAt }) => createdAt < new Date())).toBe(true);
  });

  it('belong to the customers of their e-mail, but for one of a guest', async () => {
    const rows = await shop.db
      .select({ order: salesOrder.email, customer: customer.email })
      .from(salesOrder)
      .leftJoin(customer, eq(customer.id, salesOrder.customerId));
    expect(rows.filter((row) => row.customer === null)).toEqual([{ order: 'sam.fields@example.com', customer: null }]);
    expect(rows.filter((row) => row.customer !== null && row.customer !== row.order)).toEqual([]);
  });

  it('come with saved cards, and files that can be fetched', async () => {
    const cards = await shop.db.select().from(paymentToken);
    expect(cards.map(({ details }) => details.maskedCC)).toEqual(['1111', '4444', '1881']);
    const [file] = await shop.db.select().from(purchasedLink).orderBy(purchasedLink.id);
    const url = `${TEST_ORIGIN}/downloadable/download/link/id/${file?.hash}/`;
    const answer = await shop.fetch(new Request(url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toMatch(/^%PDF-/);
  });

  it('are not placed in a shop that sells other things', async () => {
    const other = await openShop(tinyShop);
    expect(await placeDemoOrders(other.db)).toBe(false);
    await other.close();
  });
});
