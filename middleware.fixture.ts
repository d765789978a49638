import { NextRequest } from 'next/server';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CachedPage } from '@/lib/cache/process-memory';
import { currencies, fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import middleware from '@/middleware';

// The shop that the middleware's tests visit.

const category = {
  __typename: 'CategoryTree',
  relative_url: 'x.html',
  redirect_code: 0,
  type: 'CATEGORY',
  uid: 'Mw==',
};
const product = {
  __typename: 'SimpleProduct',
  redirect_code: 0,
  type: 'PRODUCT',
  uid: 'NA==',
  sku: 'A-1',
  url_key: 'a',
};
const home = { __typename: 'CmsPage', relative_url: 'home', redirect_code: 0, type: 'CMS_PAGE', identifier: 'home' };
const redirectTo = (target: string, code: number) => ({ ...category, relative_url: target, redirect_code: code });

const ROUTES: Record<string, unknown> = {
  '/': home,
  '/pain-relief.html': category,
  '/paracetamol.html': product,
  '/old.html': redirectTo('pain-relief.html', 301),
  '/spring.html': redirectTo('pain-relief.html?from=spring', 302),
  '/first.html': redirectTo('second.html', 301),
  '/second.html': redirectTo('pain-relief.html', 302),
  '/loop-a': redirectTo('loop-b', 301),
  '/loop-b': redirectTo('loop-a', 302),
  '/itself': redirectTo('itself', 301),
  '/away': redirectTo('https://elsewhere.example/page', 302),
  '/script': redirectTo('javascript:alert(1)', 301),
  '/slashes': redirectTo('//elsewhere.example/page', 301),
  '/backslashes': redirectTo('/\\elsewhere.example/page', 301),
  '/plain': redirectTo('http://elsewhere.example/page', 302),
  '/login': redirectTo('login.html?back=https://elsewhere.example', 302),
  '/spaced': redirectTo('pain relief.html', 302),
  '/deep/a': redirectTo('deep/b', 302),
  '/deep/b': redirectTo('/deep/a', 302),
  ...Object.fromEntries(Array.from({ length: 11 }, (_, hop) => [`/hop-${hop}`, redirectTo(`hop-${hop + 1}`, 302)])),
  '/unled': { ...category, redirect_code: 301, relative_url: null },
  '/no-uid': { ...category, uid: null },
  '/no-page': { __typename: 'RoutableUrl', relative_url: 'x', redirect_code: 0, type: null },
  '/no-identifier': { ...home, identifier: null },
  '/no-sku.html': { ...product, sku: null },
  '/no-product-uid.html': { ...product, uid: null },
  '/old-suffix.htm': Response.json({
    errors: [{ message: 'No such entity.', extensions: { category: 'graphql-no-such-entity' } }],
    data: { route: null },
  }),
  '/ยา.html': category,
  '/slashed': redirectTo('slashed/', 301),
  '/slashed/': category,
  '/english.html': product,
  '/old-english.html': redirectTo('english.html', 301),
  '/leaflets/paracetamol': { ...home, identifier: 'leaflets/paracetamol' },
};

/** Paths that lead nowhere in the Thai store view. */
const ONLY_ENGLISH = ['/english.html', '/old-english.html'];

interface Call {
  variables: Record<string, unknown>;
  headers: Headers;
}

interface VisitedShop {
  /** Whether its backend cannot be reached. */
  isDown: boolean;
  commerce: ReturnType<typeof fakeCommerce>;
}

/** Opens a shop for each test of a file: three store views, and the routes above. */
export function visitedShop(): VisitedShop {
  const shop = { isDown: false } as VisitedShop;
  beforeEach(() => {
    shop.isDown = false;
    const unlessDown = (answer: (url: string, store: string | null) => unknown) => (call: Call) => {
      if (shop.isDown) throw new TypeError('connect ECONNREFUSED');
      return answer(String(call.variables.url), call.headers.get('store'));
    };
    shop.commerce = fakeCommerce({
      storeViews: unlessDown(() => threeViews),
      currencies: unlessDown(() => currencies),
      route: unlessDown((url, store) => {
        const route = (store === 'mmstr_th' && ONLY_ENGLISH.includes(url) ? null : ROUTES[url]) ?? null;
        return route instanceof Response ? route.clone() : { route };
      }),
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    clearProcessMemory();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    Reflect.deleteProperty(globalThis, Symbol.for('mmstr.cached-pages'));
  });
  return shop;
}

export function visit(path: string, { cookies = {}, headers = {} }: Asked = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return middleware(
    new NextRequest(`https://shop.example${path}`, { headers: { ...headers, ...(cookie ? { cookie } : {}) } }),
  );
}

interface Asked {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Headers of a document that the service worker asks for, as browsers send them. */
export const BY_WORKER = { 'sec-fetch-dest': 'empty', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export const fresh = { isStale: () => false, isOver: () => false, holds: () => true, touch: () => {} };
/** A page of its own each time: what is being rendered anew is known by it. */
export const stale = () => ({ ...fresh, isStale: () => true });

export function cachePages(pages: Record<string, CachedPage>): void {
  Object.assign(globalThis, { [Symbol.for('mmstr.cached-pages')]: new Map(Object.entries(pages)) });
}

/** Pages are rendered through the server's own port. */
export function inProduction(): void {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('PORT', '3000');
}

export const inside = (response: Response) => {
  const rewrite = response.headers.get('x-middleware-rewrite');
  return rewrite && decodeURI(rewrite.replace('https://shop.example', ''));
};
