import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { query } from '@/lib/magento/server/query';
import type { StoreContext, StoreView, StoreViewCurrencies, StoreViewOption } from './store-view';
import { currenciesDocument, storeViewsDocument, toCurrencies, toStoreViews } from './store-views';

/** Every store view of the website, the default one first [STORE-2]. Throws AppError. */
export const getStoreViews = cache(async (): Promise<StoreView[]> => {
  return toStoreViews(
    await query(storeViewsDocument, {}, { storeContext: { storeView: { code: '' } }, tags: [STORE_TAG] }),
  );
});

/** What the switcher offers, the page's own store view marked [STORE-9]. Throws AppError. */
export async function getStoreViewOptions({ storeView }: Pick<StoreContext, 'storeView'>): Promise<StoreViewOption[]> {
  const storeViews = await getStoreViews();
  return storeViews.map((option) => ({ ...option, isCurrent: option.code === storeView.code }));
}

/** The store view with this code, or null. Throws AppError. */
export async function getStoreView(code: string): Promise<StoreView | null> {
  return (await getStoreViews()).find((storeView) => storeView.code === code) ?? null;
}

/** The currencies a shopper may choose in a store view. Throws AppError. */
export async function getCurrencies(storeView: StoreView): Promise<StoreViewCurrencies> {
  return toCurrencies(
    await query(currenciesDocument, {}, { storeContext: { storeView }, tags: [STORE_TAG] }),
    storeView,
  );
}
