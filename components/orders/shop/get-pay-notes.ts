import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getChequeTarget } from '@/lib/orders/get-cheque-target';
import type { StoreContext } from '@/lib/store/store-view';

/** How to pay by methods whose money the shop waits for, by their codes; an address has lines of its own. */
export async function getPayNotes(storeContext: Pick<StoreContext, 'storeView'>) {
  const [t, { payee, address }] = await Promise.all([getTranslations('payNotes'), getChequeTarget(storeContext)]);
  return {
    checkmo: payee && address ? `${t('chequeTo', { payee })}\n${address}` : t('chequeAsk'),
    banktransfer: t('transfer'),
  };
}
