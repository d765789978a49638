import { type Badge, cardBadge, pieceBadge, strictestBadge } from '@/lib/catalog/card/card-rules';
import { loadBadges } from '@/lib/catalog/card/load-badges';
import { read } from '@/lib/magento/browser/calls';
import type { ResultOf } from '@/lib/magento/graphql';
import { orderedProductsDocument } from './documents';

/** What names the products of an order's line. */
export interface OrderedProducts {
  id: string;
  sku: string;
  urlKey: string | null;
  /** SKUs of a bundle's parts. */
  parts: readonly string[];
}

type Answer = NonNullable<ResultOf<typeof orderedProductsDocument>['byKey']>;
type OrderedProduct = NonNullable<NonNullable<Answer['items']>[number]>;

/** The badges of lines by their ids, of those that have one; a part that is sold more strictly speaks for its bundle. Throws AppError. */
export async function readOrderedBadges(items: readonly OrderedProducts[]): Promise<Map<string, Badge>> {
  const badges = await loadBadges();
  if (!badges || items.length === 0) return new Map();
  const skus = [...new Set(items.flatMap(({ sku, parts }) => [sku, ...parts]))];
  const urlKeys = [...new Set(items.flatMap(({ urlKey }) => urlKey ?? []))];
  const pageSize = Math.max(skus.length, urlKeys.length);
  const { byKey, bySku } = await read(orderedProductsDocument, { skus, urlKeys, pageSize }, { isPersonal: true });
  const products = [byKey, bySku].flatMap((answer) => (answer?.items ?? []).filter((product) => product !== null));
  return new Map(
    items.flatMap(({ id, sku, urlKey, parts }) => {
      const own = products.filter(
        (product) =>
          (urlKey !== null && product.url_key === urlKey) || [sku, ...parts].some((one) => one === product.sku),
      );
      const found = own.map((product) => {
        const variant = variantOf(product, sku);
        return variant
          ? pieceBadge(variant, product, badges.labels, badges.cardRules)
          : cardBadge(product, badges.labels, badges.cardRules);
      });
      const strictest = strictestBadge(found, badges.cardRules);
      return strictest ? [[id, strictest] as const] : [];
    }),
  );
}

/**
 * The variant of a product that a line is of, whose SKU Magento has the SKUs of its options appended to. What it says of
 * itself goes before what its parent says.
 */
function variantOf(product: OrderedProduct, sku: string) {
  const variants = product.__typename === 'ConfigurableProduct' ? (product.variants ?? []) : [];
  return variants
    .flatMap((variant) => variant?.product ?? [])
    .filter((one) => `${sku}-`.startsWith(`${one.sku}-`))
    .sort((a, b) => (b.sku ?? '').length - (a.sku ?? '').length)[0];
}
