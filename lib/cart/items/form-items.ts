import type { CartItemInput } from '@/lib/cart/cart';
import { parseName, QUANTITY, selected } from '@/lib/catalog/options/control-names';
import type { Entries } from '@/lib/catalog/options/selected-price';

/**
 * What a product's form asks to be put into the cart. The members of a group are items of their own; whatever else
 * is chosen goes by its uid with the product's own SKU. Empty where a group's form asks for none of its members.
 */
export function formItems(sku: string, entries: Entries): CartItemInput[] {
  const texts = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  const members = entries.filter(([name]) => parseName(name).kind === 'grouped');
  if (members.length > 0) {
    return members.flatMap(([name, value]) => {
      const quantity = positive(value);
      return quantity ? [{ sku: parseName(name).key, parent_sku: sku, quantity }] : [];
    });
  }
  const chosen = texts.flatMap(([name, value]) => (parseName(name).kind === 'selected' ? [value] : []));
  const written = texts.flatMap(([name, value]) => entryOf(name, value, texts));
  return [
    {
      sku,
      quantity: positive(texts.find(([name]) => name === QUANTITY)?.[1]) || 1,
      ...(chosen.length > 0 ? { selected_options: chosen } : {}),
      ...(written.length > 0 ? { entered_options: written } : {}),
    },
  ];
}

/** What is written for an option, or how many of the one thing that is chosen in a bundle's. */
function entryOf(name: string, value: string, texts: readonly [string, string][]): { uid: string; value: string }[] {
  const { kind, key } = parseName(name);
  if (kind === 'entered') return [{ uid: key, value }];
  if (kind !== 'quantity' || !key || !positive(value)) return [];
  const [uid, ...others] = texts.flatMap(([other, one]) => (other === selected(key) ? [one] : []));
  return uid && others.length === 0 ? [{ uid, value }] : [];
}

function positive(value: FormDataEntryValue | undefined): number {
  const number = typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) && number > 0 ? number : 0;
}
