import { afterEach, beforeEach, vi } from 'vitest';
import { env } from '@/lib/config/env';

/** Has each test of a file be in a pharmacy whose backend has these product attributes. */
export function setUpPharmacy(codes: readonly string[]): void {
  beforeEach(() => {
    env.SHOP_TRADE = 'pharmacy';
    env.COMMERCE_FIELDS = codes.map((code) => `ProductInterface.${code}`).join();
  });
  afterEach(() => {
    env.SHOP_TRADE = undefined;
    env.COMMERCE_FIELDS = undefined;
    vi.unstubAllGlobals();
  });
}
