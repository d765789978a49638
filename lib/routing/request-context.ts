import type { NextRequest } from 'next/server';
import { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';
import type { StoreView } from '@/lib/store/store-view';
import { knownCurrencies, knownStoreViews } from '@/lib/store/store-view-registry';
import { rememberedView, viewFromPath } from '@/lib/store/view-from-path';

/** What the middleware knows of a request for a page. */
export interface RequestContext {
  storeView: StoreView;
  /** Public path without the store code, percent-encoded; begins with a slash. */
  path: string;
  /** Whether the path names its view. */
  isNamed: boolean;
  /** A view remembered by cookie that a bare path must lead to. */
  remembered: StoreView | null;
  /** Whether any visitor would get the same: no cookie takes part. */
  isShared: boolean;
  /** `/{store}/{currency}`: where the pages of this view and currency stand inside. */
  base: string;
}

/** Reads view and currency from path and cookies [ROUTE-20, STORE-3]. Throws AppError when the views are unknown. */
export async function readRequestContext(request: NextRequest): Promise<RequestContext> {
  const [first, ...others] = await knownStoreViews();
  if (!first) throw new Error('The commerce backend has no active store view');
  const { storeView, path, isNamed } = viewFromPath(request.nextUrl.pathname, [first, ...others]);
  const viewCookie = request.cookies.get(STORE_VIEW_KEY)?.value;
  const currencyCookie = request.cookies.get(CURRENCY_KEY)?.value;
  const currency = await chosenCurrency(storeView, currencyCookie);
  return {
    storeView,
    path,
    isNamed,
    remembered: isNamed ? null : rememberedView(viewCookie, others),
    isShared: viewCookie === undefined && currencyCookie === undefined,
    base: `/${storeView.code}/${currency}`,
  };
}

/** The stored choice where the view offers it, else the view's own [STORE-3]. */
async function chosenCurrency(storeView: StoreView, stored: string | undefined): Promise<string> {
  if (!stored || stored === storeView.currency) return storeView.currency;
  const { available, default: standard } = await knownCurrencies(storeView);
  return available.includes(stored) ? stored : standard;
}
