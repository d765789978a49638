import type { CartItemInput } from '@/lib/cart/cart';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';

/** Kinds of customizable option whose values are chosen from a list; of the others the text is what was entered. */
const LISTS: readonly string[] = ['drop_down', 'radio', 'checkbox', 'multiple'];

/** What was entered or selected in a line's own options, whatever its type calls them. */
export function customOptionsOf(item: CartItemAnswer) {
  const options =
    item.__typename === 'ConfigurableCartItem' ? item.configurable_customizable_options : item.customizable_options;
  return options ?? [];
}

/** What adds the same line again. A configurable product is added by its own SKU and the uids of the values. */
export function lineInput(item: CartItemAnswer): CartItemInput {
  const { selected, entered } = chosenOf(item);
  return {
    sku: item.product.sku ?? '',
    quantity: item.quantity,
    ...(selected.length > 0 ? { selected_options: selected } : {}),
    ...(entered.length > 0 ? { entered_options: entered } : {}),
  };
}

/** Names what is added, whatever the quantity: the same key is the same line. */
export function lineKey({ sku, selected_options = [], entered_options = [] }: CartItemInput): string {
  const chosen = [...selected_options, ...entered_options.map(({ uid, value }) => `${uid}=${value}`)];
  return JSON.stringify([sku, ...chosen.toSorted()]);
}

interface Chosen {
  selected: string[];
  entered: { uid: string; value: string }[];
}

function chosenOf(item: CartItemAnswer): Chosen {
  const parts = [customOptions(item), configurableOptions(item), bundleOptions(item), downloadLinks(item)];
  return {
    selected: parts.flatMap(({ selected }) => selected ?? []),
    entered: parts.flatMap(({ entered }) => entered ?? []),
  };
}

function customOptions(item: CartItemAnswer): Partial<Chosen> {
  const options = customOptionsOf(item).filter((option) => option !== null);
  const listed = options.filter(({ type }) => LISTS.includes(type));
  const written = options.filter(({ type }) => !LISTS.includes(type));
  return {
    selected: listed.flatMap(({ values }) => values.flatMap((value) => value?.customizable_option_value_uid ?? [])),
    entered: written.flatMap(({ customizable_option_uid: uid, values: [entry] }) =>
      entry ? [{ uid, value: entry.value }] : [],
    ),
  };
}

function configurableOptions(item: CartItemAnswer): Partial<Chosen> {
  if (!('configurable_options' in item)) return {};
  return {
    selected: item.configurable_options.flatMap((option) => option?.configurable_product_option_value_uid ?? []),
  };
}

/**
 * The uid of a value carries the merchant's quantity, not the shopper's. Where one value is chosen its quantity
 * may be the shopper's own and is entered; several at once keep the merchant's.
 */
function bundleOptions(item: CartItemAnswer): Partial<Chosen> {
  if (!('bundle_options' in item)) return {};
  const options = item.bundle_options.filter((option) => option !== null);
  const values = options.flatMap((option) => option.values.flatMap((value) => (value ? [{ ...value, option }] : [])));
  return {
    selected: values.map(({ uid }) => uid),
    entered: values
      .filter(({ option }) => option.type === 'select' || option.type === 'radio')
      .map(({ uid, quantity }) => ({ uid, value: String(quantity) })),
  };
}

function downloadLinks(item: CartItemAnswer): Partial<Chosen> {
  if (!('links' in item)) return {};
  return { selected: (item.links ?? []).flatMap((link) => link?.uid ?? []) };
}
