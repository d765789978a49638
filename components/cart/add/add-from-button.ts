import type { CartLabels } from '@/components/cart/header/cart-labels';
import { type AddOutcome, addToCart } from '@/lib/cart/items/add-to-cart';
import { formItems } from '@/lib/cart/items/form-items';
import { NOT_SOLD } from '@/lib/cart/items/item-action';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { announce } from '@/lib/cart/session/cart-store';
import { CART_NOT_CREATED } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import { parseName } from '@/lib/catalog/options/control-names';
import type { Entries } from '@/lib/catalog/options/selected-price';
import type { AppError } from '@/lib/errors/app-error';
import { errorText } from '@/lib/magento/error-text';
import { addToast } from '@/lib/shell/toast-store';

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
  if (failure.message === NOT_SOLD) return labels.notSold;
  if (failure.message === CART_NOT_CREATED) return labels.offline;
  return errorText(failure, { offline: labels.unknown, unexpected: labels.unknown });
}

function labelOf(code: string, labels: CartLabels): string | null {
  if (code === 'NOT_SALABLE') return labels.soldOut;
  return code === 'INSUFFICIENT_STOCK' ? labels.tooMany : null;
}

/** Whether the form is valid in what the browser cannot check: groups of check boxes, grouped quantities, files. */
function checkForm(
  form: HTMLFormElement,
  { groups = [] }: ProductToAdd,
  labels: Pick<CartLabels, 'chooseOne' | 'chooseQuantity' | 'noFiles'>,
): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  for (const group of groups) {
    const boxes = inputs.filter(({ name }) => name === group);
    if (!boxes.some(({ checked }) => checked)) return report(form, boxes[0], labels.chooseOne);
  }
  const quantities = inputs.filter(({ name }) => parseName(name).kind === 'grouped');
  if (quantities.length > 0 && !quantities.some(({ value }) => Number(value) > 0)) {
    return report(form, quantities[0], labels.chooseQuantity);
  }
  const file = inputs.find(({ type, files }) => type === 'file' && files?.length);
  return file ? report(form, file, labels.noFiles) : true;
}

/** Shows the browser's own message at the field until the form changes. */
function report(form: HTMLFormElement, field: HTMLInputElement | undefined, message: string): boolean {
  if (!field) return true;
  field.setCustomValidity(message);
  form.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  field.reportValidity();
  return false;
}

/** A form's entries, moments as Magento takes them, `2026-01-31 14:30:00`: it refuses a time without a date. */
export function formEntries(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, toMagentoFormat(form.elements.namedItem(name), value)]);
}

function toMagentoFormat(control: unknown, value: FormDataEntryValue): FormDataEntryValue {
  if (!(control instanceof HTMLInputElement) || typeof value !== 'string' || !value) return value;
  switch (control.type) {
    case 'date':
      return `${value} 00:00:00`;
    case 'datetime-local':
      return `${value.replace('T', ' ')}:00`;
    case 'time':
      return `1970-01-01 ${value}:00`;
    default:
      return value;
  }
}
