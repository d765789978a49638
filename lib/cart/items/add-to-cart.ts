import { tell } from '@/lib/browser/shop-events';
import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { type CartItemAnswer, cartFragment } from '@/lib/cart/cart-fragment';
import { type AddedItem, NO_CART_CURRENCY, useCartStore } from '@/lib/cart/session/cart-store';
import { withCart } from '@/lib/cart/session/with-cart';
import { setSummary } from '@/lib/cart/summary/set-summary';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { toAppError } from '@/lib/magento/to-app-error';
import { keepEntered } from './entered-options';
import { storeImage } from './images-by-sku';
import { inLineOrder, itemAction, NOT_SOLD, refuseUnsold, throwUserErrors, userErrorsOf } from './item-action';
import { lineInput, lineKey } from './line-input';
import type { ProductToAdd } from './product-to-add';
import { confirmAdded, isRefusedAdd, type ShownAdd, takeBack } from './show-added';
import { toLine } from './to-line';

const addToCartDocument = graphql(
  `
    mutation addToCart($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart {
          ...CartFields
        }
        user_errors {
          code
          message
        }
      }
    }
  `,
  [cartFragment],
);

type AddAnswer = NonNullable<ResultOf<typeof addToCartDocument>['addProductsToCart']>;

type UserError = NonNullable<AddAnswer['user_errors'][number]>;

export interface AddOutcome {
  /** Whether any of it is in the cart now. */
  added: boolean;
  /** Why the others are not, in the backend's language. */
  userErrors: UserError[];
  /** Why there was no answer; it may be tried again. */
  failure: AppError | null;
}

/** Adds items to a cart; gives its lines, and the user errors of what the backend did not take. Throws AppError. */
export async function sendItems(
  cartId: string,
  items: readonly CartItemInput[],
  shown?: ShownAdd,
): Promise<{ lines: CartItemAnswer[]; userErrors: UserError[] }> {
  keepEntered(items);
  const { addProductsToCart: answer } = await mutate(
    addToCartDocument,
    { cartId, items: [...items] },
    // The cache gives the answers of several writes that it has shown only once all of them have come.
    { isOptimistic: !shown },
  );
  // The header shows the new count without a request of its own.
  if (answer) setSummary(cartId, answer.cart, shown);
  return {
    lines: (answer?.cart.items ?? []).filter((line) => line !== null),
    userErrors: (answer?.user_errors ?? []).filter((error) => error !== null),
  };
}

/** Adds items, to a new cart if need be [CART-4]; confirms or takes back `shown`. Never throws: the outcome tells. */
export async function addToCart(
  product: AddedItem & Pick<ProductToAdd, 'isRefused' | 'refused'>,
  items: readonly CartItemInput[],
  shown?: ShownAdd,
): Promise<AddOutcome> {
  // Magento may take what is not sold in a cart all the same.
  if (isRefusedAdd(product, items)) return { added: false, userErrors: [], failure: new AppError('refused', NOT_SOLD) };
  storeImage(product);
  try {
    const { lines, userErrors } = await itemAction('isAddingItem', 'addItemError', () =>
      withCart((cartId) => sendItems(cartId, items, shown)),
    );
    const added = userErrors.length < items.length;
    useCartStore.setState({ addItemError: userErrors.length > 0 ? userErrorsOf(userErrors) : null });
    if (!shown) useCartStore.setState({ added: added ? product : null });
    else if (added) confirmAdded(shown);
    if (added) tellAdded(lines, items);
    return { added, userErrors, failure: null };
  } catch (cause) {
    return { added: false, userErrors: [], failure: toAppError(cause) };
  } finally {
    // Confirmed, it is another one; and what an answer counts is counted off.
    if (shown) takeBack(shown);
  }
}

/** What was taken stands in the cart; of what was refused there may be an older line, which is told all the same. */
export function tellAdded(lines: readonly CartItemAnswer[], items: readonly CartItemInput[]): void {
  for (const item of items) {
    const line = lines.find((one) => lineKey(lineInput(one)) === lineKey(item));
    if (line) tell({ type: 'added', line: toLine(line, NO_CART_CURRENCY), quantity: item.quantity });
  }
}

/** Adds a removed line again, with the same selection. Throws AppError, with the backend's reason. */
export async function restoreItem(line: CartLine): Promise<void> {
  await itemAction('isAddingItem', 'addItemError', () => {
    refuseUnsold(line);
    // Its removal may wait for a change of it: before that it would be added to what is removed.
    return inLineOrder(line, () =>
      withCart(async (cartId) => throwUserErrors((await sendItems(cartId, [line.input])).userErrors)),
    );
  });
  tell({ type: 'added', line, quantity: line.quantity });
}
