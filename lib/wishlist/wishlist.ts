import { pagePath, pageUnsoldRule } from '@/lib/browser/page-store';
import { isUnsold, isUnsoldPiece } from '@/lib/browser/unsold-rule';
import { decodeEntities, SEALED } from '@/lib/cart/items/entered-options';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { askedBy } from '@/lib/catalog/card/required-options';
import { withUrlSelection } from '@/lib/catalog/options/selection-url';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { type Money, toMoney } from '@/lib/format/money';
import type { ResultOf } from '@/lib/magento/graphql';
import type { wishFragment, wishlistDocument } from './documents';

/** A product that a customer wishes for, as far as they have chosen it. */
export interface Wish {
  id: string;
  sku: string;
  /** As the backend answered it, with the attributes that say how it is sold. */
  product: object;
  /** The chosen variant of it, answered alike; null where it has none, or none is chosen. */
  variant: object | null;
  name: string;
  href: string;
  image: string | null;
  inStock: boolean;
  /** Something that is done for the shopper: no goods lie in stock. */
  isService: boolean;
  /** The cart takes it; where not, its page says how it is obtained. */
  isSold: boolean;
  price: Money | null;
  /** The price is that of the cheapest choice: Magento tells no other, but of a variant. */
  isFrom: boolean;
  quantity: number;
  description: string;
  options: { label: string; value: string }[];
  /** What its page asks for before it can go to the cart, as on cards; null for nothing. */
  needs: CardProduct['needs'];
  /** Null where what was entered is not known as it was sent: Magento would forget it with every change. */
  selected: string[] | null;
}

/** The wishes read so far. */
export interface Wishlist {
  id: string;
  count: number;
  wishes: Wish[];
  pages: number;
}

type WishAnswer = ResultOf<typeof wishFragment>;
type Answer = NonNullable<NonNullable<ResultOf<typeof wishlistDocument>['customer']>['wishlists'][number]>;

/** Maps the backend's answer; wishes whose product has gone are left out. */
export function toWishlist({ id, items_count, items_v2 }: Answer): Wishlist {
  return {
    id: id ?? '',
    count: items_count ?? 0,
    wishes: (items_v2?.items ?? []).flatMap((item) => (item ? toWish(item) : [])),
    pages: items_v2?.page_info?.total_pages ?? 1,
  };
}

function toWish(item: WishAnswer): Wish[] {
  const { id, product, quantity, description } = item;
  if (!product?.sku) return [];
  const variant = chosenVariant(item);
  const price = (variant ?? product).price_range.minimum_price.final_price;
  const isFrom = hasListedExtras(item) || (variant === null && !FIXED.includes(item.__typename));
  // What is put together costs nothing until it is.
  const isPriced = typeof price.value === 'number' && (price.value > 0 || !isFrom);
  const query = withUrlSelection('', { variant: variant?.sku ?? null, uids: null });
  return [
    {
      id,
      sku: product.sku,
      product,
      variant,
      name: product.name ?? product.sku,
      href: pagePath(`/${product.url_key ?? ''}${product.url_suffix ?? ''}${query}`),
      image: imageUrl(variant?.thumbnail) ?? imageUrl(product.thumbnail),
      inStock: product.stock_status !== 'OUT_OF_STOCK',
      isService: product.__typename === 'VirtualProduct',
      isSold: isSold(item, variant),
      price: isPriced ? toMoney(price, price.currency ?? '') : null,
      isFrom,
      quantity,
      description: description ?? '',
      options: optionsOf(item).map(({ label, value }) => ({
        label: decodeEntities(label),
        // Answers about somebody's health, which a wish may have from before: their title is enough.
        value: decodeEntities(value).replace(SEALED, ''),
      })),
      needs: needs(item),
      selected: selectedOf(item),
    },
  ];
}

/** What is chosen of a configurable product, by the numbers of its values. */
function chosenValues(item: WishAnswer): number[] {
  return 'configurable_options' in item ? (item.configurable_options ?? []).flatMap((one) => one?.value_id ?? []) : [];
}

/** The variant that has all of them. */
function chosenVariant(item: WishAnswer) {
  const values = chosenValues(item);
  const { product } = item;
  if (values.length === 0 || !product || !('variants' in product)) return null;
  const found = (product.variants ?? []).find((variant) => {
    const own = (variant?.attributes ?? []).map((attribute) => attribute?.value_index);
    return own.length === values.length && values.every((value) => own.includes(value));
  });
  return found?.product ?? null;
}

