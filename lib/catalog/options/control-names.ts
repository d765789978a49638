/** How many of the product. */
export const QUANTITY = 'quantity';

/** One of the values of a group (an attribute's code, or an option's uid); the control's value is the value's uid. */
export const selected = (group: string): string => `selected:${group}`;

/** What is written, picked or sent for an option. */
export const entered = (uid: string): string => `entered:${uid}`;

/** How many of what is selected in a bundle's option. */
export const quantityOf = (optionUid: string): string => `quantity:${optionUid}`;

/** How many of a grouped item. */
export const groupedQuantity = (sku: string): string => `grouped:${sku}`;

/** The kind and the key of a control's name; the quantity's key is empty. */
export function parseName(name: string): { kind: string; key: string } {
  const [kind = '', ...key] = name.split(':');
  return { kind, key: key.join(':') };
}
