import type { Configurable, Selection } from '@/lib/catalog/options/configurable';
import { parseName, selected } from '@/lib/catalog/options/control-names';
import { type PanelContext, priceText } from '@/lib/catalog/options/panel-text';
import { tileHints } from '@/lib/catalog/options/tile-hints';

/** Chooses exactly these values, in every group of the form. */
export function selectValues(form: HTMLFormElement, uids: readonly string[]): void {
  for (const control of form.elements) {
    if (parseName(control.getAttribute('name') ?? '').kind !== 'selected') continue;
    if (control instanceof HTMLInputElement) control.checked = uids.includes(control.value);
    else if (control instanceof HTMLSelectElement) selectOptions(control, uids);
  }
  selectNone(form);
}

function selectOptions(select: HTMLSelectElement, uids: readonly string[]) {
  for (const option of select.options) option.selected = uids.includes(option.value);
  if (!select.multiple && select.selectedIndex < 0) select.selectedIndex = 0;
}

/** Radio buttons that may be left alone have one for nothing. */
function selectNone(form: HTMLFormElement) {
  const chosen = new Set([...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name }) => name));
  for (const none of form.querySelectorAll<HTMLInputElement>('input[type="radio"][value=""]')) {
    if (!chosen.has(none.name)) none.checked = true;
  }
}

/** Chooses a variant's values. */
export function selectAxes(form: HTMLFormElement, { axes }: Configurable, selection: Selection): void {
  for (const [axis, { code, values }] of axes.entries()) {
    const input = radioOf(form, code, values[selection[axis] ?? -1]?.uid);
    if (input) input.checked = true;
  }
}

function radioOf(form: HTMLFormElement, code: string, uid: string | undefined): HTMLInputElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    (radio) => radio.name === selected(code) && radio.value === uid,
  );
}

/** Says beside each value of a configurable product whether it can be chosen and what it costs. */
export function showPossible(
  form: HTMLFormElement,
  configurable: Configurable,
  selection: Selection,
  context: PanelContext,
): void {
  const hints = tileHints(configurable, selection, context.words, (amount) => priceText(amount, context));
  for (const [axis, { code, values }] of configurable.axes.entries()) {
    for (const [value, { uid }] of values.entries()) {
      const hint = hints[axis]?.[value];
      const input = radioOf(form, code, uid);
      if (!hint || !input) continue;
      input.disabled = !hint.isPossible;
      const text = input.labels?.[0]?.querySelector('[data-hint]');
      if (text) text.textContent = hint.text;
    }
  }
}

/** Writes what the whole form comes to. */
export function showTotal(form: HTMLFormElement, total: string): void {
  const place = form.querySelector('[data-total]');
  if (place) place.textContent = total;
}

/** Lets the form's button add what can be had only. */
export function showBuyable(form: HTMLFormElement, isInStock: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-add]');
  if (button) button.disabled = !isInStock;
}
