import { firstSelection, optionUids, type Selection, settle, variantOf } from '@/lib/catalog/options/configurable';
import { parseName, QUANTITY, quantityOf, selected } from '@/lib/catalog/options/control-names';
import type { QuantityLimits } from '@/lib/catalog/options/get-product-options';
import {
  fill,
  type PanelContext,
  type PanelText,
  panelText,
  shownPrice,
  tileHints,
} from '@/lib/catalog/options/panel-text';
import { type Entries, mostOf, type PriceModel, priceOf } from '@/lib/catalog/options/selected-price';
import { urlSelection, withUrlSelection } from '@/lib/catalog/options/selection-url';
import { showVariantParts } from '@/lib/catalog/options/variant-parts';
import type { SelectedImage } from '@/lib/catalog/product/selected-image';

/** What the form's prices, and how many may be bought, are worked out from. */
export interface FormFacts {
  model: PriceModel;
  context: PanelContext;
  /** What the form says as the server renders it. */
  first: Entries;
  limits: QuantityLimits;
}

interface Shown {
  text: PanelText;
  /** What the variant is chosen by, in words; empty where there are none. */
  choice: string;
  image: SelectedImage | null;
  isNews: boolean;
}

/** Keeps a product's form, what is shown of it and the page's address in step, both ways. Returns a way to stop. */
export function followForm(
  form: HTMLFormElement,
  { model, context, first, limits }: FormFacts,
  show: (shown: Shown) => void,
): () => void {
  const { configurable } = model;
  const start = configurable ? firstSelection(configurable) : [];
  const firstUids = chosenUids(first, model);
  const { pathname } = window.location;
  // On the router's way to another page this form stays until that one is there; the address is no longer its own.
  const isHere = () => window.location.pathname === pathname;

  function update(isNews: boolean) {
    const selection = settleForm(form, model, context);
    showQuantities(form, model);
    const entries = [...new FormData(form)];
    const chosen = configurable && variantOf(configurable, selection);
    const variant = isSame(selection, start) ? null : chosen;
    if (chosen) showVariantParts(chosen.sku);
    const priced = priceOf(model, entries);
    const { inStock, isRefused } = priced.simple;
    form.toggleAttribute('data-sold-out', !inStock && !isRefused);
    const text = panelText(priced, context);
    showMost(form, mostOf(model, entries, limits));
    showEnds(form);
    showTotal(form, text.total);
    showBuyable(form, text.stock.kind !== 'out');
    const choice =
      configurable?.options.map(({ values }, optionIndex) => values[selection[optionIndex] ?? -1]?.label).join(', ') ??
      '';
    show({ text, choice, image: variant?.image ?? null, isNews });
    if (isHere()) writeAddress(variant?.sku ?? null, chosenUids(entries, model), firstUids);
  }

  function restore() {
    if (!isHere()) return;
    const { variant, uids } = urlSelection(window.location.search);
    const asked = configurable?.variants.find(({ sku }) => sku === variant)?.values ?? start;
    selectValues(form, [...(configurable ? optionUids(configurable, asked) : []), ...(uids ?? firstUids)]);
    update(false);
  }

  const onInput = () => update(true);
  // What was chosen before this code came has the last word over the address.
  if (isSame(selectedUids([...new FormData(form)]), selectedUids(first))) restore();
  else update(true);
  form.addEventListener('input', onInput);
  window.addEventListener('popstate', restore);
  return () => {
    form.removeEventListener('input', onInput);
    window.removeEventListener('popstate', restore);
  };
}

