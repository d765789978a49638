import type { CartLabels } from '@/components/cart/header/cart-labels';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { parseName } from '@/lib/catalog/options/control-names';
import type { Entries } from '@/lib/catalog/options/selected-price';

/**
 * Says at the field what is missing that the browser does not know of itself: one of a group of check boxes, any
 * member of a group of products; and that a file cannot be sent. Gives whether the form is complete.
 */
export function checkForm(
  form: HTMLFormElement,
  { groups = [] }: ProductToAdd,
  labels: Pick<CartLabels, 'chooseOne' | 'chooseQuantity' | 'noFiles'>,
): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  for (const group of groups) {
    const boxes = inputs.filter(({ name }) => name === group);
    if (!boxes.some(({ checked }) => checked)) return complain(form, boxes[0], labels.chooseOne);
  }
  const members = inputs.filter(({ name }) => parseName(name).kind === 'grouped');
  if (members.length > 0 && !members.some(({ value }) => Number(value) > 0)) {
    return complain(form, members[0], labels.chooseQuantity);
  }
  const file = inputs.find(({ type, files }) => type === 'file' && files?.length);
  return file ? complain(form, file, labels.noFiles) : true;
}

/** The browser's own bubble at the field, until anything in the form changes. */
function complain(form: HTMLFormElement, field: HTMLInputElement | undefined, message: string): boolean {
  if (!field) return true;
  field.setCustomValidity(message);
  form.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  field.reportValidity();
  return false;
}

/** A form's entries; days and times in the one way that Magento takes them, `2026-01-31 14:30:00`. */
export function formEntries(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, inMagentosWay(form.elements.namedItem(name), value)]);
}

function inMagentosWay(control: unknown, value: FormDataEntryValue): FormDataEntryValue {
  if (!(control instanceof HTMLInputElement) || typeof value !== 'string' || !value) return value;
  switch (control.type) {
    case 'date':
      return `${value} 00:00:00`;
    case 'datetime-local':
      return `${value.replace('T', ' ')}:00`;
    case 'time':
      return `${value}:00`;
    default:
      return value;
  }
}
