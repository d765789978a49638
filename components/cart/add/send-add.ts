import type { CartLabels } from '@/components/cart/header/cart-labels';
import { pagePath } from '@/lib/browser/page-store';
import type { CartItemInput } from '@/lib/cart/cart';
import { type AddOutcome, addToCart } from '@/lib/cart/items/add-to-cart';
import { NOT_SOLD } from '@/lib/cart/items/item-action';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import type { ShownAdd } from '@/lib/cart/items/show-added';
import { CART_NOT_CREATED } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import { CART_PATH } from '@/lib/config/paths';
import type { AppError } from '@/lib/errors/app-error';
import { errorText } from '@/lib/magento/error-text';
import { OVER_MAXIMUM, statedNumber, UNDER_MINIMUM } from '@/lib/magento/magento-messages';
import type { ToastInput } from '@/lib/shell/toast-store';

/** Two sentences on a basket take longer to read than a toast is shown by default. */
const PROBLEM_MILLISECONDS = 10_000;

interface ToldOutcome {
  /** Whether any of it is in the cart now. */
  isAdded: boolean;
  /** What the shopper is told of what was not added. */
  problem: string | null;
  /** The same where the button has no place for it in view. */
  toast: ToastInput | null;
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
  // What was pressed without a connection, and found none since, was never sent.
  const isOffline = outcome.failure && !(onLine || navigator.onLine);
  const problem = isOffline ? labels.offline : problemOf(outcome, product, labels);
  return { isAdded: outcome.added, problem, toast: problem ? toastOf(problem, outcome, product, labels) : null };
}

/** Of what nobody knows whether it was added, the basket can tell: the toast names it and leads there. */
function toastOf(
  problem: string,
  { added, failure }: AddOutcome,
  { name }: ProductToAdd,
  { unknown, viewCart }: CartLabels,
): ToastInput {
  const toast = { type: added || failure ? 'warning' : 'error', timeout: PROBLEM_MILLISECONDS } as const;
  if (problem !== unknown) return { ...toast, message: problem };
  const onAction = () => window.location.assign(pagePath(CART_PATH));
  return { ...toast, message: `${name}\n${problem}`, actionText: viewCart, onAction };
}

function problemOf(
  { added, userErrors, failure }: AddOutcome,
  product: ProductToAdd,
  labels: CartLabels,
): string | null {
  if (failure) return failureText(failure, labels);
  if (userErrors.length === 0) return null;
  const message = userErrors.map(({ code, message }) => labelOf(code, message, product, labels) ?? message).join(' ');
  return added ? labels.partly.replace('{message}', () => message) : message;
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
