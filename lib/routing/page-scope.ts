import 'server-only';
import { currency as currencyParam, store as storeParam } from 'next/root-params';
import { cache } from 'react';
import { getCurrencies, getStoreView } from '@/lib/store/get-store-views';
import type { PageScope } from '@/lib/store/store-view';

/** View and currency of the page being rendered; null where a URL reached the folders with others. Throws AppError. */
export const getPageScope = cache(async (): Promise<PageScope | null> => {
  const [code, currency] = [await storeParam(), await currencyParam()];
  const view = code ? await getStoreView(code) : null;
  if (!view || !currency) return null;
  const { available } = await getCurrencies(view);
  return available.includes(currency) ? { view, currency } : null;
});
