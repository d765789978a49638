import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../../database/schema/products';
import { cartRule } from '../../../database/schema/sales';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls } from '../testing/checkout-calls';
import { card, placeItems } from '../testing/place-order';
import { processCalls } from '../testing/process-calls';

let shop: Shop;
let anna: Record<string, string>;
let calls: ReturnType<typeof checkoutCalls>;
let office: ReturnType<typeof processCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  calls = checkoutCalls(shop, anna);
  office = processCalls(shop);
});
afterAll(() => shop.close());

const place = (items: object[], coupon?: string, payment?: object) =>
  placeItems(calls, items, { ...(coupon ? { coupon } : {}), ...(payment ? { payment } : {}) });

async function read(number: string, fields: string, headers = anna): Promise<Record<string, unknown>> {
  const query = `query o($n: String) { customer { orders(scope: GLOBAL, filter: { number: { eq: $n } }) { items { ${fields} } } } }`;
  const { data, errors } = (await shop.execute(query, { n: number }, headers)).body;
  if (errors) throw new Error(errors[0]?.message);
  const [order] = (data as { customer: { orders: { items: Record<string, unknown>[] } } }).customer.orders.items;
  return order ?? {};
}

const LOZENGES = {
  sku: 'LOZ',
  quantity: 1,
  selected_options: [uid('configurable', 201, 310), uid('configurable', 202, 320)],
};
const KIT = { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] };
const GUIDE = { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1), uid('downloadable', 2)] };

const ITEM = `__typename id product_name product_sku product_url_key product_type status
  product_sale_price { value currency } discounts { label amount { value } }
  prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } }
  selected_options { label value } entered_options { label value }
  quantity_ordered quantity_invoiced quantity_shipped quantity_refunded quantity_canceled quantity_returned`;

describe('[SESS-12] [BACK-1] the items of an order', () => {
  it('are told with type, options and how far each got', async () => {
    const number = await place([{ sku: 'PARA', quantity: 2 }, LOZENGES, KIT, GUIDE]);
    const { items } = await read(
      number,
      `items { ${ITEM}
        ... on BundleOrderItem { bundle_options { label values { product_name product_sku quantity price { value } } } }
        ... on DownloadableOrderItem { downloadable_links { title sort_order uid } } }`,
    );
    const nothingYet = {
      ...{ status: 'Ordered', discounts: [], entered_options: [], quantity_invoiced: 0, quantity_shipped: 0 },
      ...{ quantity_refunded: 0, quantity_canceled: 0, quantity_returned: 0 },
    };
    expect(items).toMatchObject([
      {
        ...{ ...nothingYet, __typename: 'OrderItem', product_name: 'Parafix Tablets', product_sku: 'PARA' },
        ...{ product_url_key: 'para', product_type: 'simple', quantity_ordered: 2, selected_options: [] },
        product_sale_price: { value: 4.16, currency: 'GBP' },
        prices: {
          ...{ price: { value: 4.16 }, price_including_tax: { value: 4.99 } },
          ...{ row_total: { value: 8.32 }, row_total_including_tax: { value: 9.98 } },
        },
      },
      {
        ...{ ...nothingYet, __typename: 'OrderItem', product_name: 'Soothe Lozenges', product_sku: 'LOZ-MINT-12' },
        ...{ product_url_key: 'loz', product_type: 'configurable' },
        selected_options: [
          { label: 'Pack size', value: '12 pieces' },
          { label: 'Flavour', value: 'Mint' },
        ],
      },
      {
        ...{ ...nothingYet, __typename: 'BundleOrderItem', product_type: 'bundle', product_sku: 'KIT-PARA' },
        bundle_options: [
          {
            label: 'Painkiller',
            values: [{ product_name: 'Parafix Tablets', product_sku: 'PARA', quantity: 2, price: { value: 4.99 } }],
          },
        ],
      },
      {
        ...{ ...nothingYet, __typename: 'DownloadableOrderItem', product_type: 'downloadable' },
        downloadable_links: [
          { title: 'Africa', uid: uid(1) },
          { title: 'Asia', uid: uid(2) },
        ],
      },
    ]);
  });

  it('stay readable when their product is gone', async () => {
    const number = await place([
      { sku: 'OPTIONS', quantity: 1, entered_options: [{ uid: uid('custom-option', 1), value: 'Anna' }] },
    ]);
    await shop.db.update(product).set({ isEnabled: false }).where(eq(product.sku, 'OPTIONS'));
    // Magento tells what was typed as selected, and appends an option's SKU to its item's.
    expect(
      await read(number, 'items { product_name product_sku product_url_key selected_options { label value } }'),
    ).toEqual({
      items: [
        {
          ...{ product_name: 'Pill Organiser', product_sku: 'OPTIONS-engr', product_url_key: null },
          selected_options: [{ label: 'Engraving', value: 'Anna' }],
        },
      ],
    });
  });
});

