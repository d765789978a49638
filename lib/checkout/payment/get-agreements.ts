import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { Agreement } from './agreement';

const agreementsDocument = graphql(`
  query checkoutAgreements {
    checkoutAgreements {
      agreement_id
      name
      checkbox_text
      content
      is_html
      mode
    }
  }
`);

/** What shoppers of the page's store view agree to with an order. Throws AppError. */
export async function getAgreements({ storeView }: Pick<StoreContext, 'storeView'>): Promise<Agreement[]> {
  const { checkoutAgreements } = await query(
    agreementsDocument,
    {},
    { storeContext: { storeView }, tags: [STORE_TAG] },
  );
  return (checkoutAgreements ?? []).flatMap((agreement) =>
    agreement
      ? [
          {
            id: agreement.agreement_id,
            name: agreement.name,
            label: agreement.checkbox_text,
            content: agreement.content,
            isHtml: agreement.is_html,
            isManual: agreement.mode === 'MANUAL',
          },
        ]
      : [],
  );
}