/** Of a variant that the catalogue does not tell, as one that is sold out, nobody knows how it may be sold. */
function isSold(item: WishAnswer, variant: object | null): boolean {
  const { product } = item;
  const rule = pageUnsoldRule();
  if (rule === null) return true;
  if (isUnsold(product, rule)) return false;
  if (chosenValues(item).length > 0) return variant !== null && !isUnsoldPiece(variant, product, rule);
  return item.__typename === 'ConfigurableWishlistItem' || !isUnsoldPiece(product, null, rule);
}

/** Whether something was chosen from a list that may cost more; what is entered has no label. */
function hasListedExtras({ customizable_options }: WishAnswer): boolean {
  return customizable_options.some((option) => option?.values.some((value) => value?.label));
}

/** Types with one price. */
const FIXED: readonly string[] = ['SimpleWishlistItem', 'VirtualWishlistItem'];

/** What must be chosen or written before it can be moved to the cart; null for nothing. */
function needs(item: WishAnswer): Wish['needs'] {
  if (isUnchosen(item)) return 'choice';
  const { product, customizable_options: entered } = item;
  // What was entered for one stands in for all: a wish is not asked for half of them.
  return product && 'options' in product && entered.length === 0 ? askedBy(product.options) : null;
}

function isUnchosen(item: WishAnswer): boolean {
  switch (item.__typename) {
    case 'ConfigurableWishlistItem':
      return (item.configurable_options ?? []).length === 0;
    case 'BundleWishlistItem':
      return (item.bundle_options ?? []).length === 0;
    case 'DownloadableWishlistItem':
      return isChosenByLink(item) && (item.links_v2 ?? []).length === 0;
    case 'GroupedProductWishlistItem':
      return true;
    default:
      return false;
  }
}

function isChosenByLink({ product }: WishAnswer): boolean {
  return product?.__typename === 'DownloadableProduct' && product.links_purchased_separately === 1;
}

/** Uids as a change must send them again: Magento chooses the item anew. */
function selectedOf(item: WishAnswer): string[] | null {
  const custom = item.customizable_options.flatMap((option) => option?.values ?? []).filter((value) => value !== null);
  if (custom.some(({ label }) => !label) || item.__typename === 'GroupedProductWishlistItem') return null;
  const own = custom.map(({ customizable_option_value_uid: uid }) => uid);
  if ('configurable_options' in item) {
    const chosen = (item.configurable_options ?? []).filter((option) => option !== null);
    return [...own, ...chosen.map(({ id, value_id }) => btoa(`configurable/${id}/${value_id}`))];
  }
  if ('bundle_options' in item) {
    return [...own, ...(item.bundle_options ?? []).flatMap((option) => uidsOf(option?.values))];
  }
  if ('links_v2' in item) return [...own, ...uidsOf(item.links_v2)];
  return own;
}

function uidsOf(parts: readonly ({ uid: string } | null)[] | null | undefined): string[] {
  return (parts ?? []).flatMap((part) => part?.uid ?? []);
}

function optionsOf(item: WishAnswer): Wish['options'] {
  const custom = item.customizable_options.flatMap((option) =>
    option ? [{ label: option.label, value: option.values.map((one) => one?.label || one?.value).join(', ') }] : [],
  );
  if ('configurable_options' in item) {
    const chosen = (item.configurable_options ?? []).filter((option) => option !== null);
    return [...chosen.map((one) => ({ label: one.option_label, value: one.value_label })), ...custom];
  }
  if ('bundle_options' in item) {
    const chosen = (item.bundle_options ?? []).filter((option) => option !== null);
    return [...chosen.map(({ label, values }) => ({ label, value: values.map(pieces).join(', ') })), ...custom];
  }
  if ('links_v2' in item && isChosenByLink(item)) {
    return [
      ...(item.links_v2 ?? []).flatMap((link) => (link?.title ? [{ label: '', value: link.title }] : [])),
      ...custom,
    ];
  }
  return custom;
}

function pieces(value: { quantity: number; label: string } | null): string {
  return value ? `${value.quantity} × ${value.label}` : '';
}
