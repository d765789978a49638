import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../server';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { checkoutCalls } from '../testing/checkout-calls';
import { placeItems } from '../testing/place-order';
import { type OrderCommand, orderCommand, runOrderCommand } from './order-command';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const place = () =>
  placeItems(checkoutCalls(shop), [
    { sku: 'PARA', quantity: 2 },
    { sku: 'IBU', quantity: 1 },
  ]);
const run = (action: OrderCommand['action'], number: string, more: Partial<OrderCommand> = {}) =>
  runOrderCommand(shop.db, orderCommand.parse({ action, number, ...more }));

async function shipmentsOf(number: string) {
  const query = `{ guestOrder(input: { number: "${number}", email: "guest@example.com", postcode: "SW1A 1AA" }) {
    status comments { message } shipments { tracking { carrier title number } items { product_sku quantity_shipped } } } }`;
  return ((await shop.execute(query)).body.data as { guestOrder: object }).guestOrder;
}

describe('an operator', () => {
  it('moves an order on to its end, and is told how far it is', async () => {
    const number = await place();
    expect(await run('invoice', number)).toMatch(/^Invoiced with number 0{8}1\. Order \d{9} is processing\.$/);
    const tracks = [{ carrier: 'dhl', title: 'DHL', number: '123' }];
    expect(await run('ship', number, { tracks, items: { PARA: 2 } })).toContain('is processing.');
    expect(await run('ship', number)).toContain('is complete.');
    await run('comment', number, { comment: 'Thank you.' });
    expect(await shipmentsOf(number)).toEqual({
      ...{ status: 'Complete', comments: [{ message: 'Thank you.' }] },
      shipments: [
        { tracking: tracks, items: [{ product_sku: 'PARA', quantity_shipped: 2 }] },
        { tracking: [], items: [{ product_sku: 'IBU', quantity_shipped: 1 }] },
      ],
    });
    expect(await run('refund', number, { items: { IBU: 1 } })).toContain('is complete.');
    expect(await run('refund', number)).toContain('is closed.');
    expect(await run('show', number)).toContain('PARA: ordered 2, invoiced 2, shipped 2, refunded 2, cancelled 0');
  });

  it('is told why something cannot be done, and nothing of it is', async () => {
    const number = await place();
    await expect(run('refund', number)).rejects.toThrow('nothing to refund');
    await expect(run('ship', number, { items: { PARA: 3 } })).rejects.toThrow('Of PARA there are 2 left, not 3.');
    await expect(run('ship', number, { items: { PARA: 1, NOPE: 1 } })).rejects.toThrow('The order has no item NOPE.');
    await expect(run('comment', number)).rejects.toThrow('--comment');
    await expect(run('show', '999999999')).rejects.toThrow('There is no order 999999999.');
    expect(await shipmentsOf(number)).toMatchObject({ status: 'Pending', shipments: [] });
    expect(await run('cancel', number)).toBe(`Order ${number} is canceled.`);
  });
});

describe('the running backend', () => {
  const ask = (token: string, body: object, init: RequestInit = {}, opsToken: string | undefined = 'secret') =>
    createServer({ db: shop.db, opsToken }).fetch(
      new Request('http://shop.example/ops/order', {
        ...{ method: 'POST', body: JSON.stringify(body), headers: { Authorization: `Bearer ${token}` } },
        ...init,
      }),
    );

  it('does what an operator wants who has its token', async () => {
    const command = { action: 'cancel', number: await place() };
    const answer = await ask('secret', command);
    expect([answer.status, await answer.json()]).toEqual([200, { message: `Order ${command.number} is canceled.` }]);
    const again = await ask('secret', command);
    expect([again.status, await again.json()]).toEqual([409, { message: 'The order is canceled.' }]);
  });

  it('has nothing there for anybody else', async () => {
    const command = { action: 'cancel', number: await place() };
    const answers = [
      await ask('wrong', command),
      await ask('', command),
      await ask('secret', command, { method: 'GET', body: null }),
      await createServer({ db: shop.db }).fetch(
        new Request('http://shop.example/ops/order', {
          ...{ method: 'POST', body: JSON.stringify(command), headers: { Authorization: 'Bearer undefined' } },
        }),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await shipmentsOf(command.number)).toMatchObject({ status: 'Pending' });
  });
});
