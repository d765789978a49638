import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getDelivery } from '@/lib/delivery/get-delivery';
import type { StoreContext } from '@/lib/store/store-view';
import type { FreeDeliveryOffer } from './free-delivery-progress';

/** What the basket says of free delivery; null where the merchant has not. Throws AppError. */
export async function getFreeDeliveryOffer(storeContext: StoreContext): Promise<FreeDeliveryOffer | null> {
  const [delivery, t] = await Promise.all([getDelivery(storeContext), getTranslations('delivery')]);
  if (!delivery?.freeFrom) return null;
  return { from: delivery.freeFrom, missing: t('missing', { price: '{price}' }), reached: t('reached') };
}
