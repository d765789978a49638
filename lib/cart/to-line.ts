import { pagePath } from '@/lib/browser/page-store';
import { withChoice } from '@/lib/catalog/options/choice-url';
import { pictureUrl } from '@/lib/catalog/product/product-media';
import { times, toMoney } from '@/lib/format/money';
import type { CartLine } from './cart';
import { type CartItemAnswer, customOptionsOf } from './cart-answer';
import { dateWords } from './items/date-words';
import { lineInput, lineKey } from './items/line-input';

/** Maps a line; `currency` is the cart's. */
export function toLine(item: CartItemAnswer, currency: string): CartLine {
  const { uid, quantity, prices } = item;
  const rowTotal = {
    excludingTax: toMoney(prices?.row_total, currency),
    includingTax: toMoney(prices?.row_total_including_tax, currency),
  };
  const discount = toMoney(prices?.total_item_discount, currency);
  const piece = 'configured_variant' in item ? item.configured_variant : item.product;
  const input = lineInput(item);
  return {
    uid,
    key: lineKey(input),
    quantity,
    maxQuantity: piece.only_x_left_in_stock ?? null,
    type: item.__typename,
    product: toProduct(item),
    options: optionsOf(item),
    price: {
      excludingTax: toMoney(prices?.price, currency),
      includingTax: times(rowTotal.includingTax, quantity > 0 ? 1 / quantity : 0),
    },
    rowTotal,
    discount: discount.minor > 0 ? discount : null,
    input,
  };
}

function toProduct(item: CartItemAnswer): CartLine['product'] {
  const { product } = item;
  const variant = 'configured_variant' in item ? item.configured_variant : null;
  const urlKey = product.url_key ?? '';
  const choice = withChoice('', { variant: variant?.sku ?? null, uids: null });
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: product.name ?? product.sku ?? '',
    href: urlKey ? pagePath(`/${urlKey}${product.url_suffix ?? ''}${choice}`) : null,
    image: pictureUrl(variant?.thumbnail) ?? pictureUrl(product.thumbnail),
    inStock: product.stock_status !== 'OUT_OF_STOCK' && variant?.stock_status !== 'OUT_OF_STOCK',
    urlKey,
    variantSku: variant?.sku ?? null,
  };
}

function optionsOf(item: CartItemAnswer): CartLine['options'] {
  return [...configurableWords(item), ...bundleWords(item), ...customWords(item), ...linkWords(item)];
}

function configurableWords(item: CartItemAnswer): CartLine['options'] {
  if (!('configurable_options' in item)) return [];
  return item.configurable_options.flatMap((option) =>
    option ? [{ label: option.option_label, value: option.value_label }] : [],
  );
}

function bundleWords(item: CartItemAnswer): CartLine['options'] {
  if (!('bundle_options' in item)) return [];
  return item.bundle_options.flatMap((option) => {
    if (!option) return [];
    const values = option.values.flatMap((value) => (value ? [`${value.quantity} × ${value.label}`] : []));
    return [{ label: option.label, value: values.join(', ') }];
  });
}

/** A value chosen from a list has a label; of what was written the text is shown. */
function customWords(item: CartItemAnswer): CartLine['options'] {
  return customOptionsOf(item).flatMap((option) => {
    if (!option) return [];
    const values = option.values.flatMap((value) =>
      value ? [value.label || dateWords(option.type, value.value)] : [],
    );
    return [{ label: option.label, value: values.join(', ') }];
  });
}

/** What is downloaded needs no heading: the links' own titles say it. */
function linkWords(item: CartItemAnswer): CartLine['options'] {
  if (!('links' in item)) return [];
  return (item.links ?? []).flatMap((link) => (link?.title ? [{ label: '', value: link.title }] : []));
}
