import { DEFAULT_STORE_CODE, FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { bcp47 } from '@/lib/format/locale-codes';
import type { ResultOf } from '@/lib/magento/graphql';
import type { StoreView } from './store-view';
import type { currenciesDocument, storeViewsDocument } from './store-view-documents';

/** Currencies of a view: the one it starts with, and all that a shopper may choose. */
export interface ViewCurrencies {
  default: string;
  available: string[];
}

/** The switcher's options from `availableStores`: the default view first, then by sort order [STORE-2]. */
export function mapStoreViews({ availableStores }: ResultOf<typeof storeViewsDocument>): StoreView[] {
  const storeViews = (availableStores ?? []).flatMap((store): StoreView[] => {
    if (!store?.store_code) return [];
    return [
      {
        code: store.store_code,
        locale: bcp47(store.locale),
        name: store.store_name ?? FALLBACK_STORE_NAME,
        groupCode: store.store_group_code ?? '',
        groupName: store.store_group_name ?? '',
        currency: store.default_display_currency_code ?? 'USD',
        isDefault: store.is_default_store === true && store.is_default_store_group === true,
        sortOrder: store.store_sort_order ?? 0,
        categoryUrlSuffix: store.category_url_suffix ?? '',
        productUrlSuffix: store.product_url_suffix ?? '',
        secureBaseMediaUrl: store.secure_base_media_url ?? '',
      },
    ];
  });
  const chosen =
    storeViews.find((storeView) => storeView.isDefault) ??
    storeViews.find((storeView) => storeView.code === DEFAULT_STORE_CODE) ??
    storeViews[0];
  return storeViews
    .map((storeView) => ({ ...storeView, isDefault: storeView === chosen }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.sortOrder - b.sortOrder);
}

/** The view's currencies; its own default is always among them. */
export function mapCurrencies({ currency }: ResultOf<typeof currenciesDocument>, storeView: StoreView): ViewCurrencies {
  const standard = currency?.default_display_currency_code ?? storeView.currency;
  const codes = (currency?.available_currency_codes ?? []).filter((code) => code !== null);
  return { default: standard, available: codes.includes(standard) ? codes : [standard, ...codes] };
}
