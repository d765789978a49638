import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '../../database/schema/products';
import { salesOrder, salesOrderItem } from '../../database/schema/sales';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE_BY_REST } from './testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

const PARA = 1;
const LOW = 5;
const setStock = (productId: number, quantity: number) =>
  shop.db.update(stockItem).set({ quantity, isInStock: true }).where(eq(stockItem.productId, productId));
const stockOf = async (productId: number) =>
  (await shop.db.select().from(stockItem).where(eq(stockItem.productId, productId)))[0]?.quantity;
const soldOf = async (sku: string) => {
  const sold = sql<number>`coalesce(sum(${salesOrderItem.quantity}), 0)::int`;
  const [row] = await shop.db.select({ sold }).from(salesOrderItem).where(eq(salesOrderItem.sku, sku));
  return row?.sold ?? 0;
};

async function readyCarts(count: number, itemsOf: (index: number) => object[]): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await calls.readyCart(itemsOf(n)));
  return ids;
}

const messagesOf = async (ids: readonly string[]) => {
  const answers = await Promise.all(ids.map((id) => calls.place(id)));
  return answers.flatMap(({ body }) => (body.errors ? [body.errors[0]?.message ?? ''] : []));
};

describe('[CHK-10] [BACK-1] many shoppers at once', () => {
  it('never buy more than there is: eight want one of the last five', async () => {
    await setStock(LOW, 5);
    const ids = await readyCarts(8, () => [{ sku: 'LOW', quantity: 1 }]);
    const before = await soldOf('LOW');
    const refusals = await messagesOf(ids);
    expect(refusals).toEqual(Array(3).fill('Unable to place order: Some of the products are out of stock.'));
    expect([await stockOf(LOW), (await soldOf('LOW')) - before]).toEqual([0, 5]);
  });

  it('do not wait for each other for ever: the same two products, one way round and the other', async () => {
    await setStock(LOW, 5);
    await setStock(PARA, 100);
    const both = [
      { sku: 'LOW', quantity: 1 },
      { sku: 'PARA', quantity: 1 },
    ];
    const ids = await readyCarts(6, (n) => (n % 2 === 0 ? both : [...both].reverse()));
    expect(await messagesOf(ids)).toHaveLength(1);
    // Who got none of the one gave the other back.
    expect([await stockOf(LOW), await stockOf(PARA)]).toEqual([0, 95]);
  });
});

/** Places an order of a cart twenty times at once, one way and the other, and gives the numbers of those that came. */
async function numbersOf(carts: readonly string[]): Promise<string[]> {
  const paid = { email: 'guest@example.com', paymentMethod: { method: 'checkmo' }, billing_address: JANE_BY_REST };
  const answers = await Promise.all(
    carts.map(async (id, index) => {
      if (index % 2 === 0) {
        const { body } = await calls.place(id);
        return body.errors ? [] : [(body.data as Placed).placeOrder.order.order_number];
      }
      if ((await calls.rest('POST', `/V1/guest-carts/${id}/payment-information`, paid)).status !== 200) return [];
      const { body } = await calls.rest('GET', `/V1/guest-carts/${id}`);
      return [(body as { reserved_order_id?: string }).reserved_order_id];
    }),
  );
  return answers.flat().map(String);
}

interface Placed {
  placeOrder: { order: { order_number: string } };
}

describe('[CHK-10] [BACK-1] twenty orders at once', () => {
  it('of the last item are one order, which comes with its number', async () => {
    await setStock(LOW, 1);
    const ids = await readyCarts(20, () => [{ sku: 'LOW', quantity: 1 }]);
    const before = await soldOf('LOW');
    expect(await numbersOf(ids)).toEqual([expect.stringMatching(/^\d{9}$/)]);
    expect([await stockOf(LOW), (await soldOf('LOW')) - before]).toEqual([0, 1]);
    expect(shop.faults).toEqual([]);
  });

  it('of the same cart are one order, which comes with its number', async () => {
    await setStock(PARA, 100);
    const [id = ''] = await readyCarts(1, () => [{ sku: 'PARA', quantity: 1 }]);
    const before = await shop.db.$count(salesOrder);
    expect(await numbersOf(Array(20).fill(id))).toEqual([expect.stringMatching(/^\d{9}$/)]);
    expect([await shop.db.$count(salesOrder), await stockOf(PARA)]).toEqual([before + 1, 99]);
    expect(shop.faults).toEqual([]);
  });

  it('of twenty carts are twenty orders, each with a number of its own', async () => {
    await setStock(PARA, 100);
    const ids = await readyCarts(20, () => [{ sku: 'PARA', quantity: 1 }]);
    const numbers = await numbersOf(ids);
    expect(new Set(numbers).size).toBe(20);
    expect(numbers.filter((number) => !/^\d{9}$/.test(number))).toEqual([]);
  });
});

describe('[CHK-10] [BACK-1] one cart', () => {
  it('ordered by GraphQL and by REST at once is one order', async () => {
    await setStock(PARA, 100);
    const [id = ''] = await readyCarts(1, () => [{ sku: 'PARA', quantity: 1 }]);
    const before = await shop.db.$count(salesOrder);
    const paid = { email: 'guest@example.com', paymentMethod: { method: 'checkmo' }, billing_address: JANE_BY_REST };
    const byRest = () => calls.rest('POST', `/V1/guest-carts/${id}/payment-information`, paid);
    const [one, two, three] = await Promise.all([calls.place(id), byRest(), calls.place(id)]);
    const placed = [one.body.errors === undefined, two.status === 200, three.body.errors === undefined];
    expect(placed.filter(Boolean)).toHaveLength(1);
    expect([await shop.db.$count(salesOrder), await stockOf(PARA)]).toEqual([before + 1, 99]);
  });

  it('changed while it is ordered: the order has what was paid for, and nothing goes twice', async () => {
    await setStock(PARA, 100);
    const [id = ''] = await readyCarts(1, () => [{ sku: 'PARA', quantity: 1 }]);
    const before = await soldOf('PARA');
    const [added, placed] = await Promise.all([calls.tryAdd(id, [{ sku: 'PARA', quantity: 2 }]), calls.place(id)]);
    expect(placed.body.errors).toBeUndefined();
    const sold = (await soldOf('PARA')) - before;
    expect(sold).toBe(added.body.errors ? 1 : 3);
    expect(await stockOf(PARA)).toBe(100 - sold);
  });

  it('merged while the one it goes into is ordered: everything is in the order or still in a cart', async () => {
    const headers = await signedIn(shop, 'anna@example.com');
    const own = await checkoutCalls(shop, headers).readyCart([{ sku: 'PARA', quantity: 1 }]);
    const source = await calls.newCart();
    await calls.add(source, [{ sku: 'PARA', quantity: 2 }]);
    const before = await soldOf('PARA');
    const merge = `mutation { mergeCarts(source_cart_id: "${source}", destination_cart_id: "${own}") { id } }`;
    const [merged, placed] = await Promise.all([
      shop.execute(merge, {}, headers),
      checkoutCalls(shop, headers).place(own),
    ]);
    expect(placed.body.errors).toBeUndefined();
    const left = (await shop.execute(`{ cart(cart_id: "${source}") { total_quantity } }`)).body;
    if (merged.body.errors) expect(left.data).toEqual({ cart: { total_quantity: 2 } });
    else expect(left.errors?.[0]?.message).toBe("The cart isn't active.");
    expect((await soldOf('PARA')) - before).toBe(merged.body.errors ? 1 : 3);
  });
});
