import 'server-only';
import { getTranslations } from 'next-intl/server';
import { productTags } from '@/lib/cache/tags';
import { getCategory } from '@/lib/catalog/category/get-category';
import { getProduct } from '@/lib/catalog/product/get-product';
import { productUrl } from '@/lib/catalog/product/product-key';
import { getReviews } from '@/lib/catalog/reviews/get-reviews';
import { siteUrl } from '@/lib/config/site-origin';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { plainText } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { isHomePage } from '@/lib/store/store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { breadcrumbList, organization, type Thing, webSite } from './json-ld';
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

/** A category page's place in the shop. Throws AppError. */
export async function getCategoryData(storeContext: StoreContext, uid: string): Promise<Thing[]> {
  const [category, t] = await Promise.all([getCategory(storeContext, uid), getTranslations('common')]);
  if (!category) return [];
  const home = { name: t('home'), href: viewPath(storeContext.storeView, '/') };
  return [breadcrumbList([home, ...category.ancestors, { name: category.name, href: category.href }])];
}

/** The home page says who the shop is and how to search it; another content page where it stands. Throws AppError. */
export async function getCmsData(storeContext: StoreContext, identifier: string): Promise<Thing[]> {
  const config = await getStoreConfig(storeContext);
  if (isHomePage(identifier, config)) return [organization(config), webSite(config, storeContext.storeView)];
  const [page, t] = await Promise.all([getCmsPage(storeContext, identifier), getTranslations('common')]);
  if (!page) return [];
  const home = { name: t('home'), href: viewPath(storeContext.storeView, '/') };
  return [breadcrumbList([home, { name: page.title, href: viewPath(storeContext.storeView, `/${page.identifier}`) }])];
}
