import 'server-only';
import { notFound } from 'next/navigation';
import { currency as currencyParam, store as storeParam } from 'next/root-params';
import { cache } from 'react';
import { getCurrencies, getStoreView } from './get-store-views';
import type { StoreContext } from './store-view';

/** Begins every page and `generateMetadata`; not found for an unknown store view or currency. Throws AppError. */
export const requireStore = cache(async (): Promise<StoreContext> => {
  const [code, currency] = [await storeParam(), await currencyParam()];
  const storeView = code ? await getStoreView(code) : null;
  if (!storeView || !currency) notFound();
  const { available } = await getCurrencies(storeView);
  if (!available.includes(currency)) notFound();
  return { storeView, currency };
});
