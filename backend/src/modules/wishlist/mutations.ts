import type { Context } from '../../context';
import { inputError } from '../../errors';
import { productBySku } from '../cart/buy-request/buy-request-queries';
import { requestOf } from '../cart/buy-request/request-rules';
import { changeCart, inTransaction } from '../cart/cart-queries';
import { CartItemError } from '../cart/cart-rules';
import { customerCart } from '../cart/customer-cart-queries';
import { addRequest } from '../cart/lines/add-queries';
import { stockOf } from '../cart/stock-queries';
import { isOnSale } from '../cart/stock-rules';
import { productById } from '../catalog/product/product-queries';
import { requestOfItem } from './item-fields';
import {
  itemsOf,
  ownWishlist,
  putItem,
  removeItem,
  touchWishlist,
  updateItem,
  type WishlistRow,
  wisherOf,
  wishlistOf,
} from './queries';
import { choiceKey, isNothing, keptQuantity, wishlistNumber } from './rules';

async function wishlistForWriting(ctx: Context, id: string): Promise<WishlistRow> {
  const customerId = wisherOf(ctx);
  const number = wishlistNumber(id);
  const found = number === null ? await ownWishlist(ctx, customerId) : await wishlistOf(ctx, customerId, number);
  if (!found) throw inputError('The wishlist was not found.');
  return found;
}

/** Why something was not done to an item; the message is Magento's. */
class WishlistItemError extends Error {}

const NOT_FOUND = 'Could not find a product with SKU';

/** Does something to each item; one that cannot be fails alone. All in one transaction, with the list locked. */
async function change<Item>(
  ctx: Context,
  { id }: WishlistRow,
  items: readonly Item[],
  run: (inside: Context, item: Item) => Promise<void>,
) {
  const errors = await inTransaction(ctx, async (inside) => {
    await touchWishlist(inside, id);
    const found: { code: string; message: string }[] = [];
    for (const item of items) {
      try {
        await run(inside, item);
      } catch (error) {
        if (!(error instanceof WishlistItemError || error instanceof CartItemError)) throw error;
        const { message } = error;
        found.push({ code: message.startsWith(NOT_FOUND) ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED', message });
      }
    }
    return found;
  });
  return { user_errors: errors, wishlist: { id } };
}

interface ItemInput {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: (string | null)[] | null;
  entered_options?: ({ uid: string; value: string } | null)[] | null;
}

async function addItem(ctx: Context, wishlistId: number, item: ItemInput): Promise<void> {
  const product = await productBySku(ctx, item.parent_sku ?? item.sku);
  if (isNothing(item.quantity)) throw new WishlistItemError('The quantity of a wish list item cannot be 0');
  if (!isOnSale((await stockOf(ctx, [product.id])).get(product.id))) {
    throw new WishlistItemError('Cannot add product without stock to wishlist.');
  }
  const { entered, ...request } = requestOf(item);
  const chosen = { selected: request.selected.filter((uid) => uid !== null), entered: [...entered] };
  const { quantity } = request;
  await putItem(ctx, { wishlistId, productId: product.id, ...chosen, choiceKey: choiceKey(chosen), quantity });
}

function notOnIt(id: string): WishlistItemError {
  return new WishlistItemError(`The wishlist item with ID "${id}" does not belong to the wishlist`);
}

interface ItemUpdate extends Pick<ItemInput, 'selected_options' | 'entered_options'> {
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
}

// As in Magento, the item is chosen anew: options that are not given again are gone, and so is the description.
async function changeItem(ctx: Context, wishlistId: number, update: ItemUpdate): Promise<void> {
  const { wishlist_item_id: id, quantity, description = null } = update;
  const [item] = await itemsOf(ctx, wishlistId, { ids: [Number.parseInt(id, 10) || 0] });
  if (!item) throw notOnIt(id);
  if (isNothing(quantity)) throw new WishlistItemError('The quantity of a wishlist item cannot be 0');
  const { selected, entered } = requestOf({ ...update, sku: '', quantity: quantity ?? 0 });
  const chosen = { selected: selected.filter((uid) => uid !== null), entered: [...entered] };
  const key = choiceKey(chosen);
  if (key === item.choiceKey) {
    await updateItem(ctx, item.id, { quantity: keptQuantity(quantity ?? 0), description });
    return;
  }
  const { productId } = item;
  const kept = await putItem(ctx, { wishlistId, productId, ...chosen, choiceKey: key, quantity: quantity ?? 0 });
  await updateItem(ctx, kept, { description });
  await removeItem(ctx, wishlistId, item.id);
}

interface ToCart {
  wishlistId: string;
  wishlistItemIds?: (string | null)[] | null;
}

interface CartProblem {
  code: string;
  message: string;
  wishlistItemId: string;
  wishlistId: string;
}

async function addWishlistItemsToCart(_: unknown, { wishlistId, wishlistItemIds }: ToCart, ctx: Context) {
  wisherOf(ctx);
  // Unlike the other mutations, this one takes 0 for no list.
  if (wishlistId === '' || wishlistId === '0') throw inputError('"wishlistId" value should be specified');
  const { id, customerId } = await wishlistForWriting(ctx, wishlistId);
  const asked = wishlistItemIds?.map((one) => one ?? '');
  const items = await itemsOf(ctx, id, asked && { ids: asked.map((one) => Number.parseInt(one, 10) || 0) });
  const unknown = (asked ?? []).filter((one) => !items.some((item) => String(item.id) === one));
  if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`);
  const { maskedId } = await customerCart(ctx, customerId);
  const problems = await changeCart(ctx, maskedId, async (inside, cart) => {
    await touchWishlist(inside, id);
    const found: CartProblem[] = [];
    for (const item of items) {
      const product = await productById(inside, item.productId);
      if (!product) continue;
      const errors = await addRequest(inside, cart.id, requestOfItem(item, product));
      found.push(...errors.map((error) => ({ ...error, wishlistItemId: String(item.id), wishlistId: String(id) })));
      if (errors.length === 0) await removeItem(inside, id, item.id);
    }
    return found;
  });
  // Magento counts the items that it was asked to add, not those that are left.
  return {
    status: problems.length === 0,
    add_wishlist_items_to_cart_user_errors: problems,
    wishlist: { id, items_count: items.length },
  };
}

interface Items<Item> {
  wishlistId: string;
  wishlistItems: Item[];
}

export const mutations = {
  async addProductsToWishlist(_: unknown, { wishlistId, wishlistItems }: Items<ItemInput>, ctx: Context) {
    const list = await wishlistForWriting(ctx, wishlistId);
    return change(ctx, list, wishlistItems, (inside, item) => addItem(inside, list.id, item));
  },
  async updateProductsInWishlist(_: unknown, { wishlistId, wishlistItems }: Items<ItemUpdate>, ctx: Context) {
    const list = await wishlistForWriting(ctx, wishlistId);
    return change(ctx, list, wishlistItems, (inside, item) => changeItem(inside, list.id, item));
  },
  async removeProductsFromWishlist(
    _: unknown,
    { wishlistId, wishlistItemsIds }: { wishlistId: string; wishlistItemsIds: (string | null)[] },
    ctx: Context,
  ) {
    const list = await wishlistForWriting(ctx, wishlistId);
    return change(ctx, list, wishlistItemsIds, async (inside, id) => {
      if (!(await removeItem(inside, list.id, Number.parseInt(id ?? '', 10) || 0))) throw notOnIt(id ?? '');
    });
  },
  addWishlistItemsToCart,
};
