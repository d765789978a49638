import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags';
import { addressRulesDocument } from '@/lib/checkout/submit/documents';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { AddressRules } from './address-rules';
import { toAddressRules } from './to-address-rules';

/** What the page's view asks of addresses. Throws AppError. */
export async function getAddressRules({ storeView }: Pick<StoreContext, 'storeView'>): Promise<AddressRules> {
  const document = withAvailableFields(addressRulesDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext: { storeView: storeView }, tags: [STORE_TAG] });
  return toAddressRules(storeConfig ?? {}, storeView.locale);
}
