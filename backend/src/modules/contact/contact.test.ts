import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { store } from '../../database/schema/stores';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const GRETA = { name: ' Greta ', email: 'greta@example.com', telephone: '555', comment: 'Hello\nthere' };

async function contact(i: object, on = shop) {
  return (await on.execute('mutation ($i: ContactUsInput!) { contactUs(input: $i) { status } }', { i })).body;
}

describe('contactUs', () => {
  it('[ROUTE-11] brings what somebody writes to the shop, and the answer to them', async () => {
    expect(await contact(GRETA)).toEqual({ data: { contactUs: { status: true } } });
    expect(shop.mails.at(-1)).toMatchObject({
      to: 'mmstr <shop@example.com>',
      replyTo: 'greta@example.com',
      text: 'Name: Greta\nEmail: greta@example.com\nTelephone: 555\n\nHello\nthere\n',
    });
    const { telephone: _, ...without } = GRETA;
    expect((await contact(without)).data).toEqual({ contactUs: { status: true } });
    expect(shop.mails.at(-1)?.text).not.toContain('Telephone');
  });

  it.each([
    [{ email: 'nonsense' }, 'The email address is invalid. Verify the email address and try again.'],
    [
      { email: 'a@example.com\r\nBcc: all@example.com' },
      'The email address is invalid. Verify the email address and try again.',
    ],
    [{ name: ' ' }, 'Name field is required.'],
    [{ comment: '' }, 'Comment field is required.'],
  ])('%j: %s, and no mail', async (more, message) => {
    const before = shop.mails.length;
    expect(await contact({ ...GRETA, ...more })).toMatchObject({
      errors: [{ message, extensions: { category: 'graphql-input' }, path: ['contactUs'] }],
      data: { contactUs: null },
    });
    expect(shop.mails).toHaveLength(before);
  });

  it('is refused where the shop has no contact form', async () => {
    const closed = await openShop(tinyShop);
    await closed.db.update(store).set({ config: sql`${store.config} || '{"contact_enabled": false}'::jsonb` });
    expect((await contact(GRETA, closed)).errors).toMatchObject([{ message: 'The contact form is unavailable.' }]);
    expect(closed.mails).toEqual([]);
    await closed.close();
  });
});
