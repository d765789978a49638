import type { Context } from '../../../context';
import { uid } from '../../../uid';
import { moneyOf } from '../../cart/totals/money-rules';
import { productById } from '../../catalog/product/product-queries';
import { contentOf, type Item } from '../documents/document-queries';
import {
  type DocumentItemRow,
  type DocumentKind,
  itemStatus,
  type OrderRow,
  shareOf,
} from '../documents/document-rules';

/** The parent object of an ordered item. */
interface ItemParent extends Item {
  __typename: string;
  order: OrderRow;
}

/** The parent object of a document's item. */
interface PartParent {
  __typename: string;
  part: DocumentItemRow;
  /** Pieces of the item that earlier documents of the kind were about. */
  before: number;
  item: ItemParent;
}

function typeName(typeId: string, suffix: string): string {
  if (typeId === 'bundle') return `Bundle${suffix}`;
  // A file is never shipped.
  return typeId === 'downloadable' && suffix !== 'ShipmentItem' ? `Downloadable${suffix}` : suffix;
}

/** The parent objects of an order's items. */
export async function itemParents(ctx: Context, order: OrderRow): Promise<ItemParent[]> {
  const { items } = await contentOf(ctx, order.id);
  return items.map((item) => ({ ...item, order, __typename: typeName(item.typeId, 'OrderItem') }));
}

const SUFFIXES: Record<DocumentKind, string> = {
  invoice: 'InvoiceItem',
  shipment: 'ShipmentItem',
  creditmemo: 'CreditMemoItem',
};

/** The parent objects of a document's items. */
export async function partParents(
  ctx: Context,
  order: OrderRow,
  document: { id: number; kind: DocumentKind; items: readonly DocumentItemRow[] },
): Promise<PartParent[]> {
  const items = await itemParents(ctx, order);
  const { documents } = await contentOf(ctx, order.id);
  const earlier = documents
    .filter(({ id, kind }) => kind === document.kind && id < document.id)
    .flatMap((one) => one.items);
  return document.items.flatMap((part) => {
    const item = items.find(({ id }) => id === part.orderItemId);
    if (!item) return [];
    const before = earlier.reduce(
      (total, { orderItemId, quantity }) => (orderItemId === item.id ? total + quantity : total),
      0,
    );
    return [{ part, item, before, __typename: typeName(item.typeId, SUFFIXES[document.kind]) }];
  });
}

// Where an order has a discount, Magento names it with every item.
function discountsOf({ order, details }: ItemParent, amountOf = (amount: number) => amount) {
  return order.totals.discounts.map(({ label }) => {
    const own = details.discounts.find((discount) => discount.label === label)?.amount ?? 0;
    return { label, amount: moneyOf(amountOf(own), order.currency) };
  });
}

function bundleOptions({ details, order }: ItemParent) {
  return details.bundle.map(({ id, label, values }) => ({
    ...{ id: uid(id), uid: uid(id), label },
    values: values.map((value) => ({
      ...{ id: uid(value.id), uid: uid(value.id), quantity: value.quantity },
      ...{ product_name: value.name, product_sku: value.sku, price: moneyOf(value.price, order.currency) },
    })),
  }));
}

function downloadableLinks({ details }: ItemParent) {
  return details.links.map(({ id, title, sortOrder }) => ({ uid: uid(id), title, sort_order: sortOrder }));
}

// Magento lists typed options as selected and chosen ones as entered, and a variant's attributes only without either.
function selectedOptions({ details: { attributes, options } }: ItemParent) {
  if (options.length === 0) return attributes;
  return options.filter(({ isEntered }) => isEntered);
}

// Magento appends those of the options, whose own a merchant may leave empty.
function skuWithOptions({ sku, details: { options } }: ItemParent): string {
  return [sku, ...options.flatMap(({ skus = [] }) => skus)].join('-');
}

function pricesOf({ price, quantity, rowTotal, rowTotalIncludingTax, order: { currency } }: ItemParent) {
  return {
    price: moneyOf(price, currency),
    price_including_tax: moneyOf(Math.round(rowTotalIncludingTax / quantity), currency),
    row_total: moneyOf(rowTotal, currency),
    row_total_including_tax: moneyOf(rowTotalIncludingTax, currency),
  };
}

const itemFields = {
  id: ({ id }: ItemParent) => uid(id),
  product_name: ({ name }: ItemParent) => name,
  product_sku: skuWithOptions,
  product_type: ({ typeId }: ItemParent) => typeId,
  product_url_key: async ({ productId }: ItemParent, _: unknown, ctx: Context) =>
    productId === null ? null : ((await productById(ctx, productId))?.urlKey ?? null),
  product_sale_price: ({ price, order }: ItemParent) => moneyOf(price, order.currency),
  prices: pricesOf,
  status: ({ quantities }: ItemParent) => itemStatus(quantities),
  discounts: (item: ItemParent) => discountsOf(item),
  selected_options: selectedOptions,
  entered_options: ({ details }: ItemParent) => details.options.filter(({ isEntered }) => !isEntered),
  quantity_ordered: ({ quantities }: ItemParent) => quantities.ordered,
  quantity_invoiced: ({ quantities }: ItemParent) => quantities.invoiced,
  quantity_shipped: ({ quantities }: ItemParent) => quantities.shipped,
  quantity_refunded: ({ quantities }: ItemParent) => quantities.refunded,
  quantity_canceled: ({ quantities }: ItemParent) => quantities.canceled,
  // Open Source keeps no returns.
  quantity_returned: () => 0,
};

const partFields = {
  id: ({ part }: PartParent) => uid(part.id),
  order_item: ({ item }: PartParent) => item,
  product_name: ({ item }: PartParent) => item.name,
  product_sku: ({ item }: PartParent) => skuWithOptions(item),
  product_sale_price: ({ item }: PartParent) => moneyOf(item.price, item.order.currency),
};

const paidFields = {
  ...partFields,
  discounts: ({ item, part, before }: PartParent) =>
    discountsOf(item, (amount) => shareOf(amount, { item, before, quantity: part.quantity })),
};

const invoiceItem = { ...paidFields, quantity_invoiced: ({ part }: PartParent) => part.quantity };
const shipmentItem = { ...partFields, quantity_shipped: ({ part }: PartParent) => part.quantity };
const creditMemoItem = { ...paidFields, quantity_refunded: ({ part }: PartParent) => part.quantity };
const bundlePart = { bundle_options: ({ item }: PartParent) => bundleOptions(item) };
const linksPart = { downloadable_links: ({ item }: PartParent) => downloadableLinks(item) };

export const itemFieldResolvers = {
  OrderItem: itemFields,
  BundleOrderItem: { ...itemFields, bundle_options: bundleOptions },
  DownloadableOrderItem: { ...itemFields, downloadable_links: downloadableLinks },
  InvoiceItem: invoiceItem,
  BundleInvoiceItem: { ...invoiceItem, ...bundlePart },
  DownloadableInvoiceItem: { ...invoiceItem, ...linksPart },
  ShipmentItem: shipmentItem,
  BundleShipmentItem: { ...shipmentItem, ...bundlePart },
  CreditMemoItem: creditMemoItem,
  BundleCreditMemoItem: { ...creditMemoItem, ...bundlePart },
  DownloadableCreditMemoItem: { ...creditMemoItem, ...linksPart },
};
