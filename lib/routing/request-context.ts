import type { NextRequest } from 'next/server';
import { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';
import type { StoreView } from '@/lib/store/store-view';
import { knownCurrencies, knownStoreViews } from '@/lib/store/store-views';

export interface RequestContext {
  storeView: StoreView;
  /** Public path without the store code, percent-encoded; begins with a slash. */
  path: string;
  /** Whether the path names its store view. */
  isNamed: boolean;
  /** A store view remembered by cookie that a bare path must lead to. */
  remembered: StoreView | null;
  /** Whether any visitor would get the same: no cookie takes part. */
  isShared: boolean;
  /** `/{store}/{currency}`: where the pages of this store view and currency stand inside. */
  base: string;
}

/** Reads store view and currency from path and cookies [ROUTE-20, STORE-3]. Throws AppError without store views. */
export async function readRequestContext(request: NextRequest): Promise<RequestContext> {
  const [first, ...others] = await knownStoreViews();
  if (!first) throw new Error('The commerce backend has no active store view');
  const { storeView, path, isNamed } = storeViewOfPath(request.nextUrl.pathname, [first, ...others]);
  const viewCookie = request.cookies.get(STORE_VIEW_KEY)?.value;
  const currencyCookie = request.cookies.get(CURRENCY_KEY)?.value;
  const currency = await chosenCurrency(storeView, currencyCookie);
  return {
    storeView,
    path,
    isNamed,
    // The default store view comes first, and needs no redirect.
    remembered: isNamed ? null : (others.find(({ code }) => code === viewCookie) ?? null),
    isShared: viewCookie === undefined && currencyCookie === undefined,
    base: `/${storeView.code}/${currency}`,
  };
}

/** The store view that a path's first segment names, else the default one; unknown codes are ordinary [ROUTE-20]. */
function storeViewOfPath(
  pathname: string,
  storeViews: [StoreView, ...StoreView[]],
): Pick<RequestContext, 'storeView' | 'path' | 'isNamed'> {
  const [, first = '', ...rest] = pathname.split('/');
  const named = storeViews.find((storeView) => storeView.code === first);
  if (named) return { storeView: named, path: `/${rest.join('/')}`, isNamed: true };
  return { storeView: storeViews[0], path: pathname, isNamed: false };
}

/** The stored choice where the store view offers it, else the store view's own [STORE-3]. */
async function chosenCurrency(storeView: StoreView, stored: string | undefined): Promise<string> {
  if (!stored || stored === storeView.currency) return storeView.currency;
  const { available, default: standard } = await knownCurrencies(storeView);
  return available.includes(stored) ? stored : standard;
}

const UNRESERVED = /[\w\-.~]/;

/** A path normalised by RFC 3986, 6.2.2 and no further: a proxy might change anything more back for ever. */
export function normalPath(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}

/** What no merchant's path contains: a backend would read a query, a fragment or another path out of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNREADABLE = /[?#\\\u0000-\u001f\u007f]|\/\//;

/** A path as the merchant wrote it; null where its encoding is broken or it is none of a merchant's. */
export function readablePath(path: string): string | null {
  // An encoded slash would make two paths one.
  if (/%2f/i.test(path)) return null;
  try {
    const readable = decodeURIComponent(path);
    return UNREADABLE.test(readable) ? null : readable;
  } catch {
    return null;
  }
}
