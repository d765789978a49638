import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { checkoutCalls, JANE_BY_REST } from './testing/checkout-calls';
import { placeItems } from './testing/place-order';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

async function placed(calls: ReturnType<typeof checkoutCalls>): Promise<string> {
  const { data, errors } = (await calls.place(await calls.readyCart([{ sku: 'PARA', quantity: 2 }]))).body;
  if (errors) throw new Error(errors[0]?.message);
  return (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order.order_number;
}

describe('[CHK-10] the confirmation of an order', () => {
  it('goes to a guest, whichever road the order came by', async () => {
    const calls = checkoutCalls(shop);
    const number = await placed(calls);
    const mail = shop.mails.at(-1);
    expect(mail).toMatchObject({ to: 'guest@example.com', subject: `Your order ${number} with mmstr` });
    expect(mail?.text).toMatch(/^2 × .+: £\d+\.\d\d$/m);
    expect(mail?.text).toContain('https://www.shop.example/order-tracking');

    const next = await calls.readyCart([{ sku: 'PARA', quantity: 1 }], null);
    const body = { email: 'rest@example.com', paymentMethod: { method: 'checkmo' }, billingAddress: JANE_BY_REST };
    expect((await calls.rest('POST', `/V1/guest-carts/${next}/payment-information`, body)).status).toBe(200);
    expect(shop.mails.at(-1)?.to).toBe('rest@example.com');
  });

  it('names the pack and strength of each line, what is in a set, and which files; nothing that was typed', async () => {
    const calls = checkoutCalls(shop);
    const lozenges = (flavour: number) => [uid('configurable', 201, flavour), uid('configurable', 202, 320)];
    await placeItems(calls, [
      { sku: 'LOZ', quantity: 1, selected_options: lozenges(310) },
      { sku: 'LOZ', quantity: 2, selected_options: lozenges(311) },
      { sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1), uid('downloadable', 2)] },
      { sku: 'OPTIONS', quantity: 1, entered_options: [{ uid: uid('custom-option', 1), value: 'Anna' }] },
    ]);
    expect(shop.mails.at(-1)?.text.match(/^\d × .+(?=: £)/gm)).toEqual([
      '1 × Soothe Lozenges, 12 pieces, Mint',
      '2 × Soothe Lozenges, 12 pieces, Orange',
      '1 × Headache Kit, 2 × Parafix Tablets',
      '1 × Travel Guide, Africa, Asia',
      '1 × Pill Organiser',
    ]);
  });

  it('leads a customer to their orders', async () => {
    await placed(checkoutCalls(shop, await signedIn(shop, 'anna@example.com')));
    const mail = shop.mails.at(-1);
    expect(mail?.to).toBe('anna@example.com');
    expect(mail?.text).toContain('https://www.shop.example/sales/order/history');
    expect(mail?.text).not.toContain('order-tracking');
  });

  it('is not sent for an order that is refused', async () => {
    const calls = checkoutCalls(shop);
    const cartId = await calls.readyCart([{ sku: 'PARA', quantity: 1 }], null);
    const before = shop.mails.length;
    expect((await calls.place(cartId)).body.errors?.[0]?.message).toContain('Enter a valid payment method');
    expect(shop.mails).toHaveLength(before);
  });
});
