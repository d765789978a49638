import type { Context } from '../../../../context';
import type { bundleOption } from '../../../../database/schema/products';
import { label } from '../../../../labels';
import { uid } from '../../../../uid';
import type { Product } from '../product-queries';
import { bundleOptionsOf, bundleSelectionsOf } from './bundle-queries';

type Item = typeof bundleOption.$inferSelect & { bundle: Product };
type Selection = Awaited<ReturnType<typeof bundleSelectionsOf>>[number] & { bundle: Product };

async function items(parent: Product, _: unknown, ctx: Context) {
  return (await bundleOptionsOf(ctx, parent.id)).map((option) => ({ ...option, bundle: parent }));
}

// A dynamic bundle's selections carry no price of their own: Magento shows them as 0, FIXED. Others are told in the
// base currency, whatever the request's is.
function ownPrice({ bundle, price, priceType }: Selection) {
  if (bundle.bundleDynamicPrice || priceType === 'DYNAMIC') return { price: 0, price_type: 'FIXED' };
  return { price: price ?? 0, price_type: priceType };
}

export const bundleResolvers = {
  BundleItem: {
    option_id: (parent: Item) => parent.id,
    uid: (parent: Item) => uid('bundle', parent.id),
    title: (parent: Item, _: unknown, ctx: Context) => label(parent.titles, ctx.store),
    required: (parent: Item) => parent.isRequired,
    sku: (parent: Item) => parent.bundle.sku,
    options: async (parent: Item, _: unknown, ctx: Context) =>
      (await bundleSelectionsOf(ctx, parent.id)).map((selection) => ({ ...selection, bundle: parent.bundle })),
  },
  BundleItemOption: {
    uid: (parent: Selection) => uid('bundle', parent.optionId, parent.id, parent.quantity),
    label: (parent: Selection) => parent.product.name,
    qty: (parent: Selection) => parent.quantity,
    can_change_quantity: (parent: Selection) => parent.canChangeQuantity,
    is_default: (parent: Selection) => parent.isDefault,
    price: (parent: Selection) => ownPrice(parent).price,
    price_type: (parent: Selection) => ownPrice(parent).price_type,
  },
};

export const bundleFields = {
  items,
  dynamic_price: (parent: Product) => parent.bundleDynamicPrice,
  dynamic_sku: (parent: Product) => parent.bundleDynamicSku,
  dynamic_weight: (parent: Product) => parent.bundleDynamicWeight,
  price_view: () => 'PRICE_RANGE',
  ship_bundle_items: () => 'TOGETHER',
};
