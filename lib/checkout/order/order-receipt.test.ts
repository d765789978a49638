// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { orderingBackend, readyCheckout } from '@/lib/checkout/checkout.fixture';
import { placeOrder } from './place-order';
import { setUpOrder } from './place-order.fixture';

setUpOrder();

it.each([
  ['Express: Next working day', {}],
  ['Express', { availableShippingMethods: [] }],
])('a receipt keeps the name of its delivery as it was offered, or its carrier’s alone: %s', async (name, more) => {
  orderingBackend();
  readyCheckout(more);
  expect((await placeOrder()).shippingTitle).toBe(name);
});
