import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type CardRules, isShownOn } from '@/lib/catalog/card/card-rules';
import { getCategory } from '@/lib/catalog/category/get-category';
import { filterLabel } from '@/lib/catalog/listing/filter-label';
import { getListing, type Listing } from '@/lib/catalog/listing/get-listing';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { getProduct } from '@/lib/catalog/product/get-product';
import { getSearchTitle } from '@/lib/catalog/search/get-search-title';
import { readSearchTerm } from '@/lib/catalog/search/search-term';
import { CONTACT_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import { getContact } from '@/lib/contact/get-contact';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { plainText, shownHtml } from '@/lib/content/page-builder/shown';
import type { StoreConfig } from '@/lib/store/get-store-config';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { getTrade, type Trade } from '@/lib/store/get-trade';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { addressUrl, languageUrls, listingAddress, urlInView } from './addresses';
import {
  getCategoryAddresses,
  getCategoryPath,
  getCmsAddresses,
  getInAppAddresses,
  getProductAddresses,
} from './get-addresses';
import { excerpt, firstImage, pageMetadata, shareImage } from './page-metadata';

/** How a category page was met: its path without the store code, decoded, and what follows the question mark. */
interface CategoryVisit {
  path: string;
  params?: URLSearchParams;
}

/** The merchant's texts, else name and excerpt; the page's own `cardRules` spare a second read. Throws AppError. */
export async function getCategoryMetadata(
  storeContext: StoreContext,
  uid: string,
  { path: met, params = new URLSearchParams() }: CategoryVisit,
  cardRules?: CardRules,
): Promise<Metadata> {
  const { storeView } = storeContext;
  const [category, config] = await Promise.all([getCategory(storeContext, uid), getStoreConfig(storeContext)]);
  if (!category) notFound();
  const ownPath = await getCategoryPath(storeContext, category, met);
  const source = { type: 'category', uid, defaultSortBy: category.defaultSortBy } as const;
  const [addresses, listing] = await Promise.all([
    getCategoryAddresses(uid, { storeView, path: ownPath }),
    category.showsProducts ? getListing(storeContext, source, parseListingParams(params), cardRules) : null,
  ]);
  const shared = listing?.products.find((product) => isShownOn(product, 'shared'));
  const whole = encodeURI(viewPath(storeView, ownPath));
  const { path, isIndexed, narrowedBy } = listing
    ? listingAddress(whole, listing)
    : { path: whole, isIndexed: true, narrowedBy: null };
  const t = await getTranslations('catalog');
  const value = narrowedBy && filterLabel(narrowedBy, listing?.facets ?? [], { t, storeContext });
  const title = [category.meta.title, value].filter(Boolean).join(' · ');
  return pageMetadata(
    {
      title: await pagedTitle(title, listing),
      description: category.meta.description ?? excerpt(plainText(category.description ?? '')),
      address: {
        locale: storeView.locale,
        canonical: siteUrl(path),
        languages: path === whole ? languageUrls(addresses) : {},
      },
      image: shareImage([category.image, shared?.image], category.name),
      isIndexed,
    },
    config,
  );
}

/** Search results are as many as there are terms: crawlers follow their products only. Throws AppError. */
export async function getSearchMetadata(
  storeContext: StoreContext,
  params: URLSearchParams,
  cardRules?: CardRules,
): Promise<Metadata> {
  const term = readSearchTerm(params);
  const [config, listing] = await Promise.all([
    getStoreConfig(storeContext),
    term ? getListing(storeContext, { type: 'search', term }, parseListingParams(params), cardRules) : null,
  ]);
  const title = await pagedTitle(await getSearchTitle(term, listing), listing);
  return pageMetadata({ title, description: null, isIndexed: false }, config);
}

/** Each page of a listing has a title of its own. */
async function pagedTitle(title: string | null, listing: Pick<Listing, 'params'> | null): Promise<string> {
  const page = listing?.params.page ?? 1;
  const t = await getTranslations('catalog');
  return [title, page > 1 && t('page', { page })].filter(Boolean).join(' · ');
}

/** The merchant's texts, else name and excerpt; the shop's sign where `cardRules` hide the picture. Throws AppError. */
export async function getProductMetadata(
  storeContext: StoreContext,
  key: { sku: string; uid: string; urlKey: string },
  path: string,
  cardRules?: CardRules,
): Promise<Metadata> {
  const [product, addresses, config, trade] = await Promise.all([
    getProduct(storeContext, key, path, cardRules),
    getProductAddresses(key),
    getStoreConfig(storeContext),
    getTrade(),
  ]);
  if (!product) notFound();
  const { meta, name, shortDescription, description, image, images } = product;
  return pageMetadata(
    {
      title: meta.title,
      description: meta.description ?? excerpt(plainText(shortDescription ?? description ?? '')),
      address: {
        locale: storeContext.storeView.locale,
        canonical: urlInView(addresses, storeContext.storeView) ?? siteUrl(encodeURI(product.href)),
        languages: languageUrls(addresses),
      },
      image: isShownOn(product, 'shared')
        ? shareImage([images[0]?.url, image], name)
        : shareImage(shopSigns(config, trade), config.storeName),
    },
    config,
  );
}

/** The merchant's texts of the contact page where there are any, else its title. Throws AppError. */
export async function getContactMetadata(storeContext: StoreContext): Promise<Metadata> {
  const [{ meta }, addresses, config, trade, t] = await Promise.all([
    getContact(storeContext),
    getInAppAddresses(CONTACT_PATH),
    getStoreConfig(storeContext),
    getTrade(),
    getTranslations('contact'),
  ]);
  const { storeView } = storeContext;
  return pageMetadata(
    {
      title: meta?.title ?? t('title'),
      description: meta?.description ?? null,
      address: {
        locale: storeView.locale,
        canonical: addressUrl({ storeView, path: CONTACT_PATH }),
        languages: languageUrls(addresses),
      },
      image: shareImage(shopSigns(config, trade), config.storeName),
    },
    config,
  );
}

/** The pharmacy's sign, for pages without an image. */
const ICON = '/icons/icon-512.png';

/** What stands for the shop where a page has no picture of its own to share. */
function shopSigns({ logo }: Pick<StoreConfig, 'logo'>, trade: Trade): (string | null)[] {
  return [logo.src ? `/media/logo/${logo.src}` : null, trade === 'pharmacy' ? ICON : null];
}

/** What a content page tells crawlers; without an image of its own it shows the shop's logo. Throws AppError. */
export async function getCmsMetadata(storeContext: StoreContext, identifier: string): Promise<Metadata> {
  const [page, addresses, config, trade] = await Promise.all([
    getCmsPage(storeContext, identifier),
    getCmsAddresses(storeContext.storeView, identifier),
    getStoreConfig(storeContext),
    getTrade(),
  ]);
  if (!page) notFound();
  const { meta, title, html } = page;
  return pageMetadata(
    {
      ...meta,
      address: {
        locale: storeContext.storeView.locale,
        canonical:
          urlInView(addresses, storeContext.storeView) ??
          siteUrl(viewPath(storeContext.storeView, encodeURI(`/${identifier}`))),
        languages: languageUrls(addresses),
      },
      image: shareImage([firstImage(shownHtml(html)), ...shopSigns(config, trade)], plainText(title)),
    },
    config,
  );
}
