import type { CartLabels } from '@/components/cart/header/cart-labels';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { parseName } from '@/lib/catalog/options/control-names';
import type { Entries } from '@/lib/catalog/options/selected-price';

/**
 * Validates what the browser cannot: that one of a group of check boxes is checked, that a grouped product has a
 * quantity, and that no file is attached. Returns whether the form is valid.
 */
export function checkForm(
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

/**
 * A form's entries, with dates and times in Magento's format, `2026-01-31 14:30:00`. A time has a date as well, without
 * which it is refused; Magento puts the day's own in its place.
 */
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
