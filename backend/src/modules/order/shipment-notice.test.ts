import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_MAILER } from '../../mail/mail';
import type { Notice, Pusher } from '../../push/pusher';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { orderCommand, orderOps } from './ops/order-command';
import { checkoutCalls } from './testing/checkout-calls';
import { placeItems } from './testing/place-order';
import { processCalls } from './testing/process-calls';

let shop: Shop;
let anna: { Authorization: string };
let notices: (Notice & { token: string })[] = [];
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
});
afterAll(() => shop.close());

const pusher: Pusher = {
  async send(token, notice) {
    if (token === 'odd') throw new Error('out of order');
    notices.push({ token, ...notice });
    return 'sent';
  },
};
const run = (action: string, number: string, by: Pusher | null = pusher) =>
  orderOps.run(shop.db, orderCommand.parse({ action, number }), { pusher: by, mailer: NO_MAILER });
const subscribe = (token: string, store: string) =>
  shop.execute(`mutation { subscribeFirebase(token: "${token}") { result } }`, {}, { ...anna, Store: store });
const place = (headers?: Record<string, string>) =>
  placeItems(checkoutCalls(shop, headers), [{ sku: 'PARA', quantity: 1 }]);

describe('[PWA-4] what is on its way', () => {
  it('is told the customer in each of their browsers, in its language, and says nothing of medicines', async () => {
    await subscribe('en', 'mmstr_en');
    await subscribe('th', 'mmstr_th');
    const number = await place(anna);
    const id = await processCalls(shop).idOf(number);
    expect(await run('invoice', number)).not.toContain('told');
    expect(await run('ship', number)).toMatch(/Order \d+ is complete\. The customer is told in 2 browsers\.$/);
    const texts = Object.fromEntries(notices.map(({ token, ...notice }) => [token, notice]));
    expect(texts).toEqual({
      en: {
        title: `Order ${number} is on its way`,
        body: 'Open it to see what has left and how to follow it.',
        path: `/sales/order/view/order_id/${id}`,
      },
      th: {
        title: `คำสั่งซื้อ ${number} กำลังจัดส่ง`,
        body: 'เปิดเพื่อดูรายการที่จัดส่งแล้วและวิธีติดตามพัสดุ',
        path: `/mmstr_th/sales/order/view/order_id/${id}`,
      },
    });
  });

  it('is on its way all the same where nobody can be told', async () => {
    notices = [];
    await subscribe('odd', 'mmstr_en');
    const number = await place(anna);
    expect(await run('ship', number)).toMatch(/told in 2 browsers\. 1 could not be told: Error: out of order$/);
    await expect(run('ship', number)).rejects.toThrow('nothing left to ship');
    notices = [];
    expect(await run('ship', await place())).toMatch(/is processing\.$/);
    expect(await run('ship', await place(anna), null)).toMatch(/is processing\.$/);
    expect(notices).toEqual([]);
  });
});
