import 'server-only';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import type { HtmlPlace } from './backend-link';

/** What merchant HTML of a page needs to know to be at home there. Throws AppError. */
export async function getHtmlPlace({ storeView }: StoreContext): Promise<HtmlPlace> {
  const { baseUrls } = await getStoreConfig({ storeView });
  return { storeView: storeView, backendUrls: [...baseUrls, storeView.secureBaseMediaUrl] };
}
