import { fetchQuery } from '@/lib/graphql/fetch-query';
import { processShared } from '@/lib/page-cache/process-shared';
import { SwrCache } from '@/lib/page-cache/swr-cache';
import { currenciesDocument, storeViewsDocument } from './documents';
import { mapCurrencies, mapStoreViews, type ViewCurrencies } from './map-store-views';
import type { StoreView } from './store-view';

const FRESH_MILLISECONDS = 60_000;

const registry = processShared('store-views', () => ({
  views: new SwrCache<StoreView[]>({ max: 1, freshFor: () => FRESH_MILLISECONDS }),
  currencies: new SwrCache<ViewCurrencies>({ max: 1000, freshFor: () => FRESH_MILLISECONDS }),
}));

/** The views as the middleware knows them, default first; from memory once asked. Throws AppError. */
export function knownStoreViews(): Promise<StoreView[]> {
  return registry.views.get('all', async () => {
    const { data } = await fetchQuery(storeViewsDocument, {}, { store: '' });
    return mapStoreViews(data);
  });
}

/** A view's currencies, from memory once asked. Throws AppError. */
export function knownCurrencies(view: StoreView): Promise<ViewCurrencies> {
  return registry.currencies.get(view.code, async () => {
    const { data } = await fetchQuery(currenciesDocument, {}, { store: view.code });
    return mapCurrencies(data, view);
  });
}

/** Forgets all, so that a changed configuration shows at once. */
export function forgetStoreViews(): void {
  registry.views.clear();
  registry.currencies.clear();
}
