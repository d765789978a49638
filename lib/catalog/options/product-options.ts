import type { Bundle } from './bundle';
import type { Configurable, SimpleProduct } from './configurable';
import type { CustomOption } from './custom-options';
import type { Downloads } from './downloads';

/** A product of a group, bought by itself. */
export interface GroupedItem extends SimpleProduct {
  name: string;
  quantity: number;
}

/** How many may be bought at once; null where the backend does not say. */
export interface QuantityLimits {
  min: number;
  max: number | null;
}

/** Everything that there is to choose about a product; what its type does not have is null or empty. */
export interface ProductOptions {
  configurable: Configurable | null;
  bundle: Bundle | null;
  groupedItems: GroupedItem[];
  downloads: Downloads | null;
  customOptions: CustomOption[];
}
