import 'server-only';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { getStoreViews } from '@/lib/store/get-store-views';
import type { StoreContext } from '@/lib/store/store-view';
import type { HtmlPlace } from './backend-link';

/** What merchant HTML of a page needs to know to be at home there. Throws AppError. */
export async function getHtmlPlace({ storeView }: StoreContext): Promise<HtmlPlace> {
  const [{ baseUrls }, storeViews] = await Promise.all([getStoreConfig({ storeView }), getStoreViews()]);
  return { storeView, storeViews, backendUrls: [...baseUrls, storeView.secureBaseMediaUrl] };
}
