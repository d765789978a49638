import 'server-only';
import { getTranslations } from 'next-intl/server';
import { productTags } from '@/lib/cache/tags';
import { getProduct } from '@/lib/catalog/product/get-product';
import { productUrl } from '@/lib/catalog/product/product-key';
import { getReviews } from '@/lib/catalog/reviews/get-reviews';
import { siteUrl } from '@/lib/config/site-origin';
import { plainText } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { breadcrumbList } from './breadcrumb-list';
import type { Thing } from './json-ld';
import { productThing } from './product';

/** A product page's product and its place in the shop; `path`, without the view, decides the place. Throws AppError. */
export async function getProductData(
  storeContext: StoreContext,
  key: { sku: string; uid: string; urlKey: string },
  path: string,
): Promise<Thing[]> {
  const [product, { storeName }, t] = await Promise.all([
    getProduct(storeContext, key, path),
    getStoreConfig(storeContext),
    getTranslations('common'),
  ]);
  if (!product) return [];
  const { description, shortDescription, name, href, ancestors, rating } = product;
  const first = rating ? await getReviews(storeContext, productUrl(storeContext, key.urlKey), productTags(key)) : null;
  const home = { name: t('home'), href: viewPath(storeContext.storeView, '/') };
  const thing = productThing(product, {
    url: siteUrl(encodeURI(href)),
    description: plainText(shortDescription ?? description ?? '').replace(/\s+/g, ' '),
    reviews: first?.reviews ?? [],
    currency: product.price.final.currency,
    seller: storeName,
  });
  return [thing, breadcrumbList([home, ...ancestors, { name, href }])];
}
