import type { Badge } from '@/lib/catalog/card/card-rules';
import type { Suggestions } from '@/lib/catalog/search/suggestions';
import { formatMoney } from '@/lib/format/money';
import type { RootComponent } from '@/lib/shell/navigation-store';
import type { SuggestContext } from './use-suggestions';

/** `{term}`, `{name}`, `{count}` and `{price}` stand for what the browser puts in. */
export interface SuggestLabels {
  label: string;
  products: string;
  categories: string;
  terms: string;
  inCategory: string;
  all: string;
  none: string;
  summary: string;
  from: string;
}

export interface Suggestion {
  key: string;
  label: string;
  href: string;
  page: RootComponent;
  /** Null where it is no product; a null image is one that the product lacks. */
  product: { image: string | null; price: string; badge: Badge | null } | null;
}

/** Suggestions as the groups of a list, those with nothing in them left out. */
export function toGroups(found: Suggestions, labels: SuggestLabels, { storeView }: SuggestContext) {
  const products = found.products.map(({ uid, name, href, image, price, badge }): Suggestion => {
    const amount = formatMoney(price.final, storeView.locale);
    const shown = price.isFrom ? labels.from.replace('{price}', amount) : amount;
    return { key: uid, label: name, href, page: 'PRODUCT', product: { image, price: shown, badge } };
  });
  const categories = found.categories.map(
    ({ name, href, isWithin }): Suggestion => ({
      key: href,
      label: isWithin ? labels.inCategory.replace('{term}', found.term).replace('{name}', name) : name,
      href,
      page: isWithin ? 'SEARCH' : 'CATEGORY',
      product: null,
    }),
  );
  const all = found.resultsHref ? [{ term: labels.all.replace('{term}', found.term), href: found.resultsHref }] : [];
  const terms = [...found.terms, ...all].map(
    ({ term, href }): Suggestion => ({ key: href, label: term, href, page: 'SEARCH', product: null }),
  );
  return [
    { name: labels.products, options: products },
    { name: labels.categories, options: categories },
    { name: labels.terms, options: terms },
  ].filter(({ options }) => options.length > 0);
}
