import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { query } from '@/lib/magento/server/query';
import { type StoreConfig, storeConfigDocument, toStoreConfig } from './store-config';
import type { StoreContext } from './store-view';

/** The configuration of the page's store view [STORE-4]. Throws AppError. */
export function getStoreConfig({ storeView }: Pick<StoreContext, 'storeView'>): Promise<StoreConfig> {
  return readStoreConfig(storeView.code);
}

// Without a currency, so that all currencies share the read; a dozen places of a page ask, and its text takes long to make.
const readStoreConfig = cache(async (code: string) => {
  const document = withAvailableFields(storeConfigDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext: { storeView: { code } }, tags: [STORE_TAG] });
  return toStoreConfig(storeConfig ?? {});
});
