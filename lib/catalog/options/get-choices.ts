import 'server-only';
import { withAttributes } from '@/lib/catalog/product/attribute-fields';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { Choices, GroupedMember } from './choices';
import { toCustomOptions } from './custom-options';
import { choicesDocument } from './documents';
import { toDownloads } from './downloads';
import { toBundle } from './to-bundle';
import { toConfigurable, toPiece } from './to-configurable';

const UNIT_PRICING = ['unit_pricing_measure', 'unit_pricing_base'];

/** What there is to choose about the product at an address (URL key with suffix). Throws AppError. */
export async function getChoices(storeContext: StoreContext, url: string, tags: string[]): Promise<Choices> {
  const { productAttributes } = await getCapabilities();
  const attributes = UNIT_PRICING.filter((code) => productAttributes.includes(code));
  const { route } = await query(
    withAttributes(choicesDocument, 'PieceFields', attributes),
    { url },
    { storeContext, tags },
  );
  const { currency } = storeContext;
  return {
    configurable: route?.__typename === 'ConfigurableProduct' ? toConfigurable(route, currency) : null,
    bundle: route?.__typename === 'BundleProduct' ? toBundle(route, currency) : null,
    members: route?.__typename === 'GroupedProduct' ? toMembers(route.items, currency) : [],
    downloads: route?.__typename === 'DownloadableProduct' ? toDownloads(route, currency) : null,
    options: route && 'options' in route ? toCustomOptions(route.options, currency) : [],
  };
}

type Route = NonNullable<ResultOf<typeof choicesDocument>['route']>;
type GroupedItems = Extract<Route, { __typename: 'GroupedProduct' }>['items'];

function toMembers(items: GroupedItems, currency: string): GroupedMember[] {
  return (items ?? [])
    .filter((item) => item !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ product, qty }) => {
      if (!product?.sku || !product.name) return [];
      return [{ ...toPiece(product, currency), name: product.name, quantity: qty ?? 0 }];
    });
}
