import type { CartLabels } from '@/components/cart/header/cart-labels';
import { warn } from '@/lib/browser/notice-event';
import { pageLocale } from '@/lib/browser/page-store';
import type { CartItemInput } from '@/lib/cart/cart';
import { formEntries, formItems } from '@/lib/cart/items/form-items';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { isRefusedAdd, type ShownAdd, showAdded, takeBack } from '@/lib/cart/items/show-added';
import { announce } from '@/lib/cart/session/cart-store';
import { parseName } from '@/lib/catalog/options/control-names';
import { isOffered, type OfferedDays } from '@/lib/catalog/options/offered-days';
import { latinParts } from '@/lib/format/text-lang';
import { addToast } from '@/lib/shell/toast-store';

/** What a press shows comes with the code that shows it. */
export const loadPopup = () => import('@/components/cart/header/added-popup').then((code) => code.AddedPopup);

const ADDED_MILLISECONDS = 2500;

const loadSending = () => import('./send-add').then((code) => code.sendAdd);

/** Adds a button's product, with its form's entries [CART-4, CAT-5]; the page says so before the next paint. */
export async function addFromButton(button: HTMLButtonElement, labels: CartLabels): Promise<void> {
  const { form } = button;
  const product = productOf(button);
  if (!form || !product || !checkForm(form, product, labels)) {
    delete button.dataset.cart;
    return;
  }
  button.ariaBusy = 'true';
  showProblem(form, '');
  const items = formItems(product.sku, formEntries(form));
  const shown = isRefusedAdd(product, items)
    ? undefined
    : showAdded({ ...product, name: nameOf(product, form, items) }, items);
  await afterPaint();
  const sendAdd = await loadSending().catch(() => null);
  const outcome = await sendAdd?.(product, items, shown, labels);
  button.ariaBusy = null;
  if (outcome?.isAdded) confirm(button);
  else delete button.dataset.cart;
  if (!outcome) return giveUp(shown, labels);
  const { isAdded, problem, toast } = outcome;
  const isShown = problem !== null && showProblem(form, problem);
  const said = [isAdded && labels.announced.replace('{name}', () => product.name), isShown && problem].filter(Boolean);
  if (said.length > 0) announce(said.join(' '));
  if (toast && !isShown) addToast(toast);
}

/** Not even the code that sends it could be loaded, so that no toast can be shown by code of its own. */
function giveUp(shown: ShownAdd | undefined, labels: CartLabels): void {
  if (shown) takeBack(shown);
  warn(labels.offline);
}

function productOf({ dataset }: HTMLButtonElement): ProductToAdd | null {
  return dataset.add ? JSON.parse(dataset.add) : null;
}

/** The product with what was chosen of it: "2 × Ibuprofen, 200 mg, Pack of 16". */
function nameOf({ name }: ProductToAdd, form: HTMLFormElement, items: readonly CartItemInput[]): string {
  const [item] = items;
  const chosen = form.querySelectorAll('input[type=radio]:not([value=""]):checked~*>[data-label]');
  const count = item && item.quantity > 1 && !items[1] ? `${item.quantity} × ` : '';
  return [count + name, ...[...chosen].map(({ textContent }) => textContent)].join(', ');
}

function confirm(button: HTMLButtonElement): void {
  button.dataset.cart = 'added';
  setTimeout(() => {
    if (button.dataset.cart === 'added') delete button.dataset.cart;
  }, ADDED_MILLISECONDS);
}

/** Says it below the form's button; whether that is in view, so that nothing else has to say it. */
function showProblem(form: HTMLFormElement, problem: string): boolean {
  const place = form.querySelector('[data-add-error]');
  if (!place) return false;
  place.replaceChildren(...partsOf(problem));
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** What of it the page has no words for is marked as English, as everywhere else. */
function partsOf(problem: string): (string | HTMLElement)[] {
  const parts = latinParts(problem, pageLocale()) ?? [problem];
  return parts.map((part, index) =>
    index % 2 === 0 ? part : Object.assign(document.createElement('span'), { lang: 'en', textContent: part }),
  );
}

/** Whether the form is valid in what the browser cannot check: groups of check boxes, grouped quantities, days. */
function checkForm(
  form: HTMLFormElement,
  { groups = [] }: ProductToAdd,
  labels: Pick<CartLabels, 'chooseOne' | 'chooseQuantity'>,
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
  const date = inputs.find(
    ({ dataset, value }) => dataset.days && value && !isOffered(value, daysOf(dataset), new Date()),
  );
  return date ? report(form, date, daysOf(date.dataset).problem) : true;
}

function daysOf({ days = '' }: DOMStringMap): OfferedDays & { problem: string } {
  return JSON.parse(days);
}

/** Shows the browser's own message at the field until the form changes. */
function report(form: HTMLFormElement, field: HTMLInputElement | undefined, message: string): boolean {
  if (!field) return true;
  field.setCustomValidity(message);
  form.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  field.reportValidity();
  return false;
}

/** Milliseconds after which nothing is waited for any more: a tab that is hidden meanwhile draws nothing. */
const LONGEST = 100;

/** Resolves once the browser has drawn what has just changed, so that work on the main thread does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
}
