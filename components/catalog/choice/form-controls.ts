import type { Configurable, Selection } from '@/lib/catalog/choice/configurable';
import { parseName, selected } from '@/lib/catalog/choice/control-names';
import { type PanelContext, priceText } from '@/lib/catalog/choice/panel-text';
import { tileHints } from '@/lib/catalog/choice/tile-hints';

/** Chooses exactly these values in the groups asked for. */
export function selectValues(
  form: HTMLFormElement,
  uids: readonly string[],
  isMeant: (group: string) => boolean,
): void {
  for (const control of form.elements) {
    const { kind, key } = parseName(control.getAttribute('name') ?? '');
    if (kind !== 'selected' || !isMeant(key)) continue;
    if (control instanceof HTMLInputElement) control.checked = uids.includes(control.value);
    else if (control instanceof HTMLSelectElement) selectOptions(control, uids);
  }
  choosePlaceholders(form, isMeant);
}

function selectOptions(select: HTMLSelectElement, uids: readonly string[]) {
  for (const option of select.options) option.selected = uids.includes(option.value);
  if (!select.multiple && select.selectedIndex < 0) select.selectedIndex = 0;
}

/** A group of radios always says something: nothing chosen is its empty value. */
function choosePlaceholders(form: HTMLFormElement, isMeant: (group: string) => boolean) {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"][value=""]')];
  for (const none of radios) {
    const { key } = parseName(none.name);
    const hasChoice = [...form.querySelectorAll<HTMLInputElement>('input:checked')].some(
      ({ name }) => name === none.name,
    );
    if (isMeant(key) && !hasChoice) none.checked = true;
  }
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
      const input = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
        (radio) => radio.name === selected(code) && radio.value === uid,
      );
      if (!hint || !input) continue;
      input.disabled = !hint.isPossible;
      const text = input.labels?.[0]?.querySelector('[data-hint]');
      if (text) text.textContent = hint.text;
    }
  }
}
