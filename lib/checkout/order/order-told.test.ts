// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { told } from '@/lib/browser/shop-events';
import { freshBrowser, orderingBackend, readyCheckout } from '@/lib/checkout/checkout.fixture';
import { placeOrder } from './place-order';
import { ROOT, refused, setUpOrder, shownTotal } from './place-order.fixture';

setUpOrder();

const away = () => new Response('Service Unavailable', { status: 503 });

it('an order is told to whoever counts by its number, or its id where that cannot be read; one without a total is not', async () => {
  const tellingOf = async (answers: Parameters<typeof orderingBackend>[0], total?: typeof shownTotal) => {
    told.length = 0;
    freshBrowser();
    readyCheckout();
    orderingBackend(answers);
    await placeOrder(total ? { total } : {});
    return [...told];
  };
  const unreadable = { [ROOT]: () => refused('No', 401), cartFate: away };
  const event = { type: 'ordered', total: shownTotal };
  expect(await tellingOf({}, shownTotal)).toEqual([{ ...event, number: '000000042' }]);
  expect(await tellingOf(unreadable, shownTotal)).toEqual([{ ...event, number: '42' }]);
  expect(await tellingOf({})).toEqual([]);
});
