import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
});
afterAll(() => shop.close());

const ROUTE = `query r($url: String!) {
  route(url: $url) {
    __typename relative_url redirect_code type
    ... on CategoryTree { uid id name url_path }
    ... on CmsPage { identifier title }
    ... on ProductInterface { uid id sku name url_key }
  }
}`;

const RESOLVER = `query r($url: String!) {
  urlResolver(url: $url) { id entity_uid canonical_url relative_url redirectCode type }
}`;

const route = (url: string, headers?: Record<string, string>) => shop.execute(ROUTE, { url }, headers);

const head = { __typename: 'CategoryTree', type: 'CATEGORY', uid: 'NA==', id: 4, name: 'Head', url_path: 'pain/head' };
const pain = { __typename: 'CategoryTree', type: 'CATEGORY', uid: 'Mw==', id: 3, name: 'Pain', url_path: 'pain' };
const plain = {
  __typename: 'SimpleProduct',
  type: 'PRODUCT',
  uid: 'MQ==',
  id: 1,
  sku: 'PLAIN',
  name: 'Plain',
  url_key: 'plain',
};
const about = { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'about-us', title: 'About us' };
const home = { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'home', title: 'Home' };

describe('[ROUTE-14] a path leads to a category, a product or a CMS page', () => {
  it.each([
    ['pain/head.html', { ...head, relative_url: 'pain/head.html', redirect_code: 0 }],
    ['/pain/head.html', { ...head, relative_url: 'pain/head.html', redirect_code: 0 }],
    ['plain.html', { ...plain, relative_url: 'plain.html', redirect_code: 0 }],
    ['pain/plain.html', { ...plain, relative_url: 'pain/plain.html', redirect_code: 0 }],
    ['pain/head/plain.html', { ...plain, relative_url: 'pain/head/plain.html', redirect_code: 0 }],
    ['about-us', { ...about, relative_url: 'about-us', redirect_code: 0 }],
    ['/', { ...home, relative_url: 'home', redirect_code: 0 }],
    ['home', { ...home, relative_url: 'home', redirect_code: 0 }],
    ['no-route', { __typename: 'CmsPage', identifier: 'no-route', relative_url: 'no-route', redirect_code: 0 }],
    ['pain/head.html?p=2', { ...head, relative_url: 'pain/head.html?p=2', redirect_code: 0 }],
    ['/?utm_source=a', { ...home, relative_url: 'home?utm_source=a', redirect_code: 0 }],
    ['catalog/category/view/id/4', { ...head, relative_url: 'pain/head.html', redirect_code: 0 }],
    ['catalog/product/view/id/1', { ...plain, relative_url: 'plain.html', redirect_code: 0 }],
  ])('%s', async (url, expected) => {
    const { status, body } = await route(url);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { route: expect.objectContaining(expected) } });
  });

  it.each([
    ['an unknown path', 'no-such-page.html'],
    ['a category without its suffix', 'pain/head'],
    ['a variant that is not visible', 'shirt-s.html'],
    ['an unknown internal path', 'catalog/category/view/id/999'],
    ['a redirect to nothing', 'to-nowhere'],
    ['a malformed escape', '%E0%A4%A'],
    ['a path of a category that the product is not in', 'pain/kit.html'],
  ])('%s leads nowhere, without an error', async (_, url) => {
    expect((await route(url)).body).toEqual({ data: { route: null } });
    expect((await shop.execute(RESOLVER, { url })).body).toEqual({ data: { urlResolver: null } });
  });

  it('a disabled product is sold out and in no category', async () => {
    const query = `{ route(url: "disabled.html") { type redirect_code ... on ProductInterface {
      sku stock_status price_range { minimum_price { final_price { value } } } categories { uid } } } }`;
    const disabled = { sku: 'DISABLED', stock_status: 'OUT_OF_STOCK', categories: [] };
    expect((await shop.execute(query)).body).toEqual({
      data: {
        route: {
          ...{ type: 'PRODUCT', redirect_code: 0, ...disabled },
          price_range: { minimum_price: { final_price: { value: 1 } } },
        },
      },
    });
    expect((await shop.execute('{ products(filter: { sku: { eq: "DISABLED" } }) { total_count } }')).body).toEqual({
      data: { products: { total_count: 0 } },
    });
  });

  it('refuses an empty one', async () => {
    const { status, body } = await route('');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [
        {
          message: '"url" argument should be specified and not empty',
          extensions: { category: 'graphql-input' },
          path: ['route'],
        },
      ],
      data: { route: null },
    });
  });

  it('finds the page made for the store view', async () => {
    expect((await route('/', { Store: 'mmstr_th' })).body).toMatchObject({ data: { route: { title: 'หน้าแรก' } } });
    expect((await route('plain.html', { Store: 'mmstr_th' })).body).toMatchObject({
      data: { route: { name: 'ธรรมดา' } },
    });
  });
});

