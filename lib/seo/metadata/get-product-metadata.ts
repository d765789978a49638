import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getProduct } from '@/lib/catalog/product/get-product';
import { siteUrl } from '@/lib/config/site-origin';
import { plainText } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { languageUrls, urlInView } from './addresses';
import { excerpt } from './excerpt';
import { getProductAddresses } from './get-addresses';
import { pageMetadata } from './page-metadata';
import { sharePicture } from './share-picture';

/**
 * What a product page tells crawlers: the merchant's title and description, else its name and the beginning
 * of its text. Its one address is the product's own, without a category before it. Throws AppError.
 */
export async function getProductMetadata(
  storeContext: StoreContext,
  key: { sku: string; uid: string; urlKey: string },
): Promise<Metadata> {
  const [product, addresses, config] = await Promise.all([
    getProduct(storeContext, key),
    getProductAddresses(key),
    getStoreConfig(storeContext),
  ]);
  if (!product) notFound();
  const { meta, name, shortDescription, description, image, pictures } = product;
  return pageMetadata(
    {
      title: meta.title,
      description: meta.description ?? excerpt(plainText(shortDescription ?? description ?? '')),
      address: {
        locale: storeContext.storeView.locale,
        canonical: urlInView(addresses, storeContext.storeView) ?? siteUrl(encodeURI(product.href)),
        languages: languageUrls(addresses),
      },
      picture: sharePicture([pictures[0]?.url, image], name),
    },
    config,
  );
}
