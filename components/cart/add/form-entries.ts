import type { Entries } from '@/lib/catalog/options/selected-price';

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
