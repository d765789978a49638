import 'server-only';
import { LEGAL_CATEGORY_ATTRIBUTE } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';

/** What a shop sells, as far as the storefront speaks of it: medicines, or anything. */
export type Trade = 'pharmacy' | 'neutral';

/** The shop's trade: as `SHOP_TRADE` says, else as the backend's product attributes show. Throws AppError. */
export async function getTrade(): Promise<Trade> {
  if (env.SHOP_TRADE) return env.SHOP_TRADE;
  const { productAttributes } = await getCapabilities();
  return productAttributes.includes(LEGAL_CATEGORY_ATTRIBUTE) ? 'pharmacy' : 'neutral';
}
