import { type DocumentNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { catalogueRead, isKeptPath, KEPT_READS, nearestImage } from './kept';
import { shopFiles } from './shop-files.mjs';

describe('[PWA-5] pages that are kept for offline reading', () => {
  it.each(['/', '/mmstr_th', '/pain-relief.html', '/mmstr_th/pain-relief.html', '/checkout/cart', '/mmstr_th/cart'])(
    '[PWA-5] keeps %s',
    (path) => expect(isKeptPath(path)).toBe(true),
  );

  it.each([
    '/checkout',
    '/checkout/onepage/success/12',
    '/customer/account',
    '/mmstr_th/customer/account',
    '/customer/address/edit/id/3',
    '/account-information',
    '/sign-in',
    '/sales/order/history',
    '/mmstr_th/sales/order/view/order_id/12',
    '/sales/anything',
    '/wishlist',
    '/review/customer',
    '/saved-payments',
    '/orderAndReturn/print/view',
    '/newsletter/manage',
    '/search.html',
    '/media/leaflet.pdf',
    '/rest/V1/carts/mine',
    '/graphql',
    '/downloadable/download/link/id/1',
    '/~failure/en-GB/offline',
  ])('[PWA-5] never keeps %s', (path) => expect(isKeptPath(path)).toBe(false));
});

describe('[PWA-5] the nearest larger width', () => {
  const at = (width: number, others = '') =>
    `https://shop.example/media/a.png?auto=webp&format=png&width=${width}&height=${Math.round(width / 0.8)}&fit=cover${others}`;
  const present = [at(80), at(640), at(1280), at(960, '&quality=85')];

  it('[PWA-5] is the width itself where it is there, else the next larger one of the same picture', () => {
    expect(nearestImage(at(640), present)).toBe(at(640));
    expect(nearestImage(at(160), present)).toBe(at(640));
    expect(nearestImage(at(960), present)).toBe(at(1280));
  });

  it('[PWA-5] is none for a wider one, unless any is better than none', () => {
    expect(nearestImage(at(1600), present)).toBeNull();
    expect(nearestImage(at(1600), present, { isAny: true })).toBe(at(1280));
  });

  it('[PWA-5] is never another picture, another cut, or one whose address names no width', () => {
    const other = at(640).replace('/a.png', '/b.png');
    const square = at(640).replace('height=800', 'height=640');
    expect(nearestImage(at(320), [other, square])).toBeNull();
    expect(nearestImage('https://shop.example/media/logo.svg', [at(640)])).toBeNull();
    expect(nearestImage(at(320), ['https://shop.example/media/a.png'], { isAny: true })).toBeNull();
  });
});

describe('[PWA-5] reads that are kept', () => {
  const call = (query: string, { method = 'GET', headers = {}, operationName = '' } = {}) => {
    const search = new URLSearchParams({ query, ...(operationName ? { operationName } : {}) });
    return catalogueRead({ url: `https://shop.example/graphql?${search}`, method, headers: new Headers(headers) });
  };
  const reviews = 'query reviewPage($url:String!){route(url:$url){uid}}';

  it('[PWA-5] are those of the catalogue, by GET, of nobody', () => {
    expect(call(reviews)).toBe('reviewPage');
    expect(call(reviews, { operationName: 'reviewPage' })).toBe('reviewPage');
    expect(call(reviews, { headers: { Authorization: 'Bearer x' } })).toBeNull();
    expect(call(reviews, { method: 'POST' })).toBeNull();
    const badges = { url: 'https://shop.example/api/badges?store=mmstr_en', headers: new Headers() };
    expect(catalogueRead({ ...badges, method: 'GET' })).toBe('/api/badges');
    expect(catalogueRead({ ...badges, method: 'POST' })).toBeNull();
  });

  it.each([
    'query cartSummary($cartId:String!){cart(cart_id:$cartId){id}}',
    'query customer{customer{email}}',
    'query crossSells($skus:[String]){products(filter:{sku:{in:$skus}}){items{sku}}}',
    'query compareList($uid:ID!){compareList(uid:$uid){uid}}',
    '{customer{email}}',
    'mutation reviewPage{revokeCustomerToken{result}}',
    'fragment F on Query{customer{email}} query reviewPage{...F}',
  ])('[PWA-5] %s is never kept', (query) => expect(call(query)).toBeNull());

  it('[PWA-5] are one operation: another one beside it could be what is asked for', () => {
    const two = `${reviews} query customer{customer{email}}`;
    expect(call(two)).toBeNull();
    expect(call(reviews, { operationName: 'customer' })).toBeNull();
  });

  it('[PWA-5] ask for nothing but the catalogue in the shop’s own documents', async () => {
    const modules: Record<string, Record<string, unknown>> = {
      ...import.meta.glob('/lib/**/documents.ts', { eager: true }),
      ...import.meta.glob('/lib/catalog/options/load-configurable.ts', { eager: true }),
      ...import.meta.glob('/lib/address/directories-store.ts', { eager: true }),
    };
    const roots = new Map<string, string[]>();
    const documents = Object.values(modules).flatMap((module) => Object.values(module).filter(isDocument));
    for (const { definitions } of documents) {
      for (const node of definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) continue;
        const fields = node.selectionSet.selections.map((field) => ('name' in field ? field.name.value : '…'));
        roots.set(node.name.value, fields);
      }
    }
    const known = KEPT_READS.filter((name) => roots.has(name));
    expect(known).toContain('reviewPage');
    for (const name of known) {
      const others = roots.get(name)?.filter((field) => !PUBLIC_FIELDS.includes(field));
      expect(others, name).toEqual([]);
    }
  });
});

