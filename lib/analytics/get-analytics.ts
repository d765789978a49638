import 'server-only';
import { env } from '@/lib/config/env';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import type { AnalyticsSettings } from './settings';

/** What is counted in a store view once a visitor agrees; null where nothing is, and nobody is asked. Throws AppError. */
export async function getAnalytics(storeContext: StoreContext): Promise<AnalyticsSettings | null> {
  if (!env.TAG_MANAGER_ID) return null;
  const { isEnabled, isGa4Enabled } = (await getStoreConfig(storeContext)).tagManager;
  if (!isEnabled && !isGa4Enabled) return null;
  const { storeView, currency } = storeContext;
  return { isGeneral: isEnabled, isGa4: isGa4Enabled, store: storeView.code, currency };
}
