import { get, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShop, type Shop } from './page-cache.fixture';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

test('a page comes for the others where the first one gives up', async () => {
  let isFirst = true;
  shop.answer = (_, response) => {
    if (!isFirst) return shop.page(response);
    isFirst = false;
    return undefined;
  };
  const first = get({ port: shop.port, host: '127.0.0.1' });
  first.on('error', () => undefined);
  await vi.waitFor(() => expect(shop.answered).toHaveLength(1));
  const second = shop.ask();
  first.destroy();
  expect((await second).text).toContain('Home');
});

test('a page comes for others after one has given up while waiting', async () => {
  const asked: ServerResponse[] = [];
  // As Next, which makes nothing for who has left.
  shop.answer = ({ url }, response) => {
    if (url === '/roundtrip') shop.page(response);
    else if (!response.destroyed) asked.push(response);
  };
  const first = shop.ask('/kettle');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = get({ port: shop.port, host: '127.0.0.1', path: '/kettle' });
  second.on('error', () => undefined);
  await shop.ask('/roundtrip');
  second.destroy();
  await shop.ask('/roundtrip');
  // Nothing that is kept for the second.
  shop.page(asked[0] as ServerResponse, '/nowhere');
  await first;
  const third = shop.ask('/kettle');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  shop.page(asked[1] as ServerResponse);
  expect((await third).text).toContain('Home');
});
