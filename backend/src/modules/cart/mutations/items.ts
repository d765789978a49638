import type { Context } from '../../../context';
import { inputError, noSuchEntity } from '../../../errors';
import { decodeUid, toId } from '../../../uid';
import { changeCart } from '../cart-queries';
import { type InputArgument, inputOf, requireArgument } from '../cart-rules';
import { removeLine, setQuantity } from '../lines/change-lines';
import { cartAfter } from '../quote/quote-queries';

interface ItemReference {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

const MAY_BE_ONE = "`cart_item_id` and `cart_item_uid` can't be used at the same time.";

// A uid that holds no number names no item.
function idOf({ cart_item_id, cart_item_uid }: ItemReference): number | null {
  if (!cart_item_uid) return cart_item_id || null;
  if (cart_item_id) throw inputError(MAY_BE_ONE);
  return toId(decodeUid(cart_item_uid)) ?? 0;
}

interface Update extends ItemReference {
  quantity?: number | null;
}

async function update(ctx: Context, cartId: number, id: number | null, item: Update): Promise<void> {
  if (id === null) throw inputError('Required parameter "cart_item_id" for "cart_items" is missing.');
  if (item.quantity === undefined || item.quantity === null) {
    throw inputError('Required parameter "quantity" for "cart_items" is missing.');
  }
  const change = await setQuantity(ctx, cartId, id, item.quantity);
  if (change.kind === 'unknown') throw noSuchEntity(`Could not find cart item with id: ${id}.`);
  if (change.kind === 'refused') {
    throw inputError(`Could not update the product with SKU ${change.sku}: ${change.problem}`);
  }
}

type UpdateArguments = InputArgument<{ cart_id: string; cart_items: (Update | null)[] }>;

async function updateCartItems(_: unknown, args: UpdateArguments, ctx: Context) {
  // Magento reads uids before it looks at anything else.
  const items = (args.input?.cart_items ?? []).map((item) => ({ id: idOf(item ?? {}), item: item ?? {} }));
  const { cart_id } = inputOf(args, '.');
  requireArgument('cart_items', items, '.');
  await changeCart(ctx, cart_id, async (inside, row) => {
    for (const { id, item } of items) await update(inside, row.id, id, item);
  });
  return cartAfter(ctx, cart_id);
}

type RemoveArguments = InputArgument<{ cart_id: string } & ItemReference>;

async function removeItemFromCart(_: unknown, args: RemoveArguments, ctx: Context) {
  const id = idOf(args.input ?? {});
  const { cart_id } = inputOf(args, '.');
  if (id === null) throw inputError('Required parameter "cart_item_id" is missing.');
  await changeCart(ctx, cart_id, async (inside, row) => {
    if (!(await removeLine(inside, row.id, id))) throw noSuchEntity("The cart doesn't contain the item");
  });
  return cartAfter(ctx, cart_id);
}

export const itemMutations = { updateCartItems, removeItemFromCart };