/** Moves choices that do not go together to ones that do, and says beside each value whether it can be chosen. */
function settleForm(form: HTMLFormElement, { configurable }: PriceModel, context: PanelContext): Selection {
  if (!configurable) return [];
  // In the order of the values.
  const radios = configurable.options.map(({ code }) => [
    ...form.querySelectorAll<HTMLInputElement>(`[name="${selected(code)}"]`),
  ]);
  // FormData would leave out what an address or the browser has just checked: it is disabled until it is shown.
  const wanted = radios.map((values) => values.findIndex(({ checked }) => checked));
  const selection = settle(configurable, wanted);
  const hints = tileHints(configurable, selection, context.labels, (amount) => shownPrice(amount, context));
  for (const [optionIndex, values] of radios.entries()) {
    for (const [value, radio] of values.entries()) {
      const hint = hints[optionIndex]?.[value];
      radio.checked = value === selection[optionIndex];
      radio.disabled = !hint?.isPossible;
      const text = radio.labels?.[0]?.querySelector('[data-hint]');
      if (text) text.textContent = hint?.text ?? '';
    }
  }
  return selection;
}

function writeAddress(variant: string | null, uids: string[], firstUids: string[]) {
  const { pathname, search, hash } = window.location;
  const query = withUrlSelection(search, { variant, uids: isSame(uids, firstUids) ? null : uids });
  // Next keeps its own state in the entry; null leaves that alone.
  if (query !== search) window.history.replaceState(null, '', `${pathname}${query}${hash}`);
}

function chosenUids(entries: Entries, { configurable }: PriceModel): string[] {
  const names = configurable?.options.map(({ code }) => selected(code)) ?? [];
  return selectedUids(entries.filter(([name]) => !names.includes(name)));
}

function selectedUids(entries: Entries): string[] {
  return entries.flatMap(([name, value]) =>
    parseName(name).kind === 'selected' && typeof value === 'string' && value ? [value] : [],
  );
}

function isSame<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** Chooses exactly these values, in every group of the form. */
function selectValues(form: HTMLFormElement, uids: readonly string[]): void {
  // What stands for nothing is the first of its group, so that any other takes its place.
  const isChosen = ({ value }: { value: string }) => !value || uids.includes(value);
  for (const input of form.querySelectorAll<HTMLInputElement>(`input[name^="${selected('')}"]`)) {
    input.checked = isChosen(input);
  }
  for (const option of form.querySelectorAll('option')) option.selected = isChosen(option);
}

/** A part whose quantity is fixed shows that one, and what is chosen after it begins with its own. */
function showQuantities(form: HTMLFormElement, { selections }: PriceModel): void {
  const entries = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement>(`[name^="${quantityOf('')}"]`)) {
    const part = selections[String(entries.get(selected(parseName(field.name).key)))];
    if (!part?.quantity) continue;
    const isFixed = !part.canChangeQuantity;
    if (isFixed || field.disabled) {
      field.value = String(part.quantity);
      forgetProblem(field);
    }
    // The form says nothing of what is disabled.
    field.disabled = isFixed;
  }
}

/** What was said of another limit is over. */
function forgetProblem(field: Element): void {
  field.closest('[data-field]')?.dispatchEvent(new Event('input'));
}

/** How many the form takes; a number above it stays, and is told of as any that is sent. */
function showMost(form: HTMLFormElement, most: number | null): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${QUANTITY}"]`);
  const max = String(most ?? '');
  if (!field || field.max === max) return;
  field.max = max;
  const place = field.closest('[data-field]')?.querySelector<HTMLElement>('[data-most]');
  if (place) place.textContent = max && fill(place.dataset.most ?? '', { max });
  forgetProblem(field);
}

/** A button that would change nothing says so. */
function showEnds(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[data-step]')) {
    const field = button.parentElement?.querySelector('input');
    if (!field) continue;
    const { valueAsNumber: value, min, max } = field;
    const isEnd = button.dataset.step === 'up' ? value >= Number(max || Infinity) : value <= Number(min);
    button.setAttribute('aria-disabled', String(isEnd || field.disabled));
  }
}

function showTotal(form: HTMLFormElement, total: string): void {
  const place = form.querySelector('[data-total]');
  if (!place?.parentElement) return;
  place.textContent = total;
  place.parentElement.hidden = !total;
}

function showBuyable(form: HTMLFormElement, isInStock: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-add], button[data-ask]')) {
    button.disabled = !isInStock;
  }
  const amount = form.querySelector<HTMLElement>('[data-amount]');
  if (amount) amount.hidden = !isInStock;
}
