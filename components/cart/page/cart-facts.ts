import type { CrossSellSource } from '@/lib/catalog/cross-sells/cross-sells';
import type { TaxDisplayType } from '@/lib/store-config/store-config';

/** What the server tells the cart page: the same for everybody. */
export interface CartFacts {
  display: TaxDisplayType;
  /** Where the order is placed; null where the shop has no checkout of its own. */
  checkoutHref: string | null;
  /** Whether the backend works out delivery and tax for a place alone. */
  canEstimate: boolean;
  crossSells: CrossSellSource;
}
