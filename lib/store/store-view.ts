/** A store view that the switcher offers, as the storefront knows it [STORE-9]. */
export interface StoreView {
  code: string;
  /** BCP 47, from Magento's `en_GB`. */
  locale: string;
  name: string;
  groupCode: string;
  groupName: string;
  /** The view's own display currency; the shopper's choice is `PageScope.currency`. */
  currency: string;
  isDefault: boolean;
  sortOrder: number;
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  secureBaseMediaUrl: string;
}

/** What a page is rendered for: everything public depends on these two alone. */
export interface StoreContext {
  storeView: StoreView;
  /** ISO 4217 code, one of the allowed currencies. */
  currency: string;
}

/** The public path of a page in a view: the default view's is bare, others carry their code. */
export function viewPath(storeView: Pick<StoreView, 'code' | 'isDefault'>, path: string): string {
  const bare = path.startsWith('/') ? path : `/${path}`;
  if (storeView.isDefault) return bare;
  return bare === '/' ? `/${storeView.code}` : `/${storeView.code}${bare}`;
}
