import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentOf, openShop, type Shop } from './page-cache.fixture';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  shop.keep('/mmstr_en/EUR/~cms', documentOf('In euros'));
  shop.keep('/mmstr_en/USD/~cms', documentOf('In dollars'));
  // The cookie as the middleware reads it.
  shop.answer = ({ headers }, response) => {
    const { cookies } = new NextRequest('https://shop.example/', { headers: { cookie: headers.cookie ?? '' } });
    const currency = cookies.get('store_view_currency')?.value;
    shop.page(response, /^(?:EUR|USD)$/.test(currency ?? '') ? `/mmstr_en/${currency}/~cms` : undefined);
  };
});
afterEach(() => shop.close());

describe('the cookies by which a page is chosen', () => {
  test.each([
    'store_view_currency=USD; store_view_currency=EUR',
    'store_view_currency=EUR; store_view_currency=%',
    'a=1;\tstore_view_currency=USD',
    'a=1; \tstore_view_currency=USD; store_view_currency=EUR',
    'store_view_currency; store_view_currency=USD',
    'store_view_currency',
    'other_store_view_currency=USD',
    'a=store_view_currency=USD',
    'store_view_currency =USD',
  ])('[STORE-3] put no page of another currency before others: %j', async (cookie) => {
    await shop.ask('/', { cookie });
    for (const [own, page] of [
      [undefined, 'Home'],
      ['store_view_currency=USD', 'In dollars'],
      ['store_view_currency=EUR', 'In euros'],
    ] as const)
      expect((await shop.ask('/', own ? { cookie: own } : {})).text, own).toContain(page);
  });

  test('[STORE-3] are one choice wherever they stand, and whatever stands beside them', async () => {
    for (const cookie of [
      'store_view_currency=USD',
      'a=1;store_view_currency=USD;b=2',
      'a=1;  store_view_currency=USD; PHPSESSID=2',
    ])
      expect((await shop.ask('/', { cookie })).text).toContain('In dollars');
    expect(shop.answered).toHaveLength(1);
  });
});
