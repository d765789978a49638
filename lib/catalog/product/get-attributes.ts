import 'server-only';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { type AttributeCatalogue, toAttributeCatalogue } from './attributes';
import { attributeMetadataDocument } from './documents';

/** The merchant's product attributes with their options' labels, in the store view's language. Throws AppError. */
export async function getAttributes(storeContext: StoreContext): Promise<AttributeCatalogue> {
  const { productAttributes } = await getCapabilities();
  try {
    return await readAttributes(storeContext, productAttributes);
  } catch (error) {
    // A module's product field that is no attribute must not take the shop down: pages go without facts.
    if (isAnswered(error)) return new Map();
    throw error;
  }
}

/** Attributes that decisions need. Throws AppError also where Magento leaves one out: what it would say is unknown. */
export async function getNeededAttributes(
  storeContext: StoreContext,
  codes: readonly string[],
): Promise<AttributeCatalogue> {
  const attributes = await readAttributes(storeContext, codes);
  const unread = codes.filter((code) => !attributes.has(code));
  if (unread.length > 0) throw new AppError('http', `Attributes could not be read: ${unread.join(', ')}`);
  return attributes;
}

async function readAttributes({ storeView }: StoreContext, codes: readonly string[]): Promise<AttributeCatalogue> {
  if (codes.length === 0) return new Map();
  const attributes = codes.map((code) => ({ attribute_code: code, entity_type: 'catalog_product' }));
  // Labels depend on the store view alone: without a currency all currencies share the read.
  const answer = await query(
    attributeMetadataDocument,
    { attributes },
    { storeContext: { storeView }, tags: [CATALOG_TAG] },
  );
  return toAttributeCatalogue(answer.customAttributeMetadata?.items);
}
