import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getUnsoldRule } from '@/lib/pharmacy/get-trade-rules';
import type { StoreContext } from '@/lib/store/store-view';
import type { CheckTexts } from './check-note';

/** What is said of medicines in an order; null in a shop whose products do not say how they may be sold. Throws AppError. */
export async function getCheckTexts(storeContext: StoreContext): Promise<CheckTexts | null> {
  if (!(await getUnsoldRule(storeContext))) return null;
  const t = await getTranslations('pharmacy.orderCheck');
  return {
    checking: t('checking'),
    approved: t('approved'),
    sent: t('sent'),
    refused: t('refused'),
    refunded: t('refunded'),
    uncharged: t('uncharged'),
  };
}
