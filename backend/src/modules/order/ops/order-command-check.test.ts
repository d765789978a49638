import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../../database/schema/products';
import { cartRule } from '../../../database/schema/sales';
import type { SeedData } from '../../../database/seed/types';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls, JANE } from '../testing/checkout-calls';
import { card, placeItems } from '../testing/place-order';
import { type OrderCommand, orderCommand, orderOps } from './order-command';

const SOLD: Record<string, string> = { PARA: 'p', LOW: 'p', OPTIONS: 'gsl' };

/** The sample shop with two medicines that a pharmacist sells. */
const pharmacy: SeedData = {
  ...sampleShop,
  attributes: [
    ...sampleShop.attributes,
    {
      ...{ id: 900, code: 'legal_category', label: { default: 'How it is sold' }, input: 'select', position: 9 },
      ...{ filterable: false, filterableInSearch: false, visibleOnFront: false },
      ...{ usedInListing: true, comparable: false },
      options: [
        { id: 901, key: 'gsl', label: { default: 'General sale' } },
        { id: 902, key: 'p', label: { default: 'Pharmacy medicine', mmstr_th: 'ยาที่จ่ายโดยเภสัชกร' } },
      ],
    },
  ],
  products: sampleShop.products.map((one) => {
    const legal_category = SOLD[one.sku];
    return legal_category ? { ...one, attributes: { ...one.attributes, legal_category } } : one;
  }),
};

let shop: Shop;
let anna: Record<string, string>;
beforeAll(async () => {
  shop = await openShop(pharmacy);
  anna = await signedIn(shop, 'anna@example.com');
});
afterAll(() => shop.close());

const ITEMS = [
  { sku: 'PARA', quantity: 2 },
  { sku: 'IBU', quantity: 1 },
];
const KIT = { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] };

const place = (items: object[] = ITEMS, options: Parameters<typeof placeItems>[2] = {}, headers = anna) =>
  placeItems(checkoutCalls(shop, headers), items, options);

const mailer = {
  ...{ shopOrigin: 'https://www.shop.example', address: 'shop@example.com', close: async () => {} },
  send: async (mail: Parameters<Parameters<typeof orderOps.run>[2]['mailer']['send']>[0]) =>
    void shop.mails.push(typeof mail === 'function' ? await mail() : mail),
};

/** Runs the command, and tells what it said and which mails went out. */
async function decide(action: OrderCommand['action'], number: string, sku?: string, comment?: string) {
  const before = shop.mails.length;
  const said = await orderOps.run(shop.db, orderCommand.parse({ action, number, sku, comment }), {
    pusher: null,
    mailer,
  });
  return { said, mails: shop.mails.slice(before) };
}

const TOTAL = 'total { grand_total { value } total_shipping { value } }';

interface Totals {
  grand_total: { value: number };
  total_shipping: { value: number };
}

interface Told {
  status: string;
  total: Totals;
  credit_memos: { total: Totals }[];
}

async function orderOf(number: string, headers = anna) {
  const query = `query o($n: String) { customer { orders(filter: { number: { eq: $n } }) { items {
    status comments { message } ${TOTAL}
    items { product_sku quantity_invoiced quantity_refunded quantity_canceled }
    credit_memos { ${TOTAL} items { product_sku quantity_refunded } } } } } }`;
  const { data } = (await shop.execute(query, { n: number }, headers)).body;
  return (data as { customer: { orders: { items: [Told] } } }).customer.orders.items[0];
}

async function stockOf(sku: string): Promise<number> {
  const [row] = await shop.db
    .select({ quantity: stockItem.quantity })
    .from(stockItem)
    .innerJoin(product, eq(product.id, stockItem.productId))
    .where(eq(product.sku, sku));
  return row?.quantity ?? Number.NaN;
}

