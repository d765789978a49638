import 'server-only';
import { cache } from 'react';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { withAvailableFields } from '@/lib/commerce/optional-fields';
import { query } from '@/lib/graphql/server';
import type { PageScope } from '@/lib/store-view/store-view';
import { storeConfigDocument } from './documents';
import { type StoreConfig, toStoreConfig } from './store-config';

/** The configuration of the page's view [STORE-4]. Throws AppError. */
export const getStoreConfig = cache(async ({ view }: Pick<PageScope, 'view'>): Promise<StoreConfig> => {
  const document = withAvailableFields(storeConfigDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { scope: { view }, tags: ['store'] });
  return toStoreConfig(storeConfig ?? {});
});