describe('[ROUTE-15] a moved path leads to its target with a redirect code', () => {
  it.each([
    ['old-plain.html', { ...plain, relative_url: 'plain.html', redirect_code: 301 }],
    ['old-pain', { ...pain, relative_url: 'pain.html', redirect_code: 302 }],
    ['old-about', { ...about, relative_url: 'about-us', redirect_code: 301 }],
    ['old-pain?gclid=1', { ...pain, relative_url: 'pain.html?gclid=1', redirect_code: 302 }],
    // The first redirect of a chain gives the code.
    ['older-pain', { ...pain, relative_url: 'pain.html', redirect_code: 301 }],
    // Another spelling than the shop's own.
    ['PAIN/HEAD.HTML', { ...head, relative_url: 'pain/head.html', redirect_code: 301 }],
    ['pain/head.html/', { ...head, relative_url: 'pain/head.html', redirect_code: 301 }],
    ['Old-Pain', { ...pain, relative_url: 'pain.html', redirect_code: 302 }],
  ])('%s', async (url, expected) => {
    expect((await route(url)).body).toEqual({ data: { route: expect.objectContaining(expected) } });
  });

  it('a redirect of one store view is none in the others', async () => {
    expect((await route('old-plain.html', { Store: 'mmstr_us' })).body).toEqual({ data: { route: null } });
  });

  it('redirects that go in a circle are a fault of the server', async () => {
    const { status, body } = await route('round');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [{ message: 'Internal server error', extensions: { category: 'internal' }, path: ['route'] }],
      data: { route: null },
    });
    expect(shop.faults).toEqual([new Error('The redirects of round go in a circle.')]);
  });
});

describe('urlResolver', () => {
  it.each([
    [
      'pain/head.html',
      {
        id: 4,
        entity_uid: 'NA==',
        canonical_url: 'pain/head.html',
        relative_url: 'pain/head.html',
        redirectCode: 0,
        type: 'CATEGORY',
      },
    ],
    [
      'old-plain.html',
      {
        id: 1,
        entity_uid: 'MQ==',
        canonical_url: 'plain.html',
        relative_url: 'plain.html',
        redirectCode: 301,
        type: 'PRODUCT',
      },
    ],
  ])('%s', async (url, expected) => {
    expect((await shop.execute(RESOLVER, { url })).body).toEqual({ data: { urlResolver: expected } });
  });
});

describe('in shared caches', () => {
  it.each([
    ['pain/head.html', 'cat_c,cat_c_4'],
    ['about-us', 'cms_p,cms_p_4'],
  ])('%s may be kept, under %s', async (url, tags) => {
    const { headers } = await shop.get('query r($url: String!) { route(url: $url) { relative_url type } }', { url });
    expect(headers.get('x-magento-tags')).toBe(tags);
    expect(headers.get('cache-control')).toBe('max-age=86400, public, s-maxage=86400');
  });

  it.each(['plain.html', 'nope.html'])('%s may not be kept', async (url) => {
    const { headers } = await shop.get('query r($url: String!) { route(url: $url) { relative_url type } }', { url });
    expect(headers.get('x-magento-tags')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  });
});
