import { siteUrl } from '@/lib/config/site-origin';
import { type StoreView, viewPath } from '@/lib/store/store-view';

/** Where one and the same page stands in a view. */
export interface Address {
  storeView: Pick<StoreView, 'code' | 'isDefault' | 'locale'>;
  /** Public path without the store code, as the merchant wrote it: not percent-encoded. */
  path: string;
}

/** The URL of an address, percent-encoded; absolute where the shop's origin is known. */
export function addressUrl({ storeView, path }: Address): string {
  return siteUrl(viewPath(storeView, encodeURI(path)));
}

/** The page's URL in a view; null where the view lacks it. */
export function urlInView(addresses: readonly Address[], storeView: Pick<StoreView, 'code'>): string | null {
  const own = addresses.find((address) => address.storeView.code === storeView.code);
  return own ? addressUrl(own) : null;
}

/**
 * The page's URLs by language, the default view's also as `x-default`; nothing for a page of one view only.
 * Of several views in one language the first stands for it, on the pages of all of them alike.
 */
export function languageUrls(addresses: readonly Address[]): Record<string, string> {
  if (addresses.length < 2) return {};
  const urls: Record<string, string> = {};
  for (const address of addresses) urls[address.storeView.locale] ??= addressUrl(address);
  const standard = addresses.find(({ storeView }) => storeView.isDefault);
  return standard ? { ...urls, 'x-default': addressUrl(standard) } : urls;
}
