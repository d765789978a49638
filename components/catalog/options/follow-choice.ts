import type { ChoiceModel } from '@/lib/catalog/options/choice-model';
import { type Entries, priceOf, selectionOf } from '@/lib/catalog/options/choice-price';
import { choiceOf, withChoice } from '@/lib/catalog/options/choice-url';
import { firstSelection, type Selection, settle, variantOf } from '@/lib/catalog/options/configurable';
import { parseName, selected } from '@/lib/catalog/options/control-names';
import { type PanelContext, type PanelText, panelText } from '@/lib/catalog/options/panel-text';
import type { ChosenPicture } from '@/lib/catalog/product/chosen-picture';
import { selectAxes, selectValues, showBuyable, showPossible, showTotal } from './form-controls';

/** What the form's prices are worked out from. */
export interface FormFacts {
  model: ChoiceModel;
  context: PanelContext;
  /** What the form says as the server renders it. */
  first: Entries;
}

interface Shown {
  text: PanelText;
  picture: ChosenPicture | null;
  /** Whether the shopper has just chosen it. */
  isNews: boolean;
}

/**
 * Keeps what a product's form says, what is shown of it and the page's address in step: a change replaces
 * the address, an address (a shared link, a reload, back) sets the form. Returns a way to stop.
 */
export function followChoice(
  form: HTMLFormElement,
  { model, context, first }: FormFacts,
  show: (shown: Shown) => void,
): () => void {
  const { configurable } = model;
  const start = configurable ? firstSelection(configurable) : [];
  const firstUids = chosenUids(first, model);

  function update(isNews: boolean) {
    const selection = settleForm(form, model, context);
    const entries = [...new FormData(form)];
    const variant = configurable && !isSame(selection, start) ? variantOf(configurable, selection) : null;
    const text = panelText(priceOf(model, entries), context);
    showTotal(form, text.total);
    showBuyable(form, text.stock.kind !== 'out');
    show({ text, picture: variant?.picture ?? null, isNews });
    writeAddress(variant?.sku ?? null, chosenUids(entries, model), firstUids);
  }

  function restore() {
    const { variant, uids } = choiceOf(window.location.search);
    const asked = configurable?.variants.find(({ sku }) => sku === variant)?.values ?? start;
    selectValues(form, [...axisUids(model, asked), ...(uids ?? firstUids)]);
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
function settleForm(form: HTMLFormElement, model: ChoiceModel, context: PanelContext): Selection {
  const { configurable } = model;
  if (!configurable) return [];
  const wanted = selectionOf(model, [...new FormData(form)]);
  const selection = settle(configurable, wanted);
  if (!isSame(selection, wanted)) selectAxes(form, configurable, selection);
  showPossible(form, configurable, selection, context);
  return selection;
}

function writeAddress(variant: string | null, uids: string[], firstUids: string[]) {
  const { pathname, search, hash } = window.location;
  const query = withChoice(search, { variant, uids: isSame(uids, firstUids) ? null : uids });
  // Next keeps its own state in the entry; null leaves that alone.
  if (query !== search) window.history.replaceState(null, '', `${pathname}${query}${hash}`);
}

function axisUids({ configurable }: ChoiceModel, selection: Selection): string[] {
  return (configurable?.axes ?? []).flatMap(({ values }, axis) => values[selection[axis] ?? -1]?.uid ?? []);
}

/** Uids of what is chosen beside a variant. */
function chosenUids(entries: Entries, { configurable }: ChoiceModel): string[] {
  const axes = configurable?.axes.map(({ code }) => selected(code)) ?? [];
  return selectedUids(entries.filter(([name]) => !axes.includes(name)));
}

function selectedUids(entries: Entries): string[] {
  return entries.flatMap(([name, value]) =>
    parseName(name).kind === 'selected' && typeof value === 'string' && value ? [value] : [],
  );
}

function isSame<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
