import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../../database/schema/products';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';
import { checkoutCalls } from '../../order/testing/checkout-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

/** A new guest's cart and its calls. */
async function guest() {
  const id = String((await calls.rest('POST', '/V1/guest-carts')).body);
  const { body } = await calls.rest('GET', `/V1/guest-carts/${id}`);
  const call = (method: string, path: string, body?: unknown) =>
    calls.rest(method, `/V1/guest-carts/${id}${path}`, body);
  const add = (item: object) => call('POST', '/items', { cartItem: { quote_id: id, qty: 1, ...item } });
  return { id, number: (body as { id: number }).id, call, add };
}

const itemId = ({ body }: { body: unknown }) => (body as { item_id: number }).item_id;

describe('[CHK-5] [BACK-1] items by REST', () => {
  it('are added, merged, listed, changed and removed as recorded', async () => {
    const { id, number, call, add } = await guest();
    const added = await add({ sku: 'PARA', qty: 2 });
    const item = { item_id: itemId(added), sku: 'PARA', qty: 2, name: 'Parafix Tablets' };
    const priced = { ...item, price: 4.16, product_type: 'simple' };
    expect(added).toEqual({ status: 200, body: { ...priced, quote_id: String(number) } });
    expect(await add({ sku: 'IBU' })).toMatchObject({ status: 200, body: { sku: 'IBU', qty: 1 } });
    expect(await add({ sku: 'PARA' })).toMatchObject({ status: 200, body: { item_id: item.item_id, qty: 3 } });
    expect(await call('PUT', `/items/${item.item_id}`, { cartItem: { qty: 2 } })).toEqual(added);
    expect((await call('GET', '/items')).body).toEqual([
      { ...priced, quote_id: id },
      expect.objectContaining({ sku: 'IBU' }),
    ]);
    expect(await call('DELETE', `/items/${item.item_id}`)).toEqual({ status: 200, body: true });
    expect((await call('GET', '/items')).body).toMatchObject([{ sku: 'IBU' }]);
  });

  it('tell how they were chosen, and can be chosen so again', async () => {
    const { id, call, add } = await guest();
    await calls.add(id, [
      { sku: 'LOZ', quantity: 1, selected_options: [uid('configurable', 201, 310), uid('configurable', 202, 320)] },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 2)] },
      { sku: 'OPTIONS', quantity: 1, entered_options: [{ uid: uid('custom-option', 1), value: 'Jane' }] },
      { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] },
    ]);
    const items = (await call('GET', '/items')).body as { sku: string; product_type: string; product_option: object }[];
    expect(items.map(({ product_option }) => product_option)).toEqual([
      {
        extension_attributes: {
          configurable_item_options: expect.arrayContaining([
            { option_id: '201', option_value: 310 },
            { option_id: '202', option_value: 320 },
          ]),
        },
      },
      { extension_attributes: { downloadable_option: { downloadable_links: [2] } } },
      { extension_attributes: { custom_options: [{ option_id: '1', option_value: 'Jane' }] } },
      { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [1] }] } },
    ]);
    const skus = ['LOZ', 'GUIDE', 'OPTIONS', 'KIT'];
    for (const [index, { product_option }] of items.entries()) {
      const { status, body } = await add({ sku: skus[index], product_option });
      expect([status, body]).toMatchObject([200, { qty: 2, product_option }]);
    }
    expect((await call('GET', '/items')).body).toHaveLength(4);
  });

  it.each<[string, object, number, object]>([
    [
      'an unknown SKU',
      { sku: 'nope' },
      404,
      { message: "The product that was requested doesn't exist. Verify the product and try again." },
    ],
    ['what sold out', { sku: 'GONE' }, 400, { message: 'Product that you are trying to add is not available.' }],
    [
      'no quantity',
      { sku: 'PARA', qty: undefined },
      400,
      {
        message: 'Invalid value of "%value" provided for the %fieldName field.',
        parameters: { fieldName: 'qty', value: null },
      },
    ],
    ['too many', { sku: 'LOW', qty: 99 }, 400, { message: 'The requested qty is not available' }],
    ['nothing chosen', { sku: 'LOZ' }, 400, { message: 'You need to choose options for your item.' }],
  ])('%s is refused as recorded', async (_, item, status, body) => {
    expect(await (await guest()).add(item)).toEqual({ status, body });
  });

  it('a line that is not in the cart, no item, no cart', async () => {
    const { number, call, add } = await guest();
    await add({ sku: 'LOW' });
    const gone = { message: "The %1 Cart doesn't contain the %2 item.", parameters: [number, 999] };
    expect(await call('PUT', '/items/999', { cartItem: { qty: 1 } })).toEqual({ status: 404, body: gone });
    expect(await call('DELETE', '/items/999')).toEqual({ status: 404, body: gone });
    const line = itemId(await add({ sku: 'IBU' }));
    await shop.db.update(product).set({ isEnabled: false }).where(eq(product.sku, 'IBU'));
    expect((await call('PUT', `/items/${line}`, { cartItem: { qty: 2 } })).status).toBe(404);
    await shop.db.update(product).set({ isEnabled: true }).where(eq(product.sku, 'IBU'));
    expect(await call('POST', '/items', {})).toEqual({
      status: 400,
      body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'cartItem' } },
    });
    expect(await calls.rest('GET', '/V1/guest-carts/nope/items')).toMatchObject({
      status: 404,
      body: { message: 'No such entity with %fieldName = %fieldValue' },
    });
  });
});

