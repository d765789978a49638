import { shopPost } from '@/lib/magento/browser/shop-read';
import { ADDRESS_FINDER_PATH, type FoundAddress } from './address-finder';

/** The addresses at a postcode, by the shop's own server; none where nobody has it. Throws AppError. */
export async function findAddresses(countryId: string, postcode: string, signal: AbortSignal): Promise<FoundAddress[]> {
  const asked = { countryId, postcode };
  return (await shopPost<{ addresses: FoundAddress[] }>(ADDRESS_FINDER_PATH, asked, signal)).addresses;
}
