import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { getBlocks } from '@/lib/content/get-blocks';
import { type CmsPage, getCmsPage } from '@/lib/content/get-cms-page';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';

/** Of Magento 2.4.7 and later. */
const contactConfigFragment = graphql(`
  fragment ContactConfigAdditions on StoreConfig {
    contact_enabled
  }
`);

const contactConfigDocument = graphql(
  `
    query contactConfig {
      storeConfig {
        store_code
        ...ContactConfigAdditions
      }
    }
  `,
  [contactConfigFragment],
);

/** Where merchants write how to reach them: a page at Magento's or at our address, or the block of its sample data. */
const PAGES = ['contact-us', 'contact'];
const BLOCK = 'contact-us-info';

export interface Contact {
  /** The merchant's own words, as HTML to be sanitised; null where there are none. */
  html: string | null;
  heading: string | null;
  /** What the merchant's page says to search engines. */
  meta: CmsPage['meta'] | null;
  takesMessages: boolean;
}

/** How the shop can be reached in the page's store view. Throws AppError. */
export async function getContact(storeContext: StoreContext): Promise<Contact> {
  const capabilities = await getCapabilities();
  const [{ storeConfig }, [block], ...pages] = await Promise.all([
    query(withAvailableFields(contactConfigDocument, capabilities), {}, { storeContext, tags: [STORE_TAG] }),
    getBlocks(storeContext, [BLOCK]),
    ...PAGES.map((identifier) => getCmsPage(storeContext, identifier)),
  ]);
  const page = pages.find((one) => one && !one.isBlank);
  return {
    html: page?.html ?? block?.html ?? null,
    heading: page?.heading ?? null,
    meta: page?.meta ?? null,
    takesMessages: hasField(capabilities, 'Mutation', 'contactUs') && storeConfig?.contact_enabled === true,
  };
}
