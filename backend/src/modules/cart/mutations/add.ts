import type { Context } from '../../../context';
import { inputError, noSuchEntity } from '../../../errors';
import { legacyRequest, wantedOf } from '../buy-request/buy-request-queries';
import type { LegacyItem } from '../buy-request/legacy-rules';
import { type ItemInput, requestOf } from '../buy-request/request-rules';
import { changeCart } from '../cart-queries';
import { CartItemError, type InputArgument, inputOf, requireArgument, userErrorCode } from '../cart-rules';
import { addLines, addRequest } from '../lines/add-queries';
import { cartAfter } from '../quote/quote-queries';

interface AddArguments {
  cartId: string;
  cartItems: ItemInput[];
}

// An item that cannot be added fails alone; the others are kept.
async function addProductsToCart(_: unknown, { cartId, cartItems }: AddArguments, ctx: Context) {
  requireArgument('cartId', cartId);
  requireArgument('cartItems', cartItems);
  const errors = await changeCart(ctx, cartId, async (inside, row) => {
    const found = [];
    for (const item of cartItems) found.push(...(await addRequest(inside, row.id, requestOf(item))));
    return found;
  });
  return { ...(await cartAfter(ctx, cartId)), user_errors: errors };
}

type LegacyArguments = InputArgument<{ cart_id: string; cart_items: (LegacyItem | null)[] }>;

// The older mutations add all of their items or none.
async function addLegacy(_: unknown, args: LegacyArguments, ctx: Context) {
  const { cart_id, cart_items } = inputOf(args);
  requireArgument('cart_items', cart_items);
  await changeCart(ctx, cart_id, async (inside, row) => {
    for (const item of cart_items) if (item) await addLegacyItem(inside, row.id, item);
  });
  return cartAfter(ctx, cart_id);
}

async function addLegacyItem(ctx: Context, cartId: number, item: LegacyItem): Promise<void> {
  if (!(item.data.quantity > 0)) throw inputError('Please enter a number greater than 0 in this field.');
  const sku = item.parent_sku ?? item.data.sku;
  try {
    await addLines(ctx, cartId, await wantedOf(ctx, await legacyRequest(ctx, item)));
  } catch (error) {
    if (!(error instanceof CartItemError)) throw error;
    if (userErrorCode(error.message) === 'PRODUCT_NOT_FOUND') throw noSuchEntity(error.message);
    throw inputError(`Could not add the product with SKU ${sku} to the shopping cart: ${error.message}`);
  }
}

export const addMutations = {
  addProductsToCart,
  addSimpleProductsToCart: addLegacy,
  addVirtualProductsToCart: addLegacy,
  addDownloadableProductsToCart: addLegacy,
  addConfigurableProductsToCart: addLegacy,
  addBundleProductsToCart: addLegacy,
};
