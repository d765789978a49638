import 'server-only';
import { env } from '@/lib/config/env';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';

/** What a shop sells, as far as the storefront speaks of it: medicines, or anything. */
export type Trade = 'pharmacy' | 'neutral';

/** How a product may be sold: only a catalogue of medicines has to say it. */
const MEDICINE_ATTRIBUTE = 'legal_category';

/** The shop's trade: as `SHOP_TRADE` says, else as the backend's product attributes show. Throws AppError. */
export async function getTrade(): Promise<Trade> {
  if (env.SHOP_TRADE) return env.SHOP_TRADE;
  const { productAttributes } = await getCapabilities();
  return productAttributes.includes(MEDICINE_ATTRIBUTE) ? 'pharmacy' : 'neutral';
}
