import 'server-only';
import { cache } from 'react';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { query } from '@/lib/magento/server/query';
import { type StoreConfig, toStoreConfig } from './store-config';
import { storeConfigDocument } from './store-config-documents';
import type { StoreContext } from './store-view';

/** The configuration of the page's view [STORE-4]. Throws AppError. */
export const getStoreConfig = cache(async ({ storeView }: Pick<StoreContext, 'storeView'>): Promise<StoreConfig> => {
  const document = withAvailableFields(storeConfigDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext: { storeView: storeView }, tags: ['store'] });
  return toStoreConfig(storeConfig ?? {});
});
