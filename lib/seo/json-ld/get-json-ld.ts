import 'server-only';
import { getTranslations } from 'next-intl/server';
import { productTags } from '@/lib/cache/tags.mjs';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getCategory } from '@/lib/catalog/category/get-category';
import { getProduct, productUrl } from '@/lib/catalog/product/get-product';
import { getReviews } from '@/lib/catalog/reviews/get-reviews';
import { CONTACT_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import { getContact } from '@/lib/contact/get-contact';
import { getPeople } from '@/lib/contact/get-people';
import { getCmsCrumbs, getCmsPage } from '@/lib/content/get-cms-page';
import { plainText } from '@/lib/content/page-builder/shown';
import { getCategoryPath } from '@/lib/seo/metadata/get-addresses';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import { getStoreConfig, isHomePage } from '@/lib/store/get-store-config';
import { getTrade } from '@/lib/store/get-trade';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { breadcrumbList, organization, placeOfBusiness, type Thing, webSite } from './json-ld';
import { productThing } from './product';

/** A product and its place by `path` (no store code); no offer of what `cardRules` say is not sold. Throws AppError. */
export async function getProductData(
  storeContext: StoreContext,
  key: { sku: string; uid: string; urlKey: string },
  path: string,
  cardRules?: CardRules,
): Promise<Thing[]> {
  const [product, { storeName }] = await Promise.all([
    getProduct(storeContext, key, path, cardRules),
    getStoreConfig(storeContext),
  ]);
  if (!product) return [];
  const { description, shortDescription, name, href, ancestors, rating } = product;
  const first = rating ? await getReviews(storeContext, productUrl(storeContext, key.urlKey), productTags(key)) : null;
  const thing = productThing(product, {
    url: siteUrl(encodeURI(href)),
    description: plainText(shortDescription ?? description ?? '').replace(/\s+/g, ' '),
    reviews: first?.reviews ?? [],
    currency: product.price.final.currency,
    seller: storeName,
  });
  return [thing, breadcrumbList(await getCrumbs(storeContext, { name, href }, ancestors))];
}

/** The place in the shop of a category page that was met by `path` (no store code). Throws AppError. */
export async function getCategoryData(storeContext: StoreContext, uid: string, path: string): Promise<Thing[]> {
  const category = await getCategory(storeContext, uid);
  if (!category) return [];
  const { name, ancestors } = category;
  const href = viewPath(storeContext.storeView, await getCategoryPath(storeContext, category, path));
  return [breadcrumbList(await getCrumbs(storeContext, { name, href }, ancestors))];
}

/** The home page says who the shop is and how to search it; another content page where it stands. Throws AppError. */
export async function getCmsData(storeContext: StoreContext, identifier: string): Promise<Thing[]> {
  const config = await getStoreConfig(storeContext);
  if (isHomePage(identifier, config)) return [await shopThing(storeContext), webSite(config, storeContext.storeView)];
  const page = await getCmsPage(storeContext, identifier);
  if (!page) return [];
  const href = viewPath(storeContext.storeView, `/${page.identifier}`);
  return [breadcrumbList(await getCmsCrumbs(storeContext, page.identifier, { name: page.title, href }))];
}

/** Where the contact page stands, and where people reach the shop if the merchant has said it. Throws AppError. */
export async function getContactData(storeContext: StoreContext): Promise<Thing[]> {
  const [people, { heading }, t] = await Promise.all([
    getPeople(storeContext),
    getContact(storeContext),
    getTranslations('contact'),
  ]);
  const page = { name: heading ?? t('title'), href: viewPath(storeContext.storeView, CONTACT_PATH) };
  const place = breadcrumbList(await getCrumbs(storeContext, page));
  return people ? [await shopThing(storeContext), place] : [place];
}

/** Who sells, and who is there where the merchant has said it. */
async function shopThing(storeContext: StoreContext): Promise<Thing> {
  const [config, people, trade, t] = await Promise.all([
    getStoreConfig(storeContext),
    getPeople(storeContext),
    getTrade(),
    getTranslations('people'),
  ]);
  const shop = organization(config);
  if (!people) return shop;
  // The neutral title, a responsible person, is no job.
  const place =
    trade === 'pharmacy' ? { type: 'Pharmacy' as const, jobTitle: t('superintendent') } : { type: 'Store' as const };
  return placeOfBusiness(shop, people, place);
}
