import { apartAttributes, type Badge, cardBadge, isShownOn, isSold, productLabel } from '@/lib/catalog/card/card-rules';
import type { BadgeLabels } from '@/lib/catalog/card/load-badges';
import { FIRST_PAGE, isCategoryCode, listingHref } from '@/lib/catalog/listing/listing-params';
import { attributeValue } from '@/lib/catalog/product/attributes';
import {
  isFree,
  type PriceView,
  toPriceView,
  UNIT_ATTRIBUTES,
  type UnitPrice,
  unitPricing,
  unofferedPrice,
} from '@/lib/catalog/product/price';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { times } from '@/lib/format/money';
import type { VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import type { SuggestAnswer, suggestDocument } from './documents';
import { isNamed } from './named-product';
import { searchHref } from './search-term';

/** Whether a term suggests anything: Magento refuses to match one of fewer than three bytes, which a Thai letter has. */
export function isLongEnough(term: string): boolean {
  return new TextEncoder().encode(term).length >= 3;
}

/** Shown below the five products. */
const MAX_CATEGORIES = 3;
const MAX_TERMS = 4;

export type SuggestQuery = QueryText<SuggestAnswer, VariablesOf<typeof suggestDocument>>;

export interface ProductSuggestion {
  uid: string;
  name: string;
  href: string;
  image: string | null;
  price: PriceView;
  isFree?: true;
  unitPrice: UnitPrice | null;
  badge: Badge | null;
}

/** A category; with `isWithin` its link leads to the results in it instead of its page. */
export interface CategorySuggestion {
  name: string;
  href: string;
  isWithin: boolean;
}

export interface Suggestions {
  term: string;
  products: ProductSuggestion[];
  categories: CategorySuggestion[];
  terms: { term: string; href: string }[];
  /** The URL of all results; null where there are none. */
  resultsHref: string | null;
}

interface SuggestionContext {
  storeView: Pick<StoreView, 'code' | 'isDefault'>;
  currency: string;
  path: string;
  /** Null in a shop without badges. */
  badges: BadgeLabels | null;
}

/** Maps the backend's answer: category pages first, then results within a category; products that may be suggested. */
export function toSuggestions(
  term: string,
  { products, categories }: SuggestAnswer,
  { storeView, currency, path, badges }: SuggestionContext,
): Suggestions {
  const results = searchHref(path, term);
  const pages = (categories?.items ?? []).flatMap((category): CategorySuggestion[] => {
    if (!category?.name || !category.url_path) return [];
    const href = viewPath(storeView, `/${category.url_path}${category.url_suffix ?? ''}`);
    return [{ name: category.name, href, isWithin: false }];
  });
  const facet = products?.aggregations?.find((one) => one && isCategoryCode(one.attribute_code));
  const within = (facet?.options ?? []).flatMap((option): CategorySuggestion[] => {
    if (!facet || !option?.label || pages.some(({ name }) => name === option.label)) return [];
    const filter = { code: facet.attribute_code, label: option.label, value: option.value };
    return [{ name: option.label, href: listingHref(results, { ...FIRST_PAGE, filters: [filter] }), isWithin: true }];
  });
  const others = (products?.suggestions ?? [])
    .flatMap((suggestion) => suggestion?.search || [])
    .filter((other) => other.toLowerCase() !== term.toLowerCase());
  return {
    term,
    products: (products?.items ?? []).flatMap((item): ProductSuggestion[] => {
      if (!item?.name || !item.url_key) return [];
      const badge = badges && cardBadge(item, badges.labels, badges.cardRules);
      const isAsked = isNamed(term, item.name, ingredientsOf(item, badges));
      if (!isShownOn({ badge }, isAsked ? 'search' : 'suggested')) return [];
      const asked = toPriceView(item.price_range, item.__typename, currency);
      const price = isSold({ badge }) ? asked : unofferedPrice(asked);
      const href = viewPath(storeView, `/${item.url_key}${item.url_suffix ?? ''}`);
      return [
        {
          uid: item.uid,
          name: item.name,
          href,
          image: imageUrl(item.small_image),
          price,
          ...(isFree(price, item.__typename) ? { isFree: true } : {}),
          unitPrice: unitPriceOf(item, price),
          badge,
        },
      ];
    }),
    categories: [...pages, ...within].slice(0, MAX_CATEGORIES),
    terms: others.slice(0, MAX_TERMS).map((other) => ({ term: other, href: searchHref(path, other) })),
    resultsHref: products?.total_count ? results : null,
  };
}

/** The merchant's own texts, as they stand: of a range of prices there is none. */
function unitPriceOf(product: object, { final, isFrom, isUnknown }: PriceView): UnitPrice | null {
  const [measure = null, base = null] = UNIT_ATTRIBUTES.map((code) => attributeValue(product, code));
  const pricing = isFrom || isUnknown ? null : unitPricing(measure, base);
  return pricing && { price: times(final, pricing.factor), unit: pricing.unit };
}

function ingredientsOf(product: object, badges: BadgeLabels | null): string[] {
  if (!badges) return [];
  return apartAttributes(badges.cardRules).flatMap((code) => productLabel(product, code, badges.labels) ?? []);
}