describe('[CART-8] [BACK-1] coupons by REST', () => {
  it('are put, read, replaced and removed', async () => {
    const { call, add } = await guest();
    await add({ sku: 'PARA', qty: 2 });
    expect(await call('GET', '/coupons')).toEqual({ status: 200, body: null });
    expect(await call('PUT', '/coupons/welcome10')).toEqual({ status: 200, body: true });
    expect(await call('GET', '/coupons')).toEqual({ status: 200, body: 'WELCOME10' });
    expect(await call('PUT', '/coupons/FREESHIP')).toEqual({ status: 200, body: true });
    expect(await call('GET', '/coupons')).toEqual({ status: 200, body: 'FREESHIP' });
    expect(await call('DELETE', '/coupons')).toEqual({ status: 200, body: true });
    expect(await call('GET', '/coupons')).toEqual({ status: 200, body: null });
  });

  it('are refused when unknown, and for an empty cart', async () => {
    const { number, call, add } = await guest();
    const empty = { message: 'The "%1" Cart doesn\'t contain products.', parameters: [number] };
    expect(await call('PUT', '/coupons/WELCOME10')).toEqual({ status: 404, body: empty });
    expect(await call('DELETE', '/coupons')).toEqual({ status: 404, body: empty });
    await add({ sku: 'PARA' });
    expect(await call('PUT', '/coupons/NOPE')).toEqual({
      status: 404,
      body: { message: "The coupon code isn't valid. Verify the code and try again." },
    });
  });
});

describe('[CHK-5] [BACK-1] the same for the customer who calls', () => {
  it('changes their own cart, known by its number', async () => {
    const headers = await signedIn(shop, 'own-items@example.com');
    const mine = (method: string, path: string, body?: unknown) =>
      calls.rest(method, `/V1/carts/mine${path}`, body, headers);
    const add = () => mine('POST', '/items', { cartItem: { sku: 'PARA', qty: 1 } });
    expect(await add()).toEqual({
      status: 404,
      body: { message: 'Current customer does not have an active cart.' },
    });
    const { body: number } = await mine('POST', '');
    expect(await add()).toMatchObject({ status: 200, body: { sku: 'PARA', quote_id: String(number) } });
    expect((await mine('GET', '/items')).body).toMatchObject([{ sku: 'PARA', quote_id: String(number) }]);
    expect(await mine('PUT', '/coupons/WELCOME10')).toEqual({ status: 200, body: true });
  });

  it.each([
    ['GET', '/items'],
    ['POST', '/items'],
    ['GET', '/coupons'],
    ['PUT', '/coupons/WELCOME10'],
    ['POST', '/estimate-shipping-methods-by-address-id'],
    ['GET', '/billing-address'],
    ['PUT', '/collect-totals'],
  ])('%s carts/mine%s is refused to guests', async (method, path) => {
    expect(await calls.rest(method, `/V1/carts/mine${path}`, method === 'GET' ? undefined : {})).toEqual({
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    });
  });
});
