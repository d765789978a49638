// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commerceFetchExchange } from '@/lib/magento/exchanges/commerce-fetch-exchange';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { commerceCache } from './cache';

const wishlist = gql`
  query wishlist($page: Int!) {
    wishlist {
      id
      items_v2(currentPage: $page, pageSize: 2) {
        items {
          id
        }
        page_info {
          current_page
        }
      }
    }
  }
`;

let client: Client;
let calls: ReturnType<typeof heldCommerce>;

beforeEach(() => {
  calls = heldCommerce();
  client = new Client({ url: '/graphql', exchanges: [commerceCache, commerceFetchExchange] });
});

afterEach(() => vi.unstubAllGlobals());

async function load(page: number, ...ids: number[]) {
  const result = client.query(wishlist, { page }, { requestPolicy: 'network-only' }).toPromise();
  await allSettled();
  await calls.at(-1)?.answer({
    wishlist: {
      __typename: 'Wishlist',
      id: 1,
      items_v2: {
        __typename: 'WishlistItems',
        items: ids.map((id) => ({ __typename: 'SimpleWishlistItem', id })),
        page_info: { __typename: 'SearchResultPageInfo', current_page: page },
      },
    },
  });
  return shown((await result).data);
}

function known(page: number) {
  return shown(client.readQuery(wishlist, { page }, { requestPolicy: 'cache-only' })?.data);
}

function shown(data: { wishlist?: { items_v2: { items: { id: number }[] } } } | null | undefined) {
  return data?.wishlist?.items_v2.items.map(({ id }) => id) ?? null;
}

test('[CACHE-1] further pages of a wishlist append', async () => {
  expect(await load(1, 1, 2)).toEqual([1, 2]);
  expect(await load(2, 3, 4)).toEqual([1, 2, 3, 4]);
  expect(await load(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(known(2)).toEqual([1, 2, 3, 4]);
  expect(known(1)).toEqual([1, 2]);
});

test('[CACHE-1] an item that moved to another page is shown once', async () => {
  await load(1, 1, 2);
  expect(await load(2, 2, 3)).toEqual([1, 2, 3]);
});

test('[CACHE-1] page 1 replaces', async () => {
  await load(1, 1, 2);
  await load(2, 3, 4);
  expect(await load(1, 9, 1)).toEqual([9, 1]);
  expect(known(2)).toBeNull();
  expect(await load(2, 2)).toEqual([9, 1, 2]);
});
