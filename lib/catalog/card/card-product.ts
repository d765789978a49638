import type { AttributeCatalogue } from '@/lib/catalog/product/attributes';
import {
  isFree,
  type PriceView,
  type TierPrice,
  toPriceView,
  toTierPrices,
  type UnitPrice,
  unitPricing,
  unofferedPrice,
} from '@/lib/catalog/product/price';
import { cartImage, imageUrl, toProductImages } from '@/lib/catalog/product/product-images';
import { times } from '@/lib/format/money';
import { keepAmounts } from '@/lib/format/unbroken';
import type { ResultOf } from '@/lib/magento/graphql';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import { type Badge, type CardRules, cardLabels } from './card-rules';
import type { productCardFragment } from './documents';
import { askedBy } from './required-options';

/** A product as cards show it; also what the product page's own head is made of. */
export interface CardProduct {
  /** The product's number, which compare lists know it by. */
  id: string;
  uid: string;
  sku: string;
  name: string;
  /** For the eye: without the brand that it starts with, which stands above it, and with amounts that do not break. */
  shortName: string;
  href: string;
  image: string | null;
  /** The gallery's entry that stands for it in the cart [CART-6]. */
  cartImage: string | null;
  price: PriceView;
  isFree?: true;
  unitPrice: UnitPrice | null;
  /** The best price that buying more of it gives. */
  bestTier: TierPrice | null;
  swatches: Swatch[];
  /** Percent of five stars; null without a review. */
  rating: { percent: number; count: number } | null;
  inStock: boolean;
  /** What its page asks for before it can be bought: something to choose, or to write only; null for nothing. */
  needs: 'choice' | 'entry' | null;
  brand: string | null;
  details: string[];
  /** Something that is done for the shopper: no goods lie in stock. */
  isService?: true;
  /** It is booked for a day. */
  isBooked?: true;
  /** What cards alone say below its name: the earliest day of what is booked, or the packs that there are to choose from. */
  note?: string;
  badge: Badge | null;
}

type AnyProduct = ResultOf<typeof productCardFragment>;
type OneOf<Type extends AnyProduct['__typename']> = Extract<AnyProduct, { __typename: Type }>;

/** What a shop without reviews lacks. */
type Rating = 'rating_summary' | 'review_count';

/** A product as cards ask for it, its type still unknown: what only some types or shops have may be missing. */
export type ProductAnswer = Pick<AnyProduct, Exclude<keyof AnyProduct, Rating>> &
  Partial<Pick<AnyProduct, Rating>> &
  Partial<Pick<OneOf<'ConfigurableProduct'>, 'configurable_options' | 'options'>> &
  Partial<Pick<OneOf<'DownloadableProduct'>, 'links_purchased_separately'>>;

/** Types that are bought as they are, where none of their own options is required. */
const PLAIN_TYPES: readonly string[] = ['SimpleProduct', 'VirtualProduct', 'DownloadableProduct'];

export interface CardContext {
  storeView: Pick<StoreView, 'code' | 'isDefault'>;
  currency: string;
  attributes: AttributeCatalogue;
  cardRules?: CardRules;
}

/** Maps a product for cards; null where it has no SKU, name or address to go to. */
export function toCardProduct(
  answer: ProductAnswer,
  { storeView, currency, attributes, cardRules }: CardContext,
): CardProduct | null {
  const { sku, name, url_key } = answer;
  if (!sku || !name || !url_key) return null;
  const { brand, details, badge, measure, base } = cardLabels(answer, attributes, cardRules);
  const asked = toPriceView(answer.price_range, answer.__typename, currency, answer.stock_status);
  const isOffered = badge?.isSold !== false;
  const price = isOffered ? asked : unofferedPrice(asked);
  const pricing = price.isFrom || price.isUnknown ? null : unitPricing(measure, base);
  return {
    id: String(answer.id ?? ''),
    uid: answer.uid,
    sku,
    name,
    shortName: keepAmounts(withoutBrand(name, brand)),
    href: viewPath(storeView, `/${url_key}${answer.url_suffix ?? ''}`),
    image: imageUrl(answer.small_image),
    cartImage: cartImage(toProductImages(answer.media_gallery, answer.small_image, name))?.url ?? null,
    price,
    ...(isFree(price, answer.__typename) ? { isFree: true } : {}),
    unitPrice: pricing && { price: times(price.final, pricing.factor), unit: pricing.unit },
    bestTier: isOffered && !price.isUnknown ? bestTier(answer, price) : null,
    swatches: colourSwatches(answer.configurable_options),
    rating: answer.review_count ? { percent: answer.rating_summary ?? 0, count: answer.review_count } : null,
    inStock: answer.stock_status !== 'OUT_OF_STOCK',
    needs: needs(answer),
    ...(answer.__typename === 'VirtualProduct' ? { isService: true } : {}),
    brand,
    details: details.filter((detail) => !isSaid(detail, name)).map(keepAmounts),
    badge,
  };
}

