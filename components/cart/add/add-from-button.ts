import type { CartLabels } from '@/components/cart/header/cart-labels';
import { type AddOutcome, addToCart } from '@/lib/cart/items/add-to-cart';
import { formItems } from '@/lib/cart/items/form-items';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { announce } from '@/lib/cart/session/cart-store';
import { CART_NOT_CREATED } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import type { AppError } from '@/lib/errors/app-error';
import { errorText } from '@/lib/magento/error-text';
import { addToast } from '@/lib/shell/toast-store';
import { checkForm, formEntries } from './add-form';

const ADDED_MILLISECONDS = 2500;

/** Adds the product of a button, with the entries of its form, and announces the result [CART-4, CAT-5]. */
export async function addFromButton(button: HTMLButtonElement, labels: CartLabels): Promise<void> {
  const { form } = button;
  const product = productOf(button);
  if (!form || !product || !checkForm(form, product, labels)) {
    delete button.dataset.cart;
    return;
  }
  button.ariaBusy = 'true';
  showProblem(form, '');
  const outcome = await addToCart(product, formItems(product.sku, formEntries(form)));
  button.ariaBusy = null;
  watchCart();
  const { added, failure } = outcome;
  if (added) showAdded(button);
  else delete button.dataset.cart;
  const problem = problemOf(outcome, labels);
  if (added) announce(labels.announced.replace('{name}', product.name));
  if (!problem) return;
  showProblem(form, problem);
  addToast({ type: added || failure ? 'warning' : 'error', message: problem });
}

function productOf({ dataset }: HTMLButtonElement): ProductToAdd | null {
  return dataset.add ? JSON.parse(dataset.add) : null;
}

function showAdded(button: HTMLButtonElement): void {
  button.dataset.cart = 'added';
  setTimeout(() => {
    if (button.dataset.cart === 'added') delete button.dataset.cart;
  }, ADDED_MILLISECONDS);
}

function showProblem(form: HTMLFormElement, problem: string): void {
  const place = form.querySelector('[data-add-error]');
  if (place) place.textContent = problem;
}

function problemOf({ added, userErrors, failure }: AddOutcome, labels: CartLabels): string | null {
  if (failure) return failureText(failure, labels);
  if (userErrors.length === 0) return null;
  const message = userErrors.map(({ code, message }) => labelOf(code, labels) ?? message).join(' ');
  return added ? labels.partly.replace('{message}', message) : message;
}

/** After a lost answer nobody knows whether the product was added; without a cart it was not. */
function failureText(failure: AppError, labels: CartLabels): string {
  if (failure.message === CART_NOT_CREATED) return labels.offline;
  return errorText(failure, { offline: labels.unknown, unexpected: labels.unknown });
}

function labelOf(code: string, labels: CartLabels): string | null {
  if (code === 'NOT_SALABLE') return labels.soldOut;
  return code === 'INSUFFICIENT_STOCK' ? labels.tooMany : null;
}
