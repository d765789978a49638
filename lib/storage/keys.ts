import type { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** Every key that the shop writes to the browser's storage [A3, B9]. */
export type StorageKey = typeof STORE_VIEW_KEY | typeof CURRENCY_KEY;
