import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { reportError } from '@/lib/errors/report-error';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from './store-view';

const storeClockDocument = graphql(`
  query storeClock {
    storeConfig {
      store_code
      timezone
    }
  }
`);

/** By which zone the shop counts its days; null where that is not told. */
export async function getTimeZone(storeContext: StoreContext): Promise<string | null> {
  try {
    const { storeConfig } = await query(storeClockDocument, {}, { storeContext, tags: [STORE_TAG] });
    return storeConfig?.timezone ?? null;
  } catch (error) {
    reportError('The shop’s time zone', error);
    return null;
  }
}
