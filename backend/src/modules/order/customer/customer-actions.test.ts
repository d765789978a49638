import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../../database/schema/products';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls } from '../testing/checkout-calls';
import { card, placeItems } from '../testing/place-order';
import { processCalls } from '../testing/process-calls';

let shop: Shop;
let anna: Record<string, string>;
let bob: Record<string, string>;
let calls: ReturnType<typeof checkoutCalls>;
let office: ReturnType<typeof processCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  bob = await signedIn(shop, 'bob@example.com');
  calls = checkoutCalls(shop, anna);
  office = processCalls(shop);
});
afterAll(() => shop.close());

const PARA = { sku: 'PARA', quantity: 1 };

describe('[SESS-12] [BACK-1] reorderItems', () => {
  const REORDER = `mutation r($n: String!) { reorderItems(orderNumber: $n) {
    cart { items { quantity product { sku } ... on ConfigurableCartItem { configurable_options { value_label } } } }
    userInputErrors { code message path } } }`;
  const reorder = async (n: string, headers = anna) => (await shop.execute(REORDER, { n }, headers)).body;

  it('puts everything into the cart once more, as it was chosen', async () => {
    const options = [uid('configurable', 201, 310), uid('configurable', 202, 320)];
    const number = await placeItems(calls, [
      { sku: 'PARA', quantity: 2 },
      { sku: 'LOZ', quantity: 1, selected_options: options },
      { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] },
    ]);
    expect((await reorder(number)).data).toEqual({
      reorderItems: {
        cart: {
          items: [
            { quantity: 2, product: { sku: 'PARA' } },
            {
              ...{ quantity: 1, product: { sku: 'LOZ' } },
              configurable_options: [{ value_label: '12 pieces' }, { value_label: 'Mint' }],
            },
            { quantity: 1, product: { sku: 'KIT' } },
          ],
        },
        userInputErrors: [],
      },
    });
  });

  it('keeps what there is, and tells what there is not', async () => {
    const carol = await signedIn(shop, 'carol@example.com');
    const number = await placeItems(checkoutCalls(shop, carol), [
      PARA,
      { sku: 'LOW', quantity: 4 },
      { sku: 'CONSULT', quantity: 1 },
    ]);
    await shop.db.delete(product).where(eq(product.sku, 'CONSULT'));
    expect((await reorder(number, carol)).data).toEqual({
      reorderItems: {
        cart: { items: [{ quantity: 1, product: { sku: 'PARA' } }] },
        userInputErrors: [
          { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', path: ['orderNumber'] },
          { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with ID "7"', path: ['orderNumber'] },
        ],
      },
    });
  });

  it('is for one’s own orders, as recorded', async () => {
    const number = await placeItems(calls, [PARA]);
    for (const [n, headers] of [
      [number, bob],
      ['999999', anna],
      [number, { ...anna, Store: 'mmstr_us' }],
    ] as const) {
      expect((await reorder(n, headers)).errors).toMatchObject([
        {
          message: `Order number "${n}" doesn't belong to the current customer`,
          extensions: { category: 'graphql-input' },
        },
      ]);
    }
    expect((await reorder(number, {})).errors).toMatchObject([{ message: "The current customer isn't authorized." }]);
  });
});

describe('[SESS-12] [BACK-1] cancelOrder, as 2.4.7 answers', () => {
  const CANCEL = `mutation c($i: CancelOrderInput!) { cancelOrder(input: $i) { error
    order { number status comments { message } credit_memos { number } items { status } } } }`;
  const cancel = async (order_id: number | string, headers = anna, reason = 'Other') =>
    (await shop.execute(CANCEL, { i: { order_id, reason } }, headers)).body;
  const cancelNumber = async (number: string, headers = anna) => cancel(await office.idOf(number), headers);

  it('cancels what was not paid for, and pays back what was', async () => {
    const number = await placeItems(calls, [PARA]);
    const canceled = { number, status: 'Cancelled', comments: null, credit_memos: [], items: [{ status: 'Canceled' }] };
    expect((await cancelNumber(number)).data).toEqual({ cancelOrder: { error: null, order: canceled } });
    const again = 'Order already closed, complete, cancelled or on hold';
    expect((await cancelNumber(number)).data).toEqual({ cancelOrder: { error: again, order: canceled } });
    const paid = await placeItems(calls, [PARA], { payment: card() });
    expect((await cancelNumber(paid)).data).toMatchObject({
      cancelOrder: { error: null, order: { status: 'Closed', credit_memos: [{ number: expect.any(String) }] } },
    });
  });

  it('pays back what was invoiced of an order and cancels the rest, which ends it; also where the operator paid back', async () => {
    const items = [PARA, { sku: 'IBU', quantity: 1 }];
    const [invoiced, refunded] = [await placeItems(calls, items), await placeItems(calls, items)];
    for (const number of [invoiced, refunded]) await office.add(number, 'invoice', { pieces: { PARA: 1 } });
    await office.add(refunded, 'creditmemo');
    for (const number of [invoiced, refunded]) {
      expect((await cancelNumber(number)).data).toMatchObject({
        cancelOrder: {
          error: null,
          order: {
            status: 'Closed',
            credit_memos: [{}],
            items: ['Refunded', 'Canceled'].map((status) => ({ status })),
          },
        },
      });
    }
  });

  it('leaves alone what was shipped, what is another’s, and what there is not', async () => {
    const number = await placeItems(calls, [{ sku: 'PARA', quantity: 2 }]);
    await office.add(number, 'shipment', { pieces: { PARA: 1 } });
    expect((await cancelNumber(number)).data).toMatchObject({
      cancelOrder: {
        error: 'Order with one or more items shipped cannot be cancelled',
        order: { number, status: 'Processing' },
      },
    });
    const own = await placeItems(calls, [PARA]);
    const guests = await placeItems(checkoutCalls(shop), [PARA]);
    const notOwn = { cancelOrder: { error: 'Current user is not authorized to cancel this order', order: null } };
    expect((await cancelNumber(own, bob)).data).toEqual(notOwn);
    expect((await cancelNumber(guests)).data).toEqual(notOwn);
    const error = "The entity that was requested doesn't exist. Verify the entity and try again.";
    expect((await cancel(999999)).data).toEqual({ cancelOrder: { error, order: null } });
  });

  it('wants a number for the order, a reason, and a customer', async () => {
    const message = async (...given: Parameters<typeof cancel>) => (await cancel(...given)).errors?.[0]?.message;
    for (const id of ['NA==', '', '0']) {
      expect(await message(id)).toBe('Required parameter "order_id" is missing or incorrect.');
    }
    expect(await message('4', anna, '')).toBe('Required parameter "reason" is missing or incorrect.');
    expect(await message('4', {})).toBe("The current customer isn't authorized.");
  });

  it('can be off in a store view, whose configuration tells that and the reasons', async () => {
    const query = '{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }';
    const { data } = (await shop.execute(query)).body;
    expect(data).toMatchObject({
      storeConfig: {
        order_cancellation_enabled: true,
        order_cancellation_reasons: [
          { description: 'The item(s) are no longer needed' },
          {},
          {},
          {},
          { description: 'Other' },
        ],
      },
    });
    const other = await openShop(sampleShop, { config: { order_cancellation_enabled: false } });
    const headers = await signedIn(other, 'anna@example.com');
    const number = await placeItems(checkoutCalls(other, headers), [PARA]);
    const input = { order_id: await processCalls(other).idOf(number), reason: 'Other' };
    expect((await other.execute(CANCEL, { i: input }, headers)).body.data).toEqual({
      cancelOrder: { error: 'Order cancellation is not enabled for requested store.', order: null },
    });
    await other.close();
  });
});

it('[BACK-1] REST keeps orders from customers, as Magento does', async () => {
  for (const path of ['/V1/orders', '/V1/orders/1']) {
    expect(await calls.rest('GET', path, undefined, anna)).toEqual({
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: 'Magento_Sales::actions_view' },
      },
    });
  }
});

it('[BACK-1] customerOrders, the older query, tells ids and states plainly, as recorded', async () => {
  await placeItems(checkoutCalls(shop, bob), [PARA]);
  const query = '{ customerOrders { items { order_number id increment_id grand_total status created_at } } }';
  const { data } = (await shop.execute(query, {}, bob)).body;
  expect(data).toEqual({
    customerOrders: {
      items: [
        {
          ...{ order_number: expect.stringMatching(/^0{6}\d{3}$/), id: expect.stringMatching(/^\d+$/) },
          ...{
            increment_id: expect.any(String),
            grand_total: 10.94,
            status: 'pending',
            created_at: expect.any(String),
          },
        },
      ],
    },
  });
  expect((await shop.execute(query)).body.errors?.[0]?.message).toBe("The current customer isn't authorized.");
});
