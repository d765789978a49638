import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';
import { createCustomer, signedIn } from '../customer/testing/customer-calls';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const SUBSCRIBE = 'mutation ($e: String!) { subscribeEmailToNewsletter(email: $e) { status } }';

const refusal = (message: string, category: string) => ({
  errors: [{ message, extensions: { category }, path: ['subscribeEmailToNewsletter'] }],
  data: { subscribeEmailToNewsletter: null },
});

describe('subscribeEmailToNewsletter', () => {
  it('puts an address on the list once, however it is written', async () => {
    const first = await shop.execute(SUBSCRIBE, { e: 'Anna@example.com' });
    expect(first.body).toEqual({ data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } });
    for (const e of ['Anna@example.com', 'anna@EXAMPLE.com']) {
      const { status, body } = await shop.execute(SUBSCRIBE, { e });
      expect(status).toBe(200);
      expect(body).toMatchObject(refusal('This email address is already subscribed.', 'graphql-already-exists'));
    }
  });

  it('refuses what is no address', async () => {
    expect((await shop.execute(SUBSCRIBE, { e: 'bad' })).body).toMatchObject(
      refusal('Enter a valid email address.', 'graphql-input'),
    );
    expect((await shop.execute(SUBSCRIBE, { e: '' })).body).toMatchObject(
      refusal('You must specify an email address to subscribe to a newsletter.', 'graphql-input'),
    );
  });
});

it('a customer signs up themselves and who is no customer, and nobody else who is one', async () => {
  const headers = await signedIn(shop, 'reader@example.com');
  await createCustomer(shop, 'other@example.com');
  const ask = async (e: string) => (await shop.execute(SUBSCRIBE, { e }, headers)).body;
  expect(await ask('other@example.com')).toMatchObject(
    refusal('Cannot create a newsletter subscription.', 'graphql-input'),
  );
  for (const e of ['Reader@example.com', 'friend@example.com']) {
    expect((await ask(e)).data).toEqual({ subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } });
  }
  const { data } = (await shop.execute('{ customer { is_subscribed } }', {}, headers)).body;
  expect(data).toEqual({ customer: { is_subscribed: true } });
});
