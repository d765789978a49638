import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getCategory } from '@/lib/catalog/category/get-category';
import { getListing } from '@/lib/catalog/listing/get-listing';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { siteUrl } from '@/lib/config/site-origin';
import { plainText } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { languageUrls } from './addresses';
import { excerpt } from './excerpt';
import { getCategoryAddresses } from './get-addresses';
import { listingAddress } from './listing-address';
import { pageMetadata } from './page-metadata';
import { sharePicture } from './share-picture';

/**
 * What a category page tells crawlers: the merchant's title and description, else its name and the beginning
 * of its text. `params` are those of a listing; what it narrows is a page of this view alone. Throws AppError.
 */
export async function getCategoryMetadata(
  storeContext: StoreContext,
  uid: string,
  params = new URLSearchParams(),
): Promise<Metadata> {
  const [category, addresses, config] = await Promise.all([
    getCategory(storeContext, uid),
    getCategoryAddresses(uid),
    getStoreConfig(storeContext),
  ]);
  if (!category) notFound();
  const listing = category.showsProducts
    ? await getListing(storeContext, { type: 'category', uid }, parseListingParams(params))
    : null;
  const whole = encodeURI(category.href);
  const { path, isIndexed } = listing ? listingAddress(whole, listing) : { path: whole, isIndexed: true };
  return pageMetadata(
    {
      title: category.meta.title,
      description: category.meta.description ?? excerpt(plainText(category.description ?? '')),
      address: {
        locale: storeContext.storeView.locale,
        canonical: siteUrl(path),
        languages: path === whole ? languageUrls(addresses) : {},
      },
      picture: sharePicture([category.image, listing?.products[0]?.image], category.name),
      isIndexed,
    },
    config,
  );
}