describe('what the pharmacist refuses', () => {
  it('is paid back without the delivery, is on the shelf again, and the customer is told of the money by mail', async () => {
    const number = await place(ITEMS, { payment: card() });
    const before = await stockOf('PARA');
    const { said, mails } = await decide('refuse', number, 'PARA', 'Not with your\nother medicine.');
    expect(said).toMatch(
      /^PARA is not approved\. Refunded with number 0{8}1\. Order \d{9} is processing\. The customer is told by mail\.$/,
    );
    expect(await stockOf('PARA')).toBe(before + 2);
    expect(await orderOf(number)).toMatchObject({
      status: 'Processing',
      comments: [{ message: 'Not approved: PARA | Not with your other medicine.' }],
      total: { grand_total: { value: 21.13 } },
      items: [
        { product_sku: 'PARA', quantity_invoiced: 2, quantity_refunded: 2, quantity_canceled: 0 },
        { product_sku: 'IBU', quantity_refunded: 0, quantity_canceled: 0 },
      ],
      credit_memos: [
        {
          total: { grand_total: { value: 9.98 }, total_shipping: { value: 0 } },
          items: [{ product_sku: 'PARA', quantity_refunded: 2 }],
        },
      ],
    });
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'anna@example.com' });
    expect(mail?.subject).toContain(number);
    for (const line of [
      `Our pharmacist has checked the medicines in your order ${number}:`,
      '2 × Parafix Tablets (Pharmacy medicine): Not approved. We refund £9.98.\nNot with your other medicine.',
      '£9.98 is refunded in all, the way you paid: Card.',
      'The rest of your order comes to £11.15.',
      'https://www.shop.example/contact-us',
    ]) {
      expect(mail?.text).toContain(line);
    }
    expect(mail?.text).not.toContain('Ibufast');
    expect(mail?.text).toMatch(/\/sales\/order\/view\/order_id\/\d+\n/);
  });

  it('brings the delivery back, too, where nothing is left to be sent', async () => {
    const number = await place([{ sku: 'PARA', quantity: 1 }], { payment: card() });
    const { said, mails } = await decide('refuse', number, 'PARA');
    expect(said).toContain(`Order ${number} is closed.`);
    const order = await orderOf(number);
    expect(order.credit_memos.map(({ total }) => total)).toEqual([order.total]);
    expect(mails[0]?.text).toContain('Nothing of the order is left, so nothing will be sent.');

    const consult = { sku: 'CONSULT', quantity: 1 };
    const other = await place([{ sku: 'PARA', quantity: 1 }, consult], { payment: card() });
    const told = (await decide('refuse', other, 'PARA')).mails[0]?.text ?? '';
    const { total, credit_memos: memos } = await orderOf(other);
    expect(memos).toMatchObject([{ total: { total_shipping: total.total_shipping } }]);
    const [, rest] = /comes to £([\d.]+)\./.exec(told) ?? [];
    const refunded = memos[0]?.total.grand_total.value ?? 0;
    expect(Number(rest)).toBeCloseTo(total.grand_total.value - refunded, 2);
  });

  it('is cancelled where nothing was paid, and later, when the rest is paid back, so is the delivery', async () => {
    const number = await place([...ITEMS, { sku: 'LOW', quantity: 1 }]);
    const before = await stockOf('PARA');
    const { said, mails } = await decide('refuse', number, 'PARA');
    expect(said).toBe(`PARA is not approved. Order ${number} is pending. The customer is told by mail.`);
    expect(await stockOf('PARA')).toBe(before + 2);
    expect(mails[0]?.text).toContain('Our pharmacist is checking');
    expect(mails[0]?.text).toContain('Not approved. You are not charged for it.');
    expect(mails[0]?.text).toContain('1 × Nosease Spray (Pharmacy medicine): Being checked');
    expect(mails[0]?.text).not.toContain('refund');

    await decide('invoice', number);
    await decide('refuse', number, 'LOW');
    await decide('refund', number);
    const order = await orderOf(number);
    const delivery = order.credit_memos.map(({ total }) => total.total_shipping.value);
    expect([delivery.length, delivery[0], (delivery[1] ?? 0) > 0]).toEqual([2, 0, true]);
    expect(order).toMatchObject({ status: 'Closed', items: [{ quantity_canceled: 2 }, {}, { quantity_refunded: 1 }] });
  });

  it('frees a coupon with the last line, and is not put on the shelf twice when the rest is cancelled', async () => {
    const uses = async () => {
      const [rule] = await shop.db.select().from(cartRule).where(eq(cartRule.couponCode, 'WELCOME10'));
      return rule?.timesUsed;
    };
    const free = await uses();
    const shelf = [await stockOf('PARA'), await stockOf('IBU')];
    const number = await place(ITEMS, { coupon: 'WELCOME10' });
    await decide('refuse', number, 'PARA');
    expect(await uses()).toBe((free ?? 0) + 1);
    await decide('cancel', number);
    expect([await stockOf('PARA'), await stockOf('IBU')]).toEqual(shelf);
    expect(await uses()).toBe(free);
    const only = await place([{ sku: 'PARA', quantity: 1 }], { coupon: 'WELCOME10' });
    expect((await decide('refuse', only, 'PARA')).said).toContain('is canceled.');
    expect(await uses()).toBe(free);
  });

  it('may be in a bundle, and is told with it to a guest in the language of their order', async () => {
    const thai = checkoutCalls(shop, { Store: 'mmstr_th' });
    const id = await thai.readyCart([KIT], card(), { ...JANE, country_code: 'TH' });
    const { data } = (await thai.place(id)).body;
    const { order_number } = (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order;
    const { mails } = await decide('refuse', order_number, 'KIT-PARA');
    expect(mails[0]).toMatchObject({
      to: 'guest@example.com',
      text: expect.stringContaining('https://www.shop.example/mmstr_th/order-tracking'),
    });
    expect(mails[0]?.text).toMatch(/^1 × .+, 2 × .+ \(ยาที่จ่ายโดยเภสัชกร\): ไม่ได้รับอนุมัติ เราคืนเงินให้คุณ ฿[\d.]+$/m);
  });
});

