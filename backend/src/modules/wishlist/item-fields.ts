import type { Context } from '../../context';
import { timeText } from '../../dates';
import { choiceOf } from '../cart/buy-request/buy-request-queries';
import type { BuyRequest } from '../cart/buy-request/request-rules';
import { CartItemError } from '../cart/cart-rules';
import { bundleOptions, configurableOptions, customizableOptions } from '../cart/lines/choice-queries';
import { configuredLine } from '../cart/lines/line-queries';
import type { CartLine } from '../cart/lines/line-rules';
import { type Product, productById } from '../catalog/product/product-queries';
import type { ItemRow } from './queries';

const TYPE_NAMES: Record<Product['typeId'], string> = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
};

interface ItemParent {
  __typename: string;
  row: ItemRow;
  product: Product;
  /** As far as it was chosen; null where a part of it is gone. */
  line: CartLine | null;
}

/** The request that puts an item into the cart. */
export function requestOfItem({ selected, entered, quantity }: ItemRow, { sku }: Product): BuyRequest {
  return { sku, quantity, selected, entered };
}

/** The parent object of an item; null when its product has gone since. */
export async function itemParent(ctx: Context, row: ItemRow): Promise<ItemParent | null> {
  const product = await productById(ctx, row.productId);
  if (!product) return null;
  const choice = await chosen(ctx, product, row);
  const line = await configuredLine(ctx, { id: row.id, productId: product.id, choice, quantity: row.quantity });
  return { __typename: TYPE_NAMES[product.typeId], row, product, line };
}

// What is missing is asked for on the way to the cart.
async function chosen(ctx: Context, product: Product, row: ItemRow) {
  try {
    return product.typeId === 'grouped' ? {} : await choiceOf(ctx, product, requestOfItem(row, product));
  } catch (error) {
    if (error instanceof CartItemError) return {};
    throw error;
  }
}

// Magento's resolvers of these two do not know an item of a wish list, and fail.
function unknownToMagento(): never {
  throw new Error('Magento answers this field of a wish list item with an error.');
}

const common = {
  id: ({ row }: ItemParent) => String(row.id),
  quantity: ({ row }: ItemParent) => row.quantity,
  description: ({ row }: ItemParent) => row.description,
  added_at: ({ row }: ItemParent) => timeText(row.addedAt),
  customizable_options: ({ line }: ItemParent, _: unknown, ctx: Context) =>
    line ? customizableOptions(ctx, line) : [],
};

export const itemResolvers = {
  SimpleWishlistItem: common,
  VirtualWishlistItem: common,
  GroupedProductWishlistItem: common,
  DownloadableWishlistItem: {
    ...common,
    links_v2: ({ line }: ItemParent) => line?.links ?? [],
    samples: () => [],
  },
  BundleWishlistItem: {
    ...common,
    bundle_options: ({ line }: ItemParent, _: unknown, ctx: Context) => (line ? bundleOptions(ctx, line) : []),
  },
  ConfigurableWishlistItem: {
    ...common,
    child_sku: ({ line }: ItemParent) => line?.variant?.sku ?? unknownToMagento(),
    configurable_options: async ({ line }: ItemParent, _: unknown, ctx: Context) =>
      ((line && (await configurableOptions(ctx, line))) ?? []).map((option) => ({
        ...option,
        configurable_product_option_uid: unknownToMagento,
        configurable_product_option_value_uid: unknownToMagento,
      })),
  },
};
