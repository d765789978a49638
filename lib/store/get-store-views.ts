import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags';
import { oncePerRequest } from '@/lib/magento/server/once-per-request';
import { query } from '@/lib/magento/server/query';
import { mapCurrencies, mapStoreViews, type ViewCurrencies } from './map-store-views';
import type { StoreView } from './store-view';
import { currenciesDocument, storeViewsDocument } from './store-view-documents';

/** Every view of the website, the default one first [STORE-2]. Throws AppError. */
export const getStoreViews = cache(async (): Promise<StoreView[]> => {
  return mapStoreViews(
    await query(storeViewsDocument, {}, { storeContext: { storeView: { code: '' } }, tags: [STORE_TAG] }),
  );
});

/** The view with this code, or null. */
export async function getStoreView(code: string): Promise<StoreView | null> {
  return (await getStoreViews()).find((storeView) => storeView.code === code) ?? null;
}

/** The currencies a shopper may choose in a view. Throws AppError. */
export function getCurrencies(storeView: StoreView): Promise<ViewCurrencies> {
  return readCurrencies({ storeView });
}

const readCurrencies = oncePerRequest(async (storeContext: { storeView: StoreView }) => {
  return mapCurrencies(
    await query(currenciesDocument, {}, { storeContext, tags: [STORE_TAG] }),
    storeContext.storeView,
  );
});
