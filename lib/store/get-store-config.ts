import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { oncePerRequest } from '@/lib/magento/server/once-per-request';
import { query } from '@/lib/magento/server/query';
import { type StoreConfig, storeConfigDocument, toStoreConfig } from './store-config';
import type { StoreContext } from './store-view';

/** The configuration of the page's store view [STORE-4]. Throws AppError. */
export function getStoreConfig({ storeView }: Pick<StoreContext, 'storeView'>): Promise<StoreConfig> {
  return readStoreConfig({ storeView });
}

// Without a currency, so that all currencies share the read.
const readStoreConfig = oncePerRequest(async (storeContext: Pick<StoreContext, 'storeView'>) => {
  const document = withAvailableFields(storeConfigDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext, tags: [STORE_TAG] });
  return toStoreConfig(storeConfig ?? {});
});
