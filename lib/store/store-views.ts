import { sharedMemory } from '@/lib/cache/process-memory';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { DEFAULT_CURRENCY, DEFAULT_STORE_CODE, FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { bcp47 } from '@/lib/format/locale-codes';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import type { StoreView, StoreViewCurrencies } from './store-view';

// The registry of store views, from memory: the middleware has no data cache; pages have (get-store-views.ts).

const MINUTE = 60_000;
const lifetime = () => ({ fresh: MINUTE, stale: 60 * MINUTE });

const viewMemory = sharedMemory<StoreView[]>('store-views', { max: 1, lifetime, tag: STORE_TAG });
const currencyMemory = sharedMemory<StoreViewCurrencies>('currencies', { max: 1000, lifetime, tag: STORE_TAG });

/** The store views, the default one first; from memory once asked. Throws AppError. */
export function knownStoreViews(): Promise<StoreView[]> {
  return viewMemory.get('all', async () => {
    const { data } = await fetchQuery(storeViewsDocument, {}, { store: '' });
    return toStoreViews(data);
  });
}

/** A store view's currencies, from memory once asked. Throws AppError. */
export function knownCurrencies(storeView: StoreView): Promise<StoreViewCurrencies> {
  return currencyMemory.get(storeView.code, async () => {
    const { data } = await fetchQuery(currenciesDocument, {}, { store: storeView.code });
    return toCurrencies(data, storeView);
  });
}

export const storeViewsDocument = graphql(`
  query storeViews {
    availableStores {
      store_code
      store_name
      store_group_code
      store_group_name
      store_sort_order
      locale
      default_display_currency_code
      is_default_store
      is_default_store_group
      category_url_suffix
      product_url_suffix
      secure_base_media_url
    }
  }
`);

export const currenciesDocument = graphql(`
  query currencies {
    currency {
      default_display_currency_code
      available_currency_codes
    }
  }
`);

/** The store views of `availableStores`: the default one first, then by sort order [STORE-2]. */
export function toStoreViews({ availableStores }: ResultOf<typeof storeViewsDocument>): StoreView[] {
  const storeViews = (availableStores ?? []).flatMap((store): StoreView[] => {
    if (!store?.store_code) return [];
    return [
      {
        code: store.store_code,
        locale: bcp47(store.locale),
        name: store.store_name ?? FALLBACK_STORE_NAME,
        groupCode: store.store_group_code ?? '',
        groupName: store.store_group_name ?? '',
        currency: store.default_display_currency_code ?? DEFAULT_CURRENCY,
        isDefault: store.is_default_store === true && store.is_default_store_group === true,
        sortOrder: store.store_sort_order ?? 0,
        categoryUrlSuffix: store.category_url_suffix ?? '',
        productUrlSuffix: store.product_url_suffix ?? '',
        secureBaseMediaUrl: store.secure_base_media_url ?? '',
      },
    ];
  });
  const standard =
    storeViews.find((storeView) => storeView.isDefault) ??
    storeViews.find((storeView) => storeView.code === DEFAULT_STORE_CODE) ??
    storeViews[0];
  return storeViews
    .map((storeView) => ({ ...storeView, isDefault: storeView === standard }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.sortOrder - b.sortOrder);
}

/** The store view's currencies; its own default is always among them. */
export function toCurrencies(
  { currency }: ResultOf<typeof currenciesDocument>,
  storeView: StoreView,
): StoreViewCurrencies {
  const standard = currency?.default_display_currency_code ?? storeView.currency;
  const codes = (currency?.available_currency_codes ?? []).filter((code) => code !== null);
  return { default: standard, available: codes.includes(standard) ? codes : [standard, ...codes] };
}
