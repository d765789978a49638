import { readStoredJson, removeStored } from '@/lib/browser/local-storage';

/** Takes an address of the book, which is another now or gone, out of the checkout that chose it: it is asked for again. */
export function forgetAddress(id: number): void {
  for (const key of ['shipping_address', 'billing_address'] as const) {
    if (Object(readStoredJson(key)).customerAddressId === id) removeStored(key);
  }
}
