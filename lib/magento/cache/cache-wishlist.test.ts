// @vitest-environment jsdom
import { gql } from '@urql/core';
import { describe, expect, test } from 'vitest';
import { get, put, setUpCache } from './cache.fixture';

setUpCache();

const query = gql`
  query wishlist($page: Int!) {
    customer {
      wishlists {
        id
        items_v2(currentPage: $page, pageSize: 2) {
          items {
            id
            quantity
            ... on ConfigurableWishlistItem {
              configurable_options {
                id
                value_label
              }
            }
          }
          page_info {
            total_pages
          }
        }
      }
    }
  }
`;

const item = (id: string, more: object = {}) => ({ __typename: 'SimpleWishlistItem', id, quantity: 1, ...more });
const answer = (...items: object[]) => ({
  customer: {
    __typename: 'Customer',
    wishlists: [
      {
        __typename: 'Wishlist',
        id: '3',
        items_v2: {
          __typename: 'WishlistItems',
          items,
          page_info: { __typename: 'SearchResultPageInfo', total_pages: 2 },
        },
      },
    ],
  },
});
const idsOf = (data: unknown) =>
  (data as ReturnType<typeof answer> | null)?.customer.wishlists[0]?.items_v2.items.map((one) => 'id' in one && one.id);

describe('the wish list in the cache', () => {
  test('[CACHE-1] pages from the second append to those before them', async () => {
    await put(query, { page: 1 }, answer(item('1'), item('2')));
    expect(idsOf(await put(query, { page: 2 }, answer(item('3'))))).toEqual(['1', '2', '3']);
    expect(idsOf(get(query, { page: 1 }))).toEqual(['1', '2']);
    expect(idsOf(get(query, { page: 2 }))).toEqual(['1', '2', '3']);
  });

  test('[CACHE-1] the second page has its own items alone where the first is not known', async () => {
    expect(idsOf(await put(query, { page: 2 }, answer(item('3'))))).toEqual(['3']);
  });

  test('[CACHE-1] the first page replaces all pages, so that nothing of the old list is left', async () => {
    await put(query, { page: 1 }, answer(item('1'), item('2')));
    await put(query, { page: 2 }, answer(item('3')));
    expect(idsOf(await put(query, { page: 1 }, answer(item('2'), item('3'))))).toEqual(['2', '3']);
    expect(idsOf(await put(query, { page: 2 }, answer()))).toEqual(['2', '3']);
  });

  test('[CACHE-1] a configurable’s option belongs to its item: two items of one attribute keep their values', async () => {
    const chosen = (id: string, value_label: string) =>
      item(id, {
        __typename: 'ConfigurableWishlistItem',
        configurable_options: [{ __typename: 'SelectedConfigurableOption', id: 202, value_label }],
      });
    await put(query, { page: 1 }, answer(chosen('1', 'Red'), chosen('2', 'Blue')));
    expect(JSON.stringify(get(query, { page: 1 }))).toContain('Red');
  });
});
