import type { Badge } from '@/lib/catalog/card/card-rules';
import type { UnitPrice } from '@/lib/catalog/product/price';
import { searchHref } from '@/lib/catalog/search/search-term';
import { formatMoney } from '@/lib/format/money';
import type { RootComponent } from '@/lib/shell/navigation-store';
import type { Found, SuggestContext } from './use-suggestions';

/** `{term}`, `{name}`, `{count}`, `{price}` and `{unit}` stand for what the browser puts in. */
export interface SuggestLabels {
  label: string;
  products: string;
  categories: string;
  terms: string;
  advice: string;
  inCategory: string;
  all: string;
  none: string;
  summary: string;
  from: string;
  free: string;
  unitPrice: string;
}

export interface Suggestion {
  key: string;
  label: string;
  href: string;
  page: RootComponent;
  /** Null where it is no product; a null image is one that the product lacks. */
  product: { image: string | null; price: string; unitPrice: string | null; badge: Badge | null } | null;
}

/** Of the only suggestion where nothing was found. */
export const NOTHING = 'nothing';

/** Suggestions as the groups of a list, those with nothing in them left out; where all are, the way to `path`, which helps. */
export function toGroups(found: Found, labels: SuggestLabels, { storeView }: SuggestContext, path: string) {
  const perUnit = ({ price, unit }: UnitPrice) =>
    labels.unitPrice.replace('{price}', formatMoney(price, storeView.locale)).replace('{unit}', () => unit);
  const products = found.products.map(({ uid, name, href, image, price, unitPrice, badge, isFree }): Suggestion => {
    const amount = isFree ? labels.free : formatMoney(price.final, storeView.locale);
    const shown = price.isFrom ? labels.from.replace('{price}', amount) : amount;
    return {
      key: uid,
      label: name,
      href,
      page: 'PRODUCT',
      product: { image, price: price.isUnknown ? '' : shown, unitPrice: unitPrice && perUnit(unitPrice), badge },
    };
  });
  const categories = found.categories.map(
    ({ name, href, isWithin }): Suggestion => ({
      key: href,
      label: isWithin ? labels.inCategory.replace('{name}', () => name).replace('{term}', () => found.term) : name,
      href,
      page: isWithin ? 'SEARCH' : 'CATEGORY',
      product: null,
    }),
  );
  const terms = found.terms.map(
    ({ term, href }): Suggestion => ({ key: href, label: term, href, page: 'SEARCH', product: null }),
  );
  const advice = found.advice.map(
    ({ title, href }): Suggestion => ({ key: href, label: title, href, page: 'CMS_PAGE', product: null }),
  );
  const groups = [
    { name: labels.products, options: products },
    { name: labels.categories, options: categories },
    { name: labels.advice, options: advice },
    { name: labels.terms, options: terms },
  ].filter(({ options }) => options.length > 0);
  if (groups.length > 0 || found.resultsHref) return groups;
  const nothing: Suggestion = {
    key: NOTHING,
    label: labels.none.replace('{term}', () => found.term),
    href: searchHref(path, found.term),
    page: 'SEARCH',
    product: null,
  };
  return [{ name: labels.terms, options: [nothing] }];
}

/** The way to all that the shop has for the term; null where it has nothing. */
export function toResults({ term, resultsHref }: Found, labels: SuggestLabels): Suggestion | null {
  if (!resultsHref) return null;
  const label = labels.all.replace('{term}', () => term);
  return { key: resultsHref, label, href: resultsHref, page: 'SEARCH', product: null };
}
