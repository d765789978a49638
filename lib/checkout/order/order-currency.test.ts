// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { CART_ID, json, orderingBackend, totals } from '@/lib/checkout/checkout.fixture';
import { placeOrder } from './place-order';
import { PAYMENT, SHIPPING, setUpOrder, state } from './place-order.fixture';

setUpOrder();

/** Shown in euros, while Magento's REST, whose session has ended, tells the store's own currency. */
const inEuro = { minor: 1834, currency: 'EUR' };
const inPounds = totals(15.93);
const cartFate = { cart: { __typename: 'Cart', id: CART_ID } };

it('[CHK-5] [STORE-3] An order whose total comes in another currency is announced again after a call that says which', async () => {
  const euros = { quote_currency_code: 'EUR', total_segments: [{ code: 'grand_total', value: 18.34 }] };
  const answers = [inPounds, { totals: euros }];
  const shop = orderingBackend({ cartFate, [SHIPPING]: () => json(answers.shift()) });
  await placeOrder({ total: inEuro });
  const asked = shop.calls.map(({ method, url }) => `${method} ${url.pathname}`);
  expect(asked.slice(0, 4)).toEqual([`POST ${SHIPPING}`, 'GET /graphql', `POST ${SHIPPING}`, `POST ${PAYMENT}`]);
  expect(shop.calls[1]?.variables).toEqual({ cartId: CART_ID });
});

it('[CHK-5] [STORE-3] An order is not placed where its total stays in another currency than was shown', async () => {
  const shop = orderingBackend({ cartFate, [SHIPPING]: () => json(inPounds) });
  await expect(placeOrder({ total: inEuro })).rejects.toThrow('from 18.34 EUR to 15.93 GBP');
  expect(state()).toMatchObject({ orderFailure: 'currency', step: 'review' });
  expect(shop.orders()).toBe(0);
});
