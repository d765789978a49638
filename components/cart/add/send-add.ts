import type { CartLabels } from '@/components/cart/header/cart-labels';
import type { CartItemInput } from '@/lib/cart/cart';
import { type AddOutcome, addToCart } from '@/lib/cart/items/add-to-cart';
import { NOT_SOLD } from '@/lib/cart/items/item-action';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import type { ShownAdd } from '@/lib/cart/items/show-added';
import { CART_NOT_CREATED } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import type { AppError } from '@/lib/errors/app-error';
import { errorText } from '@/lib/magento/error-text';
import { OVER_MAXIMUM, statedNumber, UNDER_MINIMUM } from '@/lib/magento/magento-messages';

interface ToldOutcome {
  /** Whether any of it is in the cart now. */
  isAdded: boolean;
  /** Nobody knows what became of it, or it may be tried again. */
  isUnanswered: boolean;
  /** What the shopper is told of what was not added. */
  problem: string | null;
}

/** Sends what a button adds, with the client, which no page loads before; says what became of it. Never throws. */
export async function sendAdd(
  product: ProductToAdd,
  items: readonly CartItemInput[],
  shown: ShownAdd | undefined,
  labels: CartLabels,
): Promise<ToldOutcome> {
  const { onLine } = navigator;
  const outcome = await addToCart(product, items, shown);
  watchCart();
  return {
    isAdded: outcome.added,
    isUnanswered: outcome.failure !== null,
    // What was pressed without a connection, and found none since, was never sent.
    problem: outcome.failure && !(onLine || navigator.onLine) ? labels.offline : problemOf(outcome, product, labels),
  };
}

function problemOf(
  { added, userErrors, failure }: AddOutcome,
  product: ProductToAdd,
  labels: CartLabels,
): string | null {
  if (failure) return failureText(failure, labels);
  if (userErrors.length === 0) return null;
  const message = userErrors.map(({ code, message }) => labelOf(code, message, product, labels) ?? message).join(' ');
  return added ? labels.partly.replace('{message}', message) : message;
}

/** After a lost answer nobody knows whether the product was added; without a cart it was not. */
function failureText(failure: AppError, labels: CartLabels): string {
  if (failure.message === NOT_SOLD) return labels.notSold;
  if (failure.message === CART_NOT_CREATED) return labels.offline;
  return errorText(failure, { offline: labels.unknown, unexpected: labels.unknown });
}

function labelOf(code: string, message: string, { limit }: ProductToAdd, labels: CartLabels): string | null {
  if (code === 'NOT_SALABLE') return labels.soldOut;
  if (message.startsWith(UNDER_MINIMUM)) return labels.tooFew.replace('{count}', statedNumber(message));
  if (message.startsWith(OVER_MAXIMUM)) return limit ?? labels.overMaximum;
  return code === 'INSUFFICIENT_STOCK' ? labels.tooMany : null;
}
