import { pageLocale, pagePath, pageUnsoldRule } from '@/lib/browser/page-store';
import { isSoldBySeal, isUnsold, isUnsoldPiece, type UnsoldRule } from '@/lib/browser/unsold-rule';
import type { CartLine } from '@/lib/cart/cart';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { withUrlSelection } from '@/lib/catalog/options/selection-url';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { type Money, times, toMoney } from '@/lib/format/money';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import { selectionKey } from './bundle-selection';
import { decodeEntities, enteredValue, SEALED } from './entered-options';
import { customOptionsOf, hasOtherTime, isDayOver, isRepeatable, lineInput, lineKey } from './line-input';

/** Maps a line; `currency` is the cart's. */
export function toLine(item: CartItemAnswer, currency: string): CartLine {
  const { uid, quantity, prices } = item;
  const rowTotal = {
    excludingTax: toMoney(prices?.row_total, currency),
    includingTax: toMoney(prices?.row_total_including_tax, currency),
  };
  const price = toMoney(prices?.price, currency);
  const discount = toMoney(prices?.total_item_discount, currency);
  const piece = 'configured_variant' in item ? item.configured_variant : item.product;
  const input = lineInput(item);
  const left = piece.only_x_left_in_stock ?? 0;
  const rule = pageUnsoldRule();
  const isFixed = hasUnsold(item, rule);
  const isUnsealable = isFixed && !maySeal(item, rule);
  const isRefused = isUnsealable || (isFixed && !isSealed(item));
  return {
    uid,
    key: lineKey(input),
    quantity,
    // Magento answers none or less of what can be back-ordered or has a threshold: it alone knows the most then.
    maxQuantity: left > 0 && left >= Math.min(quantity, 1) ? left : null,
    type: item.__typename,
    product: toProduct(item),
    options: optionsOf(item),
    price: {
      excludingTax: price,
      includingTax: times(rowTotal.includingTax, 1 / quantityOfRow(quantity, price, rowTotal.excludingTax)),
    },
    rowTotal,
    discount: discount.minor > 0 ? discount : null,
    answer: item,
    input,
    isRepeatable: isRepeatable(item) && !isRefused,
    hasErrors: hasErrors(item),
    isRefused,
    isUnsealable,
    isFixed,
    hasOtherTime: hasOtherTime(item),
    isDayOver: isDayOver(item),
  };
}

/** The field is one of later Magentos: see product-codes.ts. */
function hasErrors(item: object): boolean {
  return 'errors' in item && Array.isArray(item.errors) && item.errors.length > 0;
}

/** Whether a line is, or has in it, what the shop sells in no cart without its server's seal; the till opens that. */
function hasUnsold(item: CartItemAnswer, rule: UnsoldRule | null): boolean {
  if (!rule) return false;
  if ('configured_variant' in item)
    return isUnsold(item.product, rule) || isUnsoldPiece(item.configured_variant, item.product, rule);
  if (isUnsoldPiece(item.product, null, rule)) return true;
  if (!('bundle_options' in item) || !('items' in item.product)) return false;
  const parts = (item.product.items ?? []).flatMap((part) => part?.options ?? []);
  const refused = parts.flatMap((part) => (isUnsoldPiece(part?.product, null, rule) ? [selectionKey(part?.uid)] : []));
  return item.bundle_options.some((option) =>
    option?.values.some((value) => value && refused.includes(selectionKey(value.uid))),
  );
}

/** As the till decides: a consultation is about one product, never about what is put together. */
function maySeal(item: CartItemAnswer, rule: UnsoldRule | null): boolean {
  if (!rule || 'bundle_options' in item) return false;
  return 'configured_variant' in item
    ? isSoldBySeal(item.configured_variant, item.product, rule)
    : isSoldBySeal(item.product, null, rule);
}

function isSealed(item: CartItemAnswer): boolean {
  return customOptionsOf(item).some((option) => option?.values.some((value) => SEALED.test(value?.value ?? '')));
}

