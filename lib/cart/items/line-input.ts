import type { CartItemInput } from '@/lib/cart/cart';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';

/** Customizable options with selected values; the others have entered text. */
const LISTS: readonly string[] = ['drop_down', 'radio', 'checkbox', 'multiple'];

/** Customizable options of any type of line. */
export function customOptionsOf(item: CartItemAnswer) {
  const options =
    item.__typename === 'ConfigurableCartItem' ? item.configurable_customizable_options : item.customizable_options;
  return options ?? [];
}

/** Adds the same line again. A configurable product is added by its own SKU and the uids of the selected values. */
export function lineInput(item: CartItemAnswer): CartItemInput {
  const { selected, entered } = optionsOf(item);
  return {
    sku: item.product.sku ?? '',
    quantity: item.quantity,
    ...(selected.length > 0 ? { selected_options: selected } : {}),
    ...(entered.length > 0 ? { entered_options: entered } : {}),
  };
}

/** Identifies a line by product and options, whatever its quantity. */
export function lineKey({ sku, selected_options = [], entered_options = [] }: CartItemInput): string {
  const options = [...selected_options, ...entered_options.map(({ uid, value }) => `${uid}=${value}`)];
  return JSON.stringify([sku, ...options.toSorted()]);
}

interface LineOptions {
  selected: string[];
  entered: { uid: string; value: string }[];
}

function optionsOf(item: CartItemAnswer): LineOptions {
  const parts = [customOptions(item), configurableOptions(item), bundleOptions(item), downloadLinks(item)];
  return {
    selected: parts.flatMap(({ selected }) => selected ?? []),
    entered: parts.flatMap(({ entered }) => entered ?? []),
  };
}

function customOptions(item: CartItemAnswer): Partial<LineOptions> {
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

function configurableOptions(item: CartItemAnswer): Partial<LineOptions> {
  if (!('configurable_options' in item)) return {};
  return {
    selected: item.configurable_options.flatMap((option) => option?.configurable_product_option_value_uid ?? []),
  };
}

/**
 * The uid of a value contains the merchant's quantity. Only an option with a single value takes the shopper's own
 * quantity, as an entered option.
 */
function bundleOptions(item: CartItemAnswer): Partial<LineOptions> {
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

function downloadLinks(item: CartItemAnswer): Partial<LineOptions> {
  if (!('links' in item)) return {};
  return { selected: (item.links ?? []).flatMap((link) => link?.uid ?? []) };
}
