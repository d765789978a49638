import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';

/** Of a module that a merchant may switch off. */
const chequeFragment = graphql(`
  fragment ChequeAdditions on StoreConfig {
    check_money_order_make_check_payable_to
    check_money_order_send_check_to
  }
`);

const chequeDocument = graphql(
  `
    query chequeTarget {
      storeConfig {
        store_code
        ...ChequeAdditions
      }
    }
  `,
  [chequeFragment],
);

/** Whom cheques are made out to and where they are sent, on several lines; null for what the merchant has not said. */
interface ChequeTarget {
  payee: string | null;
  address: string | null;
}

/** Where cheques go in the page's store view: no page of an order fails because nobody tells. */
export async function getChequeTarget({ storeView }: Pick<StoreContext, 'storeView'>): Promise<ChequeTarget> {
  try {
    const document = withAvailableFields(chequeDocument, await getCapabilities());
    const { storeConfig } = await query(document, {}, { storeContext: { storeView }, tags: [STORE_TAG] });
    return {
      payee: storeConfig?.check_money_order_make_check_payable_to?.trim() || null,
      // A text area keeps the line ends of who filled it in.
      address: storeConfig?.check_money_order_send_check_to?.replaceAll('\r', '').trim() || null,
    };
  } catch (error) {
    reportError('Where cheques go', error);
    return { payee: null, address: null };
  }
}
