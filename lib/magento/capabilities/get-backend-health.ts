import 'server-only';
import { graphql } from 'gql.tada';
import { AppError } from '@/lib/errors/app-error';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { getCapabilities } from './capabilities';

const document = graphql(`query health { storeConfig { store_code } }`);

/** Asks the backend for the least there is, past every cache; tells how long that took and what the backend has. */
export async function getBackendHealth() {
  const start = performance.now();
  try {
    await fetchQuery(document, {}, { store: '' });
    const milliseconds = Math.round(performance.now() - start);
    const { fields, productAttributes, filters } = await getCapabilities();
    return { isReached: true, milliseconds, fields, productAttributes, filters };
  } catch (error) {
    const kind = error instanceof AppError ? error.kind : 'unknown';
    return { isReached: false, milliseconds: Math.round(performance.now() - start), failure: kind };
  }
}
