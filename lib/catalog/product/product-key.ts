import type { StoreContext } from '@/lib/store/store-view';

/** Which product: `uid` names its cache tag, `urlKey` its address, which also finds what is not in stock. */
export interface ProductKey {
  sku: string;
  uid?: string;
  urlKey?: string;
}

/** The address of a product as `route` resolves it: URL key with the view's suffix. */
export function productUrl({ storeView }: StoreContext, urlKey: string): string {
  return `${urlKey}${storeView.productUrlSuffix}`;
}
