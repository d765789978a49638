// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { item, orderAnswer, ordersOf } from './order.fixture';
import { readDownloads } from './read-downloads';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
});
afterEach(() => vi.unstubAllGlobals());

describe('[SESS-12] bought files', () => {
  const file = (own: object) => ({
    __typename: 'CustomerDownloadableProduct',
    date: '2026-11-20 15:48:04',
    download_url: 'https://magento.example/th/downloadable/download/link/id/MC4x/',
    order_increment_id: '000000012',
    remaining_downloads: '2',
    status: 'available',
    ...own,
  });
  const bought = (...items: unknown[]) => ({
    customerDownloadableProducts: { __typename: 'CustomerDownloadableProducts', items },
  });

  it('come by the shop’s own origin while they may be opened, each with the order’s downloads and its place among them', async () => {
    fakeCommerce({
      downloads: bought(file({}), null, file({ status: 'expired', remaining_downloads: '0' })),
      downloadNames: ordersOf(orderAnswer),
    });
    expect(await readDownloads()).toMatchObject([
      {
        products: ['Guide'],
        index: 1,
        count: 2,
        orderNumber: '000000012',
        href: '/downloadable/download/link/id/MC4x',
      },
      { products: ['Guide'], index: 2, count: 2, status: 'expired', remaining: 0, href: null },
    ]);
  });

  const link = (title: string, sort_order: number) => ({
    __typename: 'DownloadableItemsLinks',
    uid: title,
    title,
    sort_order,
  });
  const guide = (...downloadable_links: object[]) =>
    item('4', {
      __typename: 'DownloadableOrderItem',
      product_name: 'Atlas',
      product_type: 'downloadable',
      downloadable_links,
    });
  const titlesOf = async (files: number, ...items: unknown[]) => {
    fakeCommerce({
      downloads: bought(...Array.from({ length: files }, () => file({}))),
      downloadNames: ordersOf({ ...orderAnswer, items }),
    });
    return (await readDownloads()).map(({ title, products }) => [title, ...products]);
  };

  it('are called by their own titles, each with its product', async () => {
    expect(await titlesOf(3, orderAnswer.items[3], guide(link('Maps', 0), link('Index', 1)))).toEqual([
      ['The guide', 'Guide'],
      ['Maps', 'Atlas'],
      ['Index', 'Atlas'],
    ]);
  });

  it('have no titles where one may be of another file: some are held back, or were chosen in another order', async () => {
    expect(await titlesOf(1, guide(link('Maps', 0), link('Index', 1)))).toEqual([[null, 'Atlas']]);
    expect(await titlesOf(2, guide(link('Maps', 1), link('Index', 0)))).toEqual([
      [null, 'Atlas'],
      [null, 'Atlas'],
    ]);
  });

  it('without a limit have none, whatever word the backend has for it', async () => {
    fakeCommerce({ downloads: bought(file({ remaining_downloads: 'ไม่จำกัด' })), downloadNames: ordersOf() });
    expect(await readDownloads()).toMatchObject([{ products: [], index: 1, count: 1, remaining: null }]);
  });
});
