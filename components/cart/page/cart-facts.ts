import type { CrossSellSource } from '@/lib/catalog/card/cross-sells';
import type { AddressRules } from '@/lib/checkout/address/address-rules';
import type { TaxDisplayType } from '@/lib/store/store-config';

/** What the server tells the cart page: the same for everybody. */
export interface CartFacts {
  display: TaxDisplayType;
  /** Where the order is placed; null where the shop has no checkout of its own. */
  checkoutHref: string | null;
  /** What is asked of a place for an estimate; null where the backend works out none for a place alone. */
  places: AddressRules | null;
  crossSells: CrossSellSource;
}
