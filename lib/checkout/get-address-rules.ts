import 'server-only';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { withAvailableFields } from '@/lib/commerce/optional-fields';
import { query } from '@/lib/graphql/server';
import type { PageScope } from '@/lib/store-view/store-view';
import type { AddressRules } from './address-rules';
import { addressRulesDocument } from './documents';
import { toAddressRules } from './to-address-rules';

/** What the page's view asks of addresses. Throws AppError. */
export async function getAddressRules({ view }: Pick<PageScope, 'view'>): Promise<AddressRules> {
  const document = withAvailableFields(addressRulesDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { scope: { view }, tags: ['store'] });
  return toAddressRules(storeConfig ?? {}, view.locale);
}
