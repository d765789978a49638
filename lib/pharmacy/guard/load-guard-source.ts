import { readOnce } from '@/lib/magento/browser/shop-read';
import { GUARD_SOURCE_PATH, type GuardSource } from './guard-source';

/** What the guard of baskets needs in this document's store view, asked for once. Rejects where it does not come. */
export const loadGuardSource = readOnce(GUARD_SOURCE_PATH, (source: GuardSource) => source);
