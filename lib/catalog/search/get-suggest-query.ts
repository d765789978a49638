import 'server-only';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { suggestDocument } from './documents';
import type { SuggestQuery } from './suggestions';

/** The query for suggestions, as this backend understands it. Throws AppError. */
export async function getSuggestQuery(): Promise<SuggestQuery> {
  return toQueryText(withAvailableFields(suggestDocument, await getCapabilities()));
}