const TOTAL = `total { grand_total { value currency } base_grand_total { value currency } subtotal { value } total_tax { value }
  total_shipping { value } discounts { label amount { value } } taxes { title rate amount { value } }
  shipping_handling { total_amount { value } amount_including_tax { value } amount_excluding_tax { value }
    taxes { title rate amount { value } } discounts { amount { value } } } }`;
const MONEY = 'grand_total { value } subtotal { value } total_tax { value } total_shipping { value }';

describe('[BACK-1] what becomes of an order', () => {
  it('is told by invoices, shipments and credit memos, each with its own number, items, totals and notes', async () => {
    const number = await place([{ sku: 'PARA', quantity: 2 }, KIT], 'WELCOME10');
    expect(await read(number, 'status items { discounts { label amount { value } } }')).toMatchObject({
      status: 'Pending',
      items: [
        { discounts: [{ label: 'Welcome: 10% off', amount: { value: 1 } }] },
        { discounts: [{ label: 'Welcome: 10% off', amount: { value: 1 } }] },
      ],
    });
    const invoice = await office.add(number, 'invoice');
    const track = { carrier: 'dhl', title: 'DHL', number: '123' };
    const shipment = await office.add(number, 'shipment', { tracks: [track], comment: 'On its way.' });
    const memo = await office.add(number, 'creditmemo', { pieces: { PARA: 1 }, comment: 'One was broken.' });
    const order = await read(
      number,
      `status ${TOTAL} items { status quantity_invoiced quantity_shipped quantity_refunded }
       invoices { id number comments { message } ${TOTAL} items { __typename id product_sku quantity_invoiced order_item { product_sku }
         product_sale_price { value } discounts { amount { value } }
         ... on BundleInvoiceItem { bundle_options { label } } } }
       shipments { id number tracking { carrier title number } comments { message timestamp }
         items { __typename product_name product_sku quantity_shipped ... on BundleShipmentItem { bundle_options { label } } } }
       credit_memos { id number comments { message } total { ${MONEY} adjustment { value } discounts { amount { value } } }
         items { __typename product_sku quantity_refunded } }`,
    );
    const ofOrder = (await read(number, TOTAL)).total;
    expect(order).toMatchObject({
      status: 'Complete',
      items: [
        { status: 'Mixed', quantity_invoiced: 2, quantity_shipped: 2, quantity_refunded: 1 },
        { status: 'Shipped', quantity_invoiced: 1, quantity_shipped: 1, quantity_refunded: 0 },
      ],
      invoices: [
        {
          ...{ number: invoice, comments: [], total: ofOrder },
          items: [
            {
              __typename: 'InvoiceItem',
              product_sku: 'PARA',
              quantity_invoiced: 2,
              order_item: { product_sku: 'PARA' },
            },
            { __typename: 'BundleInvoiceItem', quantity_invoiced: 1, bundle_options: [{ label: 'Painkiller' }] },
          ],
        },
      ],
      shipments: [
        {
          ...{ number: shipment, tracking: [track] },
          comments: [{ message: 'On its way.', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/) }],
          items: [
            { __typename: 'ShipmentItem', product_name: 'Parafix Tablets', quantity_shipped: 2 },
            { __typename: 'BundleShipmentItem', quantity_shipped: 1, bundle_options: [{ label: 'Painkiller' }] },
          ],
        },
      ],
      credit_memos: [
        {
          ...{ number: memo, comments: [{ message: 'One was broken.' }] },
          items: [{ __typename: 'CreditMemoItem', product_sku: 'PARA', quantity_refunded: 1 }],
          total: {
            ...{ subtotal: { value: 4.16 }, total_shipping: { value: 4.96 }, adjustment: { value: 0 } },
            ...{ discounts: [{ amount: { value: 0.5 } }], grand_total: { value: 10.44 } },
          },
        },
      ],
    });
    expect(ofOrder).toMatchObject({
      shipping_handling: {
        ...{
          total_amount: { value: 4.96 },
          amount_including_tax: { value: 5.95 },
          amount_excluding_tax: { value: 4.96 },
        },
        ...{ taxes: [{ title: 'VAT 20%', rate: 20, amount: { value: 0.99 } }], discounts: [{ amount: { value: 0 } }] },
      },
    });
    expect([invoice, shipment, memo]).toEqual(['000000001', '000000001', '000000001']);
  });

  it('in several invoices sums to the order, to the penny', async () => {
    const number = await place(
      [
        { sku: 'PARA', quantity: 3 },
        { sku: 'IBU', quantity: 3 },
      ],
      'WELCOME10',
    );
    const parts: Record<string, number>[] = [{ PARA: 1 }, { PARA: 1, IBU: 2 }, { PARA: 1, IBU: 1 }];
    for (const pieces of parts) {
      await office.add(number, 'invoice', { pieces });
    }
    const { total, invoices } = (await read(number, `total { ${MONEY} } invoices { total { ${MONEY} } }`)) as {
      total: Record<string, { value: number }>;
      invoices: { total: Record<string, { value: number }> }[];
    };
    expect(invoices).toHaveLength(3);
    for (const [field, { value }] of Object.entries(total)) {
      expect(invoices.reduce((sum, invoice) => sum + (invoice.total[field]?.value ?? 0), 0)).toBeCloseTo(value, 6);
    }
    await expect(office.add(number, 'invoice')).rejects.toThrow('There is nothing left to invoice.');
  });

  it('is closed once all is paid back; what had not left is on the shelf again', async () => {
    const number = await place([{ sku: 'LOW', quantity: 2 }]);
    const [before] = await shop.db.select().from(stockItem).where(eq(stockItem.productId, 5));
    await expect(office.add(number, 'creditmemo')).rejects.toThrow('nothing to refund');
    await office.add(number, 'invoice');
    await office.add(number, 'shipment', { pieces: { LOW: 1 } });
    expect((await read(number, 'status')).status).toBe('Processing');
    await office.add(number, 'creditmemo');
    expect(await read(number, 'status items { status }')).toEqual({
      status: 'Closed',
      items: [{ status: 'Refunded' }],
    });
    const [after] = await shop.db.select().from(stockItem).where(eq(stockItem.productId, 5));
    expect((after?.quantity ?? 0) - (before?.quantity ?? 0)).toBe(1);
  });

  it('is cancelled with its goods and coupon free again', async () => {
    const uses = async () =>
      (await shop.db.select().from(cartRule).where(eq(cartRule.couponCode, 'WELCOME10')))[0]?.timesUsed ?? 0;
    const stock = async () =>
      (await shop.db.select().from(stockItem).where(eq(stockItem.productId, 1)))[0]?.quantity ?? 0;
    const before = [await uses(), await stock()];
    const number = await place([KIT], 'WELCOME10');
    expect([await uses(), await stock()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 2]);
    await office.cancel(number, { comment: 'Changed my mind.' });
    expect([await uses(), await stock()]).toEqual(before);
    expect(await read(number, 'status comments { message } items { status quantity_canceled }')).toEqual({
      status: 'Cancelled',
      comments: [{ message: 'Changed my mind.' }],
      items: [{ status: 'Canceled', quantity_canceled: 1 }],
    });
    expect((await read(number, 'status', { ...anna, store: 'mmstr_th' })).status).toBe('ยกเลิกแล้ว');
    expect((await read(number, 'status', { ...anna, store: 'mmstr_us' })).status).toBe('Canceled');
    await expect(office.cancel(number)).rejects.toThrow('The order is canceled.');
  });

  it('is cancelled as far as nothing was invoiced, unless something was shipped', async () => {
    const number = await place([{ sku: 'PARA', quantity: 1 }, KIT]);
    await office.add(number, 'invoice', { pieces: { PARA: 1 } });
    await office.cancel(number);
    expect(await read(number, 'items { status }')).toEqual({ items: [{ status: 'Invoiced' }, { status: 'Canceled' }] });
    await expect(office.cancel(number)).rejects.toThrow('Refund it instead.');
    const shipped = await place([{ sku: 'PARA', quantity: 2 }]);
    await office.add(shipped, 'shipment', { pieces: { PARA: 1 } });
    await expect(office.cancel(shipped)).rejects.toThrow('Refund it instead.');
  });

  it('begins with an invoice where the card was charged', async () => {
    const number = await place([{ sku: 'PARA', quantity: 1 }], undefined, card());
    expect(await read(number, 'status invoices { items { quantity_invoiced } } comments { message }')).toEqual({
      status: 'Processing',
      invoices: [{ items: [{ quantity_invoiced: 1 }] }],
      comments: null,
    });
  });
});
