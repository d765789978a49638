/** A store view, as the storefront knows it [STORE-9]. */
export interface StoreView {
  code: string;
  /** BCP 47, from Magento's `en_GB`. */
  locale: string;
  name: string;
  groupCode: string;
  groupName: string;
  /** The store view's own display currency; the shopper's choice is `StoreContext.currency`. */
  currency: string;
  isDefault: boolean;
  sortOrder: number;
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  secureBaseMediaUrl: string;
}

/** A store view that the switcher offers [STORE-9]. */
export interface StoreViewOption extends StoreView {
  isCurrent: boolean;
}

/** Currencies of a store view: the one it starts with, and all that a shopper may choose. */
export interface StoreViewCurrencies {
  default: string;
  available: string[];
}

/** What a page is rendered for: everything public depends on these two alone. */
export interface StoreContext {
  storeView: StoreView;
  /** ISO 4217 code, one of the allowed currencies. */
  currency: string;
}

/** The public path of a page in a store view: the default one's is bare, others carry their code. */
export function viewPath(storeView: Pick<StoreView, 'code' | 'isDefault'>, path: string): string {
  const bare = path.startsWith('/') ? path : `/${path}`;
  if (storeView.isDefault) return bare;
  return bare === '/' ? `/${storeView.code}` : `/${storeView.code}${bare}`;
}
