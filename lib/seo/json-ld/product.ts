import { isShownOn, isSold } from '@/lib/catalog/card/card-rules';
import type { Configurable, Variant } from '@/lib/catalog/options/configurable';
import { hasRefusedParts } from '@/lib/catalog/options/refused-parts';
import { withUrlSelection } from '@/lib/catalog/options/selection-url';
import type { Product } from '@/lib/catalog/product/get-product';
import type { Review } from '@/lib/catalog/reviews/review';
import { siteUrl } from '@/lib/config/site-origin';
import { toMajorUnits } from '@/lib/format/money';
import { mediaUrl } from '@/lib/images/media-url';
import type { Thing } from './json-ld';

/** What the product's own data do not say. */
export interface ProductContext extends OfferTerms {
  url: string;
  description: string;
  reviews: readonly Review[];
}

/** Pixels of an image for search engines. */
const PICTURE_WIDTH = 1280;

/** Variants described at most: each costs some 400 bytes of every page view. */
const MAX_VARIANTS = 60;

/** Attributes that schema.org has a property for. */
const KNOWN_PROPERTIES = new Set(['color', 'size', 'material', 'pattern']);

/** A product, or the group of variants that a configurable one is [CAT-5]. */
export function productThing(product: Product, context: ProductContext): Thing {
  const { configurable } = product.options;
  const common = {
    '@id': `${context.url}#product`,
    name: product.name,
    url: context.url,
    description: context.description || undefined,
    image: product.images.map(({ url }) => imageUrl(url)),
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    ...ratings(product, context.reviews),
  };
  if (!configurable) {
    const offers =
      isOffered(product) && !hasUnsoldPart(product) ? productOffer(product, context.url, context) : undefined;
    return { '@type': 'Product', ...common, sku: product.sku, offers };
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.sku,
    variesBy: configurable.options.map(({ code, label }) =>
      KNOWN_PROPERTIES.has(code) ? `https://schema.org/${code}` : label,
    ),
    hasVariant: configurable.variants
      .slice(0, MAX_VARIANTS)
      .map((variant) => variantThing(product, configurable, variant, context)),
  };
}

/** Whether its price may be told to those who read no page: what the cart takes, the trade lets be offered and has one. */
function isOffered(product: Product): boolean {
  return isSold(product) && isShownOn(product, 'offer') && !product.price.isUnknown && !product.options.isUnorderable;
}

/** Whether a bundle's lowest price may be that of a part which the cart does not take. */
function hasUnsoldPart({ options }: Product): boolean {
  return options.bundle !== null && hasRefusedParts(options);
}

function variantThing(product: Product, { options }: Configurable, variant: Variant, context: ProductContext): Thing {
  const chosen = options.flatMap(({ code, label, values }, optionIndex) => {
    const value = values[variant.values[optionIndex] ?? -1]?.label;
    return value ? [{ code, label, value }] : [];
  });
  const image = variant.image?.url ?? product.images[0]?.url;
  const others = chosen.filter(({ code }) => !KNOWN_PROPERTIES.has(code));
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: `${product.name}, ${chosen.map(({ value }) => value).join(', ')}`,
    image: image ? imageUrl(image) : undefined,
    ...Object.fromEntries(
      chosen.filter(({ code }) => KNOWN_PROPERTIES.has(code)).map(({ code, value }) => [code, value]),
    ),
    additionalProperty: others.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    offers:
      isOffered(product) && !variant.isRefused
        ? offer(
            {
              price: variant.price.final,
              inStock: variant.inStock,
              url: `${context.url}${withUrlSelection('', { variant: variant.sku, uids: null })}`,
            },
            context,
          )
        : undefined,
  };
}

function imageUrl(url: string): string {
  return siteUrl(mediaUrl(url, { kind: 'product', width: PICTURE_WIDTH }));
}

/** What the offers of a page have in common. */
export interface OfferTerms {
  /** ISO 4217, the page's. */
  currency: string;
  seller: string;
}

interface OfferFacts {
  price: number;
  inStock: boolean;
  url: string;
}

function offer({ price, inStock, url }: OfferFacts, { currency, seller }: OfferTerms): Thing {
  return {
    '@type': 'Offer',
    url,
    price: toMajorUnits({ minor: price, currency }),
    priceCurrency: currency,
    availability: availability(inStock),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
  };
}

/** What a product is sold for: one price, or from the lowest on where it depends on what is chosen. */
function productOffer({ price, inStock, options }: Product, url: string, terms: OfferTerms): Thing {
  if (!price.isFrom) return offer({ price: price.final.minor, inStock, url }, terms);
  const prices = options.groupedItems.filter(({ isRefused }) => !isRefused).map((item) => item.price.final);
  // The cheapest of a group may be one that the cart does not take.
  const lowest = Math.max(price.final.minor, prices.length > 0 ? Math.min(...prices) : 0);
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: toMajorUnits({ minor: lowest, currency: terms.currency }),
    highPrice: prices.length > 0 ? toMajorUnits({ minor: Math.max(...prices), currency: terms.currency }) : undefined,
    offerCount: prices.length > 0 ? prices.length : undefined,
    priceCurrency: terms.currency,
    availability: availability(inStock),
  };
}

function availability(inStock: boolean): string {
  return `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
}

interface Ratings {
  aggregateRating?: Thing;
  review?: Thing[];
}

/** What shoppers think of a product, as its page shows it; no stars where nobody gave any: search engines refuse a zero. */
function ratings({ rating }: Pick<Product, 'rating'>, reviews: readonly Review[]): Ratings {
  if (!rating) return {};
  const mean = { '@type': 'AggregateRating', ...stars(rating.percent), reviewCount: rating.count };
  // Search engines take no review without a rating.
  const rated = reviews.filter(({ percent }) => percent > 0);
  return {
    ...(rating.percent > 0 ? { aggregateRating: mean } : {}),
    ...(rated.length > 0 ? { review: rated.map(reviewThing) } : {}),
  };
}

function reviewThing({ nickname, summary, text, createdAt, percent }: Review): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: nickname },
    datePublished: createdAt.slice(0, 10),
    name: summary,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ...stars(percent) },
  };
}

/** Of five, with one decimal; Magento rates in percent. */
function stars(percent: number) {
  return { ratingValue: Math.round(percent / 2) / 10, bestRating: 5, worstRating: 1 };
}