const PUBLIC_FIELDS = [
  'countries',
  'country',
  'customAttributeMetadata',
  'productReviewRatingsMetadata',
  'products',
  'categories',
  'route',
];

function isDocument(value: unknown): value is DocumentNode {
  return Object(value).kind === parse('{a}').kind;
}

describe('[PWA-1] files that are stored ahead', () => {
  interface Group {
    getFiles(): string[];
    childrenIterable: Group[];
  }
  const group = (file: string, ...parts: Group[]): Group => ({ getFiles: () => [file], childrenIterable: parts });
  const shop = '/[store]/[currency]';
  const entrypoints = new Map([
    ['main-app', group('static/main-app.js', group('static/account.js'))],
    // The basket is loaded, and loads what it shows.
    [
      `app${shop}/(shop)/layout`,
      group('static/layout.js', group('static/basket.js', group('static/mini-cart.js'), group('static/map.js'))),
    ],
    [`app${shop}/(shop)/~product/[...path]/page`, group('static/chunks/app/[store]/product.js')],
    [`app${shop}/(shop)/customer/account/page`, group('static/account.js')],
    [`app${shop}/(checkout)/checkout/page`, group('static/checkout.js')],
    ['app/~failure/[locale]/layout', group('static/failure.js')],
    ['app/~failure/[locale]/too-many/page', group('static/too-many.js')],
  ]);
  const heavy = ['/_next/static/main-app.js', '/_next/static/map.js'];
  const entry = (url: string) => ({ url, revision: null, size: heavy.includes(url) ? 140_000 : 1 });

  it('[PWA-1] are those of what every shopper uses, the first font, and the pages for who is offline', () => {
    const filesOf = (each: Group): string[] => [...each.getFiles(), ...each.childrenIterable.flatMap(filesOf)];
    const entries = [...new Set([...entrypoints.values()].flatMap(filesOf))].map((file) => entry(`/_next/${file}`));
    const fonts = [entry('/_next/static/media/a.p.woff2'), entry('/_next/static/media/b.woff2')];
    const stored = shopFiles([...entries, ...fonts, entry('/sw.js')], { entrypoints }, ['th-TH']);
    expect(stored.map(({ url }) => url)).toEqual([
      '/_next/static/main-app.js',
      '/_next/static/layout.js',
      '/_next/static/basket.js',
      '/_next/static/mini-cart.js',
      '/_next/static/chunks/app/[store]/product.js',
      '/_next/static/failure.js',
      '/_next/static/media/a.p.woff2',
      '/~failure/th-TH/offline',
    ]);
  });
});
