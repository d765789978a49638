import { type StoreView, viewPath } from '@/lib/store/store-view';

/** Pages of one visitor, and searches without end. `$` ends a path: a merchant's `/cartoons.html` stays open. */
const CLOSED = [
  '/search.html',
  '/cart$',
  '/checkout$',
  '/checkout/',
  '/customer/',
  '/sales/',
  '/catalog/product_compare',
  '/compare/print/',
  '/orderAndReturn/',
  '/review/customer',
  '/wishlist$',
  '/sign-in$',
  '/create-account$',
  '/forgot-password$',
  '/order-history$',
  '/address-book$',
  '/account-information$',
  '/communications$',
  '/saved-payments$',
  '/downloadable-orders$',
  '/downloadable/',
];

/** Calls of the storefront itself; the pages need none of them to be read. */
const CALLS = ['/api/', '/graphql', '/rest/'];

/** The text of `robots.txt`, the same rules for every store view. */
export function robotsTxt(origin: string, views: readonly Pick<StoreView, 'code' | 'isDefault'>[]): string {
  const paths = views.flatMap((storeView) => CLOSED.map((path) => viewPath(storeView, path)));
  return [
    'User-agent: *',
    ...[...CALLS, ...paths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