/** The quantity of the row's amounts, which are the old ones until a change of quantity is answered. */
function quantityOfRow(quantity: number, price: Money, row: Money): number {
  // The unit price is rounded: a row may differ from it by half a minor unit for each unit.
  const isOfRow = Math.abs(price.minor * quantity - row.minor) <= quantity / 2 + 1;
  return (isOfRow ? quantity : Math.round(row.minor / price.minor)) || 1;
}

function toProduct(item: CartItemAnswer): CartLine['product'] {
  const { product } = item;
  const variant = 'configured_variant' in item ? item.configured_variant : null;
  const urlKey = product.url_key ?? '';
  const query = withUrlSelection('', { variant: variant?.sku ?? null, uids: null });
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: keepPageAmounts(product.name ?? product.sku ?? ''),
    href: urlKey ? pagePath(`/${urlKey}${product.url_suffix ?? ''}${query}`) : null,
    image: imageUrl(variant?.thumbnail) ?? imageUrl(product.thumbnail),
    inStock: product.stock_status !== 'OUT_OF_STOCK' && variant?.stock_status !== 'OUT_OF_STOCK',
    variantSku: variant?.sku ?? null,
  };
}

function optionsOf(item: CartItemAnswer): CartLine['options'] {
  const named = [...configurableValues(item), ...bundleValues(item), ...customValues(item), ...linkTitles(item)];
  return named.map(({ label, value, isEntered }) => ({
    label: decodeEntities(label),
    // What was entered may look like an entity.
    value: isEntered ? value.replace(SEALED, '') : keepPageAmounts(decodeEntities(value)),
  }));
}

interface LineOption {
  label: string;
  value: string;
  isEntered?: boolean;
}

function configurableValues(item: CartItemAnswer): LineOption[] {
  if (!('configurable_options' in item)) return [];
  return item.configurable_options.flatMap((option) =>
    option ? [{ label: option.option_label, value: option.value_label }] : [],
  );
}

function bundleValues(item: CartItemAnswer): LineOption[] {
  if (!('bundle_options' in item)) return [];
  return item.bundle_options.flatMap((option) => {
    if (!option) return [];
    const values = option.values.flatMap((value) => (value ? [`${value.quantity} × ${value.label}`] : []));
    return [{ label: option.label, value: values.join(', ') }];
  });
}

/** A selected value has a label; an entered value is shown as text. */
function customValues(item: CartItemAnswer): LineOption[] {
  return customOptionsOf(item).flatMap((option) => {
    if (!option) return [];
    const { label, type, customizable_option_uid: uid, values } = option;
    const labels = values.flatMap((value) => value?.label || []);
    if (labels.length > 0) return [{ label, value: labels.join(', ') }];
    const shown = values[0]?.value ?? '';
    const entered = type in STYLES ? null : enteredValue({ type, uid, shown });
    return [{ label, value: entered ?? dateText(type, shown), isEntered: entered !== null }];
  });
}

/** Downloadable links have titles but no option label. */
function linkTitles(item: CartItemAnswer): LineOption[] {
  if (!('links' in item)) return [];
  return (item.links ?? []).flatMap((link) => (link?.title ? [{ label: '', value: link.title }] : []));
}

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  date_time: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
};

/** The entered date or time of an option, `2026-03-02 14:30:00`, in the page's locale; other texts unchanged. */
function dateText(type: string, value: string): string {
  const style = STYLES[type];
  const [, day = '1970-01-01', time] = /^(\d{4}-\d\d-\d\d)?[ T]?(\d\d:\d\d:\d\d)$/.exec(value) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  if (!style || !time || Number.isNaN(moment.getTime())) return value;
  // The time has no zone: it is formatted as entered.
  return new Intl.DateTimeFormat(pageLocale() || undefined, { ...style, timeZone: 'UTC' }).format(moment);
}
