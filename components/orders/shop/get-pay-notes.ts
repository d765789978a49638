import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getBlocks } from '@/lib/content/get-blocks';
import { textLines } from '@/lib/format/fact-lines';
import { getChequeTarget } from '@/lib/orders/get-cheque-target';
import type { StoreContext } from '@/lib/store/store-view';

/** The account that transfers go to, line by line: Magento tells nobody what its own setting says of it. */
const ACCOUNT_BLOCK = 'bank-transfer';

/** How to pay by methods whose money the shop waits for, by their codes; an address or account has lines of its own. */
export async function getPayNotes(storeContext: StoreContext) {
  const [t, { payee, address }, blocks] = await Promise.all([
    getTranslations('payNotes'),
    getChequeTarget(storeContext),
    getBlocks(storeContext, [ACCOUNT_BLOCK]),
  ]);
  const account = blocks.flatMap(({ html }) => textLines(html)).join('\n');
  return {
    checkmo: payee && address ? `${t('chequeTo', { payee })}\n${address}` : t('chequeAsk'),
    banktransfer: account ? `${t('transferTo')}\n${account}` : t('transfer'),
  };
}
