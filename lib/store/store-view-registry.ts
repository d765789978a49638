import { processShared } from '@/lib/cache/process-shared';
import { SwrCache } from '@/lib/cache/swr-cache';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { mapCurrencies, mapStoreViews, type ViewCurrencies } from './map-store-views';
import type { StoreView } from './store-view';
import { currenciesDocument, storeViewsDocument } from './store-view-documents';

const MINUTE = 60_000;
const lifetime = () => ({ fresh: MINUTE, stale: 60 * MINUTE });

const registry = processShared('store-views', () => ({
  views: new SwrCache<StoreView[]>({ max: 1, lifetime }),
  currencies: new SwrCache<ViewCurrencies>({ max: 1000, lifetime }),
}));

/** The views as the middleware knows them, default first; from memory once asked. Throws AppError. */
export function knownStoreViews(): Promise<StoreView[]> {
  return registry.views.get('all', async () => {
    const { data } = await fetchQuery(storeViewsDocument, {}, { store: '' });
    return mapStoreViews(data);
  });
}

/** A view's currencies, from memory once asked. Throws AppError. */
export function knownCurrencies(storeView: StoreView): Promise<ViewCurrencies> {
  return registry.currencies.get(storeView.code, async () => {
    const { data } = await fetchQuery(currenciesDocument, {}, { store: storeView.code });
    return mapCurrencies(data, storeView);
  });
}

/** Lets all be asked for again, so that a changed configuration shows soon. */
export function expireStoreViews(): void {
  registry.views.expire();
  registry.currencies.expire();
}
