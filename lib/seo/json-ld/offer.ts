import type { Product } from '@/lib/catalog/product/product';
import { toMajorUnits } from '@/lib/format/money';
import type { Thing } from './json-ld';

/** What the offers of a page have in common. */
export interface OfferTerms {
  /** ISO 4217, the page's. */
  currency: string;
  seller: string;
}

interface OfferFacts {
  /** Minor units. */
  price: number;
  inStock: boolean;
  url: string;
}

/** One thing for one price. */
export function offer({ price, inStock, url }: OfferFacts, { currency, seller }: OfferTerms): Thing {
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
export function productOffer({ price, inStock, choices }: Product, url: string, terms: OfferTerms): Thing {
  if (!price.isFrom) return offer({ price: price.final.minor, inStock, url }, terms);
  const prices = choices.members.map((member) => member.price.final);
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: toMajorUnits(price.final),
    highPrice: prices.length > 0 ? toMajorUnits({ minor: Math.max(...prices), currency: terms.currency }) : undefined,
    offerCount: prices.length > 0 ? prices.length : undefined,
    priceCurrency: terms.currency,
    availability: availability(inStock),
  };
}

function availability(inStock: boolean): string {
  return `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
}
