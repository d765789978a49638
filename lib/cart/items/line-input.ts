import type { CartItemInput } from '@/lib/cart/cart';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { enteredValue, isOtherTime } from './entered-options';

/** Customizable options with selected values; the others have entered text. */
const LISTS: readonly string[] = ['drop_down', 'radio', 'checkbox', 'multiple'];

/** Customizable options of any type of line. */
export function customOptionsOf(item: CartItemAnswer) {
  const options =
    item.__typename === 'ConfigurableCartItem' ? item.configurable_customizable_options : item.customizable_options;
  return options ?? [];
}

/** Options whose values are entered, with what the cart shows of them and what was entered, which may be unknown. */
function enteredOptions(item: CartItemAnswer) {
  return customOptionsOf(item).flatMap((option) => {
    const [entry] = option?.values ?? [];
    if (!option || !entry || LISTS.includes(option.type)) return [];
    const shown = { type: option.type, uid: option.customizable_option_uid, shown: entry.value };
    return [{ ...shown, entered: enteredValue(shown) }];
  });
}

/** Whether the backend has noted another time for a line than was entered. */
export function hasOtherTime(item: CartItemAnswer): boolean {
  return enteredOptions(item).some(isOtherTime);
}

/** Whether the day that a service is booked for has passed, by every calendar: the last is twelve hours behind. */
export function isDayOver(item: CartItemAnswer, now = new Date()): boolean {
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  // A day in words that nobody has entered here is not known.
  const isOver = ({ type, entered }: { type: string; entered: string | null }) =>
    type === 'date' && entered !== null && entered.slice(0, 10) < today;
  return item.__typename === 'VirtualCartItem' && enteredOptions(item).some(isOver);
}

/** Whether `lineInput` adds the line again: what was entered must be known as it was sent. */
export function isRepeatable(item: CartItemAnswer): boolean {
  return enteredOptions(item).every(({ entered }) => entered !== null);
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
  const listed = customOptionsOf(item).filter((option) => option !== null && LISTS.includes(option.type));
  return {
    selected: listed.flatMap(
      (option) => option?.values.flatMap((value) => value?.customizable_option_value_uid ?? []) ?? [],
    ),
    entered: enteredOptions(item).map(({ uid, shown, entered }) => ({ uid, value: entered ?? shown })),
  };
}

function configurableOptions(item: CartItemAnswer): Partial<LineOptions> {
  if (!('configurable_options' in item)) return {};
  return {
    selected: item.configurable_options.flatMap((option) => option?.configurable_product_option_value_uid ?? []),
  };
}

/** A value's uid holds the merchant's quantity; only a single value takes the shopper's, as an entered option. */
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