/**
 * Whether a text tells a detail already, however it is spaced and whatever the order of its parts: "8mg/500mg" tells
 * "500 mg / 8 mg", but "2.5 mg" not "5 mg".
 */
export function isSaid(detail: string, text: string): boolean {
  return detail.split('/').every((part) => isPartSaid(part, text));
}

/** As "Pack of 90", which "… , 90 tablets" and "… tablets, 90" tell; Thai may have a word behind the number, and no comma. */
const COUNTED = /^\p{L}[^\d]*\s(\d+)( \D+)?$/u;

function isPartSaid(detail: string, name: string): boolean {
  const [, count] = COUNTED.exec(detail) ?? [];
  // Shorter words are units of what is measured; Thai ones have a full stop.
  if (count && new RegExp(`(,\\s${count}|\\W\\s${count}\\s([\\p{L}\\p{M}]{4,}|[ก-๛]{3}))$`, 'u').test(name))
    return true;
  const letters = [...detail.replace(/\s/g, '')].map((letter) => letter.replace(/\W/g, '\\$&'));
  // No number goes on before it or behind it: "5 mg" is not said by "2.5 mg", nor "+1" by "+1.5".
  return new RegExp(`(^|[^\\d.,]|\\D[.,])${letters.join('\\s*')}(?![.,]?\\d)`, 'i').test(name);
}

function needs({ __typename, options, links_purchased_separately }: ProductAnswer): CardProduct['needs'] {
  const isPlain = PLAIN_TYPES.includes(__typename) && links_purchased_separately !== 1;
  return isPlain ? askedBy(options) : 'choice';
}

function bestTier({ __typename, price_tiers }: ProductAnswer, { final }: PriceView): TierPrice | null {
  const tiers = toTierPrices(price_tiers, final, __typename);
  return tiers.toSorted((a, b) => a.price.minor - b.price.minor)[0] ?? null;
}

/** What is left begins with a capital, unless it is spelt as "pH" is. */
export function withoutBrand(name: string, brand: string | null): string {
  const rest = brand && name.startsWith(`${brand} `) ? name.slice(brand.length).trim() : '';
  return rest.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) || name;
}

/** A colour that stands for an option, such as a flavour. */
export interface Swatch {
  code: string;
  /** The option's id, as aggregations spell it. */
  value: string;
  label: string;
  /** As the merchant wrote it: `#e8b53a`. */
  colour: string;
}

/** The colours among a configurable product's options; other kinds of swatches are words or images. */
export function colourSwatches(options: ProductAnswer['configurable_options']): Swatch[] {
  return (options ?? []).flatMap((option) =>
    (option?.values ?? []).flatMap((entry): Swatch[] => {
      const value = optionId(entry?.uid);
      const colour = entry?.swatch_data?.__typename === 'ColorSwatchData' ? entry.swatch_data.value : null;
      if (!option?.attribute_code || !value || !entry?.label || !colour || !isColour(colour)) return [];
      return [{ code: option.attribute_code, value, label: entry.label, colour }];
    }),
  );
}

/** The id in an option's uid, `configurable/155/560` in base64. */
function optionId(uid: string | null | undefined): string | null {
  try {
    return /^configurable\/\d+\/(\d+)$/.exec(atob(uid ?? ''))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** It becomes a style: nothing but a plain colour may pass. */
function isColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}
