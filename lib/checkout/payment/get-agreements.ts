import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags';
import { agreementsDocument } from '@/lib/checkout/submit/documents';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { Agreement } from './agreement';

/** What shoppers of the page's view agree to with an order. Throws AppError. */
export async function getAgreements({ storeView }: Pick<StoreContext, 'storeView'>): Promise<Agreement[]> {
  const { checkoutAgreements } = await query(
    agreementsDocument,
    {},
    { storeContext: { storeView: storeView }, tags: [STORE_TAG] },
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
