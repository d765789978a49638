import { type Badge, cardBadge, pieceBadge, strictestBadge } from '@/lib/catalog/card/card-rules';
import { loadBadges } from '@/lib/catalog/card/load-badges';
import { lineProductsVariables, lineVariant } from '@/lib/catalog/product/line-products';
import { read } from '@/lib/magento/browser/calls';
import { orderedProductsDocument } from './documents';

/** What names the products of an order's line. */
export interface OrderedProducts {
  id: string;
  sku: string;
  urlKey: string | null;
  /** SKUs of a bundle's parts. */
  parts: readonly string[];
}

/** The badges of lines by their ids, of those that have one; a part that is sold more strictly speaks for its bundle. Throws AppError. */
export async function readOrderedBadges(items: readonly OrderedProducts[]): Promise<Map<string, Badge>> {
  const badges = await loadBadges();
  if (!badges || items.length === 0) return new Map();
  const { byKey, bySku } = await read(orderedProductsDocument, lineProductsVariables(items), { isPersonal: true });
  const products = [byKey, bySku].flatMap((answer) => (answer?.items ?? []).filter((product) => product !== null));
  return new Map(
    items.flatMap(({ id, sku, urlKey, parts }) => {
      const own = products.filter(
        (product) =>
          (urlKey !== null && product.url_key === urlKey) || [sku, ...parts].some((one) => one === product.sku),
      );
      const found = own.map((product) => {
        // What a variant says of itself goes before what its parent says.
        const variant = product.__typename === 'ConfigurableProduct' ? lineVariant(product.variants, sku) : undefined;
        return variant
          ? pieceBadge(variant, product, badges.labels, badges.cardRules)
          : cardBadge(product, badges.labels, badges.cardRules);
      });
      const strictest = strictestBadge(found, badges.cardRules);
      return strictest ? [[id, strictest] as const] : [];
    }),
  );
}
