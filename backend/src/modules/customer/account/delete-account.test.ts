import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriber } from '../../../database/schema/content';
import { customer } from '../../../database/schema/customers';
import { salesOrder } from '../../../database/schema/sales';
import { DEMO_PASSWORD, demoCustomers } from '../../../database/seed/demo-customers';
import { openShop, type Shop } from '../../../testing/shop';
import { placeDemoOrders } from '../../order/demo/place-demo-orders';
import { createCustomer, PASSWORD, signedIn, tokenOf } from '../testing/customer-calls';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await placeDemoOrders(shop.db);
});
afterAll(() => shop.close());

const GUEST = { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } };
const end = async (headers: Record<string, string>) =>
  (await shop.execute('mutation { deleteCustomer }', {}, headers)).body;

describe('[SESS-12] deleteCustomer', () => {
  it('ends the account, its tokens, its cart and its subscription; the address is free again', async () => {
    const headers = await signedIn(shop, 'leaver@example.com');
    await shop.execute(
      'mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }',
      {},
      headers,
    );
    const { data } = (await shop.execute('{ customerCart { id } }', {}, headers)).body;
    const { id } = (data as { customerCart: { id: string } }).customerCart;
    expect(await end(headers)).toEqual({ data: { deleteCustomer: true } });
    expect(await end(headers)).toMatchObject({ errors: [GUEST], data: { deleteCustomer: null } });
    expect((await shop.execute('{ customer { email } }', {}, headers)).body.errors).toMatchObject([GUEST]);
    await expect(tokenOf(shop, 'leaver@example.com')).rejects.toThrow('sign-in was incorrect');
    const cart = await shop.execute('query ($id: String!) { cart(cart_id: $id) { id } }', { id });
    expect(cart.body.errors?.[0]?.message).toBe(`Could not find a cart with ID "${id}"`);
    const isTheirs = eq(newsletterSubscriber.email, 'leaver@example.com');
    expect(await shop.db.$count(newsletterSubscriber, isTheirs)).toBe(0);
    await createCustomer(shop, 'leaver@example.com');
    expect(await tokenOf(shop, 'leaver@example.com', PASSWORD)).toBeTruthy();
  });

  it('leaves the orders, which are nobody’s then', async () => {
    const before = await shop.db.$count(salesOrder);
    for (const { email } of demoCustomers) {
      const headers = { Authorization: `Bearer ${await tokenOf(shop, email, DEMO_PASSWORD)}` };
      expect(await end(headers)).toEqual({ data: { deleteCustomer: true } });
      expect(await shop.db.$count(customer, eq(customer.email, email))).toBe(0);
    }
    const orders = await shop.db.select().from(salesOrder);
    expect(orders).toHaveLength(before);
    expect(orders.filter(({ customerId }) => customerId !== null)).toEqual([]);
    expect(orders.some(({ email }) => email === demoCustomers[0]?.email)).toBe(true);
  });

  it('is refused to guests', async () => {
    expect(await end({})).toMatchObject({ errors: [GUEST], data: { deleteCustomer: null } });
  });
});
