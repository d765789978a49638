import 'server-only';
import { sharedMemory } from '@/lib/cache/process-memory';
import { CAPABILITIES_TAG, CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { type AttributeCatalogue, toAttributeCatalogue } from './attributes';
import { attributeMetadataDocument } from './documents';

/** Product fields that are no attributes, which Magento fails to read as such, by all that there are. */
const foreignFields = sharedMemory<string[]>('foreign-fields', {
  max: 4,
  tag: CAPABILITIES_TAG,
  lifetime: () => ({ fresh: 3_600_000, stale: 0 }),
});

/** The merchant's product attributes with their options' labels, in the store view's language. Throws AppError. */
export async function getAttributes(storeContext: StoreContext): Promise<AttributeCatalogue> {
  const { productAttributes } = await getCapabilities();
  try {
    const foreign = await foreignFields.get(productAttributes.join(), () =>
      findForeign(storeContext, productAttributes),
    );
    const own = productAttributes.filter((code) => !foreign.includes(code));
    return await readAttributes(storeContext, own);
  } catch (error) {
    // Attributes that cannot be read must not take the shop down: pages go without facts.
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

/** More reads than this fail for another reason than a module's field or two. */
const MOST_FAILURES = 24;

/** Fields of modules that are no attributes: one of them fails the read of all, so halves are read until it is alone. */
async function findForeign(storeContext: StoreContext, codes: readonly string[]): Promise<string[]> {
  let failures = 0;
  async function search(part: readonly string[]): Promise<string[]> {
    try {
      await readAttributes(storeContext, part);
      return [];
    } catch (error) {
      failures += 1;
      if (!isAnswered(error) || failures > MOST_FAILURES || codes.length === 1) throw error;
      if (part.length === 1) return [...part];
      const middle = Math.ceil(part.length / 2);
      return [...(await search(part.slice(0, middle))), ...(await search(part.slice(middle)))];
    }
  }
  const foreign = await search(codes);
  if (foreign.length > 0 && foreign.length === codes.length) throw new AppError('graphql', 'No attribute can be read');
  for (const code of foreign) reportError(`The product field ${code}`, 'is no attribute: pages go without it');
  return foreign;
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
