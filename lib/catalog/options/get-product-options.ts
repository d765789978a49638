import 'server-only';
import type { UnsoldRule } from '@/lib/browser/unsold-rule';
import { type CardRules, unsoldRule } from '@/lib/catalog/card/card-rules';
import { withAttributes, withGroupedItemAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { UNIT_ATTRIBUTES } from '@/lib/catalog/product/price';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { getCurrencyRate } from '@/lib/store/get-currency-rate';
import { getTimeZone } from '@/lib/store/get-time-zone';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { type Bundle, toBundle } from './bundle';
import type { Configurable, SimpleProduct } from './configurable';
import { asksForMore, type CustomOption, toCustomOptions } from './custom-options';
import { productOptionsDocument } from './documents';
import { type Downloads, toDownloads } from './downloads';
import { toConfigurable, toSimpleProduct } from './to-configurable';

/** A product of a group, bought by itself. */
export interface GroupedItem extends SimpleProduct {
  name: string;
  quantity: number;
  /** Its page: what is sold in groups alone has none. */
  href?: string;
}

/** How many may be bought at once; null where the backend does not say. */
export interface QuantityLimits {
  min: number;
  max: number | null;
}

/** Everything that there is to choose about a product; what its type does not have is null or empty. */
export interface ProductOptions {
  configurable: Configurable | null;
  bundle: Bundle | null;
  groupedItems: GroupedItem[];
  downloads: Downloads | null;
  customOptions: CustomOption[];
  /** It needs what the shop cannot ask for: a file, or to whom a gift card goes. */
  isUnorderable?: true;
}

/** What there is to choose at an address (URL key with suffix), with what is not sold marked. Throws AppError. */
export async function getProductOptions(
  storeContext: StoreContext,
  url: string,
  tags: string[],
  cardRules?: CardRules,
): Promise<ProductOptions> {
  const { productAttributes } = await getCapabilities();
  const isKnown = (code: string) => productAttributes.includes(code);
  const pricing = UNIT_ATTRIBUTES.filter(isKnown);
  const ruling = cardRules ? [cardRules.badge.code].filter(isKnown) : [];
  const document = withAttributes(productOptionsDocument, 'SimpleProductFields', pricing);
  const [{ route }, attributes] = await Promise.all([
    query(
      withGroupedItemAttributes(withAttributes(document, 'RuledProduct', ruling), [...pricing, ...ruling]),
      { url },
      { storeContext, tags },
    ),
    ruling.length > 0 ? getAttributes(storeContext) : null,
  ]);
  const { currency } = storeContext;
  // Where Magento has no rate it answers no prices either.
  const rate = hasBaseAmounts(route) ? ((await getCurrencyRate(storeContext)) ?? 1) : 1;
  const rule = attributes && unsoldRule(cardRules, attributes);
  return {
    configurable: route?.__typename === 'ConfigurableProduct' ? toConfigurable(route, currency, rule) : null,
    bundle: route?.__typename === 'BundleProduct' ? toBundle(route, currency, rule, rate) : null,
    groupedItems: route?.__typename === 'GroupedProduct' ? toGroupedItems(route.items, storeContext, rule) : [],
    downloads: route?.__typename === 'DownloadableProduct' ? toDownloads(route, currency, rate) : null,
    customOptions:
      route && 'options' in route
        ? await withTimeZone(storeContext, toCustomOptions(route.options, currency, rate))
        : [],
    ...(isUnorderable(route) ? { isUnorderable: true } : {}),
  };
}

type Route = NonNullable<ResultOf<typeof productOptionsDocument>['route']>;

function isUnorderable(route: Route | null): boolean {
  // Adobe Commerce's: the schema of Magento Open Source does not know it.
  if ((route?.__typename as string | undefined) === 'GiftCardProduct') return true;
  return !!route && 'options' in route && asksForMore(route.options);
}

/** Days are the shop's, wherever their page is rendered, or read. */
async function withTimeZone(storeContext: StoreContext, options: CustomOption[]): Promise<CustomOption[]> {
  const isOfDays = (option: CustomOption) => 'days' in option;
  const timeZone = options.some(isOfDays) ? await getTimeZone(storeContext) : null;
  if (timeZone === null) return options;
  return options.map((option) =>
    'days' in option && option.days ? { ...option, days: { ...option.days, timeZone } } : option,
  );
}

/** Whether a product has amounts that Magento tells in the base currency, whatever the page's is. */
function hasBaseAmounts(route: Route | null): boolean {
  if (route?.__typename === 'DownloadableProduct' || route?.__typename === 'BundleProduct') return true;
  return !!route && 'options' in route && !!route.options?.length;
}

type GroupedItems = Extract<Route, { __typename: 'GroupedProduct' }>['items'];

function toGroupedItems(
  items: GroupedItems,
  { storeView, currency }: StoreContext,
  rule: UnsoldRule | null,
): GroupedItem[] {
  return (items ?? [])
    .filter((item) => item !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ product, qty }) => {
      if (!product?.sku || !product.name) return [];
      const { name, url_key, url_suffix, url_rewrites } = product;
      // Each has a key; what is not seen by itself has no address.
      const page = url_key && url_rewrites?.length ? `/${url_key}${url_suffix ?? ''}` : null;
      const href = page && { href: viewPath(storeView, page) };
      return [{ ...toSimpleProduct(product, currency, rule), name, quantity: qty ?? 0, ...href }];
    });
}