describe('what the pharmacist approves', () => {
  it('is noted, and mailed once the last medicine is; nothing of the order changes', async () => {
    const number = await place([...ITEMS, { sku: 'LOW', quantity: 1 }], { payment: card() });
    const first = await decide('approve', number, 'PARA');
    expect(first).toEqual({ said: `PARA is approved. Order ${number} is processing.`, mails: [] });
    const { said, mails } = await decide('approve', number, 'LOW');
    expect(said).toContain('The customer is told by mail.');
    expect(mails[0]?.text).toContain('2 × Parafix Tablets (Pharmacy medicine): Approved');
    expect(mails[0]?.text).toContain('Your order can now be packed and sent.');
    expect(mails[0]?.text).not.toContain('refund');
    expect(await orderOf(number), 'the newest comment first, as Magento has it').toMatchObject({
      comments: [{ message: 'Approved: LOW' }, { message: 'Approved: PARA' }],
      credit_memos: [],
    });
  });

  it('may be refused until it is sent', async () => {
    const number = await place(ITEMS, { payment: card() });
    await decide('approve', number, 'PARA');
    expect((await decide('refuse', number, 'PARA')).said).toContain('PARA is not approved. Refunded');
    const sent = await place(ITEMS, { payment: card() });
    await decide('approve', sent, 'PARA');
    await decide('ship', sent);
    await expect(decide('refuse', sent, 'PARA')).rejects.toThrow('PARA has been sent already.');
  });
});

describe('what the pharmacist has not approved', () => {
  it('is not sent, and nothing with it; the rest is, and all of it once it is approved', async () => {
    const number = await place([...ITEMS, { sku: 'LOW', quantity: 1 }], { payment: card() });
    const ship = (items?: Record<string, number>) =>
      orderOps.run(shop.db, orderCommand.parse({ action: 'ship', number, items }), { pusher: null, mailer });
    await decide('approve', number, 'LOW');
    await expect(ship()).rejects.toThrow(
      `The pharmacist has not approved PARA, so nothing is sent. Approve first: npm run order -- approve ${number} PARA.`,
    );
    await expect(ship({ PARA: 1, IBU: 1 })).rejects.toThrow('not approved PARA');
    expect(await ship({ LOW: 1, IBU: 1 })).toContain('is processing.');
    await decide('comment', number, undefined, 'Not approved: PARA');
    await expect(ship()).rejects.toThrow('not approved PARA');
    await decide('approve', number, 'PARA');
    expect(await ship()).toContain('is complete.');
  });

  it('is not sent in a bundle either', async () => {
    const number = await place([KIT], { payment: card() });
    await expect(decide('ship', number)).rejects.toThrow('not approved KIT');
  });
});

describe('a decision', () => {
  it('that is there already changes nothing, and mails nothing', async () => {
    const number = await place(ITEMS, { payment: card() });
    await decide('refuse', number, 'PARA', 'No.');
    const [order, stock] = [await orderOf(number), await stockOf('PARA')];
    const again = await decide('refuse', number, 'PARA', 'No.');
    expect(again).toEqual({ said: `PARA is not approved already. Order ${number} is processing.`, mails: [] });
    expect([await orderOf(number), await stockOf('PARA')]).toEqual([order, stock]);
    await expect(decide('approve', number, 'PARA')).rejects.toThrow('Nothing of PARA is left in the order.');
  });

  it('that stands in a comment alone is carried out', async () => {
    const number = await place(ITEMS, { payment: card() });
    await decide('comment', number, undefined, 'Not approved: PARA');
    expect((await decide('refuse', number, 'PARA')).said).toContain('Refunded');
  });

  it('about what cannot be decided is refused in one sentence, and nothing happens', async () => {
    const number = await place([...ITEMS, { sku: 'LOW', quantity: 1 }]);
    const before = await orderOf(number);
    await expect(decide('refuse', '999999999', 'PARA')).rejects.toThrow(/^There is no order 999999999\.$/);
    await expect(decide('refuse', number, 'NOPE')).rejects.toThrow(/^The order has no item NOPE\.$/);
    await expect(decide('approve', number, 'IBU')).rejects.toThrow(/^IBU is nothing that a pharmacist checks\.$/);
    await expect(decide('approve', number)).rejects.toThrow('takes a SKU');
    expect(await orderOf(number)).toEqual(before);
    await decide('cancel', number);
    await expect(decide('refuse', number, 'PARA')).rejects.toThrow('Nothing of PARA is left in the order.');
  });
});

it('the letter that confirms an order says how a medicine is sold, where that is not freely', async () => {
  await place([...ITEMS, { sku: 'LOW', quantity: 1 }]);
  const text = shop.mails.at(-1)?.text;
  expect(text).toContain('2 × Parafix Tablets (Pharmacy medicine): £9.98');
  expect(text).toMatch(/^1 × Ibufast Caplets: /m);
});
