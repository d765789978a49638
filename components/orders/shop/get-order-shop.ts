import 'server-only';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { getPayNotes } from './get-pay-notes';
import type { OrderShop } from './order-shop';

/** What orders are shown by in the page's store view. Throws AppError. */
export async function getOrderShop(storeContext: StoreContext): Promise<OrderShop> {
  const [capabilities, { taxDisplayType }, payNotes] = await Promise.all([
    getCapabilities(),
    getStoreConfig(storeContext),
    getPayNotes(storeContext),
  ]);
  return {
    suffix: storeContext.storeView.productUrlSuffix,
    display: taxDisplayType,
    hasGross: hasField(capabilities, 'OrderItemInterface', 'prices'),
    payNotes,
  };
}
