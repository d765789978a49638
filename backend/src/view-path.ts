import type { StoreRow } from './context';

/** A path of the storefront in a store view: only the default one has none of its code in it. */
export function viewPath(store: Pick<StoreRow, 'code' | 'isDefault'>, path: string): string {
  return `${store.isDefault ? '' : `/${store.code}`}${path}`;
}
