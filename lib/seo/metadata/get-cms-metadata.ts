import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { siteUrl } from '@/lib/config/site-origin';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { plainText } from '@/lib/content/sanitise-html';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { languageUrls, urlInView } from './addresses';
import { getCmsAddresses } from './get-addresses';
import { pageMetadata } from './page-metadata';
import { firstPicture, sharePicture } from './share-picture';

/** The shop's sign, for pages without a picture. */
const ICON = '/icons/icon-512.png';

/** What a content page tells crawlers; without a picture of its own it shows the shop's logo. Throws AppError. */
export async function getCmsMetadata(storeContext: StoreContext, identifier: string): Promise<Metadata> {
  const [page, addresses, config] = await Promise.all([
    getCmsPage(storeContext, identifier),
    getCmsAddresses(storeContext.storeView, identifier),
    getStoreConfig(storeContext),
  ]);
  if (!page) notFound();
  const { meta, title, html } = page;
  const logo = config.logo.src ? `/media/logo/${config.logo.src}` : null;
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
      picture: sharePicture([firstPicture(html), logo, ICON], plainText(title)),
    },
    config,
  );
}
