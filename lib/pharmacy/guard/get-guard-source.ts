import 'server-only';
import { packLabels } from '@/lib/catalog/card/badge-source';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { loadMessages } from '@/lib/i18n/load-messages';
import { getGuardCodes } from '@/lib/pharmacy/get-trade-rules';
import { getTrade } from '@/lib/store/get-trade';
import type { StoreView } from '@/lib/store/store-view';
import type { GuardSource } from './guard-source';

/** What the guard of baskets is given in a store view; null where the shop has none. Throws AppError. */
export async function getGuardSource(storeView: StoreView): Promise<GuardSource | null> {
  const codes = await getGuardCodes();
  if (codes.length === 0) return null;
  const { locale, currency } = storeView;
  const [{ pharmacy }, attributes] = await Promise.all([
    getTrade().then((trade) => loadMessages(locale, trade)),
    getAttributes({ storeView, currency }),
  ]);
  return {
    locale,
    messages: { pharmacy: { basketGuard: pharmacy.basketGuard, lineAnswers: pharmacy.lineAnswers } },
    attributes: packLabels(codes, attributes),
  };
}
