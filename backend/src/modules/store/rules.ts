import type { StoreRow } from '../../context';
import type { SalesSettings } from '../../database/schema/sales-types';

/** `StoreConfig` of a store view, under the addresses by which the caller reaches this server. */
export function storeConfigOf(storeView: StoreRow, origin: string) {
  const baseUrl = `${origin}/`;
  const mediaUrl = `${origin}/media/`;
  const staticUrl = `${origin}/static/`;
  const { config } = storeView;
  return {
    ...config,
    id: storeView.id,
    code: storeView.code,
    store_code: storeView.code,
    store_name: storeView.name,
    store_sort_order: storeView.sortOrder,
    store_group_code: storeView.groupCode,
    store_group_name: storeView.groupName,
    is_default_store: storeView.isDefault,
    locale: storeView.locale,
    timezone: storeView.timezone,
    base_currency_code: storeView.baseCurrency,
    default_display_currency_code: storeView.defaultCurrency,
    root_category_id: storeView.rootCategoryId,
    root_category_uid: Buffer.from(`${storeView.rootCategoryId}`).toString('base64'),
    base_url: baseUrl,
    base_link_url: baseUrl,
    base_media_url: mediaUrl,
    base_static_url: staticUrl,
    secure_base_url: baseUrl,
    secure_base_link_url: baseUrl,
    secure_base_media_url: mediaUrl,
    secure_base_static_url: staticUrl,
    send_friend: {
      enabled_for_customers: config.send_friend_enabled === true,
      enabled_for_guests: config.send_friend_enabled === true && config.send_friend_allow_guest === true,
    },
  };
}

/** The store views in the order of the switcher: by sort order, then by id; on request only those of one group. */
export function availableStores(storeViews: StoreRow[], group?: string): StoreRow[] {
  return storeViews
    .filter((storeView) => group === undefined || storeView.groupCode === group)
    .sort((one, other) => one.sortOrder - other.sortOrder || one.id - other.id);
}

/** The sign of a currency as a locale (`en_GB`) writes it: `£`, `US$`, `฿`. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The currencies of a store view with their signs, as both interfaces name them. */
export function currenciesOf({ baseCurrency, defaultCurrency, allowedCurrencies, locale }: StoreRow) {
  return {
    base_currency_code: baseCurrency,
    base_currency_symbol: currencySymbol(baseCurrency, locale),
    default_display_currency_code: defaultCurrency,
    default_display_currency_symbol: currencySymbol(defaultCurrency, locale),
    available_currency_codes: allowedCurrencies,
  };
}

/** The country that a cart without an address is reckoned for. */
export function defaultCountry(store: StoreRow, settings: SalesSettings): string {
  const country = store.config.default_country;
  return typeof country === 'string' ? country : (settings.countries[0] ?? '');
}

/** The codes of a comma-separated setting of a store view. */
export function configList({ config }: StoreRow, key: string): string[] {
  const value = config[key];
  return typeof value === 'string' ? value.split(',') : [];
}
