/** Seconds after which a cached page or read is served stale and refreshed, unless a tag made it stale before. */
export const REVALIDATE_SECONDS = 300;

/** Store code used where nothing names another [A3]. */
export const DEFAULT_STORE_CODE = 'mmstr_en';

/** Shop's name where the configuration gives none [B2]. */
export const FALLBACK_STORE_NAME = 'mmstr';

/** Currency of a store view that names none [STORE-1, STORE-10]. */
export const DEFAULT_CURRENCY = 'GBP';

/** Locale where none is known [A9]. */
export const DEFAULT_LOCALE = 'en-GB';

/** Cookie and storage key of the remembered store view [A3]. */
export const STORE_VIEW_KEY = 'store_view_code';

/** Cookie and storage key of the chosen currency [STORE-3]. */
export const CURRENCY_KEY = 'store_view_currency';

/** Milliseconds that a server-side call may take before it counts as failed. */
export const COMMERCE_TIMEOUT = 15_000;

/** Milliseconds that a browser's read may take before it counts as lost. */
export const BROWSER_READ_TIMEOUT = 30_000;

/** Milliseconds that a browser's write may take before its answer counts as lost. */
export const BROWSER_WRITE_TIMEOUT = 70_000;

/** Milliseconds that a call may take that changes something: an order takes Magento longer than any page. */
export const COMMERCE_WRITE_TIMEOUT = 60_000;

/** Header, and its value, of the 502 of a call that never reached the backend: nothing was carried out. */
export const UNREACHED = ['X-Commerce', 'unreachable'] as const;

/** Category of an order that the shop's own rules refuse before the backend is asked. */
export const SHOP_RULES = 'shop-rules';

/** Store view and currency of a page that is the same for everybody: no other may be kept for offline reading [PWA-5]. */
export const PAGE_STORE_HEADER = 'X-Page-Store';

/** The product attribute that tells how a product may be sold: only a catalogue of medicines has to say it. */
export const LEGAL_CATEGORY_ATTRIBUTE = 'legal_category';
