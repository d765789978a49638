import type { CartItemInput } from '@/lib/cart/cart';
import { parseName, QUANTITY, selected } from '@/lib/catalog/options/control-names';
import type { Entries } from '@/lib/catalog/options/selected-price';

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

/** Cart items of a product's form: one per grouped item, else one; empty where no grouped item has a quantity. */
export function formItems(sku: string, entries: Entries): CartItemInput[] {
  const texts = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  const grouped = entries.filter(([name]) => parseName(name).kind === 'grouped');
  if (grouped.length > 0) {
    return grouped.flatMap(([name, value]) => {
      const quantity = positive(value);
      return quantity ? [{ sku: parseName(name).key, parent_sku: sku, quantity }] : [];
    });
  }
  const selectedOptions = texts.flatMap(([name, value]) => (parseName(name).kind === 'selected' ? [value] : []));
  const enteredOptions = texts.flatMap(([name, value]) => entryOf(name, value, texts));
  return [
    {
      sku,
      quantity: positive(texts.find(([name]) => name === QUANTITY)?.[1]) || 1,
      ...(selectedOptions.length > 0 ? { selected_options: selectedOptions } : {}),
      ...(enteredOptions.length > 0 ? { entered_options: enteredOptions } : {}),
    },
  ];
}

/** An entered option, or the quantity of a bundle option with a single selected value. */
function entryOf(name: string, value: string, texts: readonly [string, string][]): { uid: string; value: string }[] {
  const { kind, key } = parseName(name);
  if (kind === 'entered') return [{ uid: key, value }];
  if (kind !== 'quantity' || !key || !positive(value)) return [];
  const [uid, ...others] = texts.flatMap(([other, one]) => (other === selected(key) ? [one] : []));
  return uid && others.length === 0 ? [{ uid, value }] : [];
}

function positive(value: FormDataEntryValue | undefined): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : 0;
}
