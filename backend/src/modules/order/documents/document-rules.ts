import type { salesDocument, salesDocumentItem } from '../../../database/schema/fulfilment';
import type { salesOrder, salesOrderItem } from '../../../database/schema/sales';
import type { OrderTotals } from '../../../database/schema/sales-types';
import { shareOut } from '../../cart/totals/money-rules';

export type OrderRow = typeof salesOrder.$inferSelect;
export type ItemRow = typeof salesOrderItem.$inferSelect;
export type DocumentRow = typeof salesDocument.$inferSelect;
export type DocumentItemRow = typeof salesDocumentItem.$inferSelect;
export type DocumentKind = DocumentRow['kind'];

/** How much of an item was ordered and what became of it. */
export interface Quantities {
  ordered: number;
  invoiced: number;
  shipped: number;
  refunded: number;
  canceled: number;
}

const VIRTUAL_TYPES = new Set(['virtual', 'downloadable']);

/** Whether an ordered item is never shipped. */
export function isVirtualItem({ typeId }: Pick<ItemRow, 'typeId'>): boolean {
  return VIRTUAL_TYPES.has(typeId);
}

/** Magento's word for how far an item got. */
export function itemStatus({ ordered, invoiced, shipped, refunded, canceled }: Quantities): string {
  const kept = ordered - canceled - refunded;
  if (!invoiced && !shipped && !refunded && !canceled) return 'Ordered';
  if (shipped && invoiced && kept === shipped) return 'Shipped';
  if (invoiced && !shipped && kept === invoiced) return 'Invoiced';
  if (refunded && ordered === refunded) return 'Refunded';
  if (canceled && ordered === canceled) return 'Canceled';
  return Math.max(shipped, invoiced) < kept ? 'Partial' : 'Mixed';
}

/** How much of an item a document of a kind may still be about. */
export function openQuantity(kind: DocumentKind, item: Pick<ItemRow, 'typeId'>, quantities: Quantities): number {
  const { ordered, invoiced, shipped, refunded, canceled } = quantities;
  if (kind === 'invoice') return ordered - canceled - invoiced;
  if (kind === 'creditmemo') return invoiced - refunded;
  // What was paid back before it left stays.
  return isVirtualItem(item) ? 0 : Math.max(0, ordered - canceled - refunded - shipped);
}

/** The status that follows from what became of an order's items. */
export function orderStatus(items: readonly { item: Pick<ItemRow, 'typeId'>; quantities: Quantities }[]) {
  const every = (isSo: (quantities: Quantities) => boolean) => items.every(({ quantities }) => isSo(quantities));
  if (every(({ ordered, canceled }) => canceled === ordered)) return 'canceled';
  if (every(({ ordered, canceled, refunded }) => canceled + refunded === ordered)) return 'closed';
  const isDone = items.every(
    ({ item, quantities }) =>
      openQuantity('invoice', item, quantities) === 0 && openQuantity('shipment', item, quantities) === 0,
  );
  if (isDone) return 'complete';
  return every(({ invoiced, shipped }) => invoiced === 0 && shipped === 0) ? 'pending' : 'processing';
}

/** A part of an ordered item: so many pieces, after so many that an earlier document of the kind was about. */
export interface Part {
  item: Pick<ItemRow, 'quantity' | 'rowTotal' | 'rowTotalIncludingTax' | 'discount' | 'tax' | 'details'>;
  before: number;
  quantity: number;
}

/** A part's share of an amount of its item; the shares of all parts sum to the amount. */
export function shareOf(amount: number, { item, before, quantity }: Part): number {
  const upTo = (pieces: number) => Math.round((amount * pieces) / item.quantity);
  return upTo(before + quantity) - upTo(before);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The totals of a document about parts of an order; one of them bears the delivery. */
export function documentTotals(order: OrderTotals, parts: readonly Part[], bearsShipping: boolean): OrderTotals {
  const total = (amountOf: (item: Part['item']) => number) =>
    sum(parts.map((part) => shareOf(amountOf(part.item), part)));
  const shippingExcludingTax = bearsShipping ? order.shippingExcludingTax : 0;
  const shippingIncludingTax = bearsShipping ? order.shippingIncludingTax : 0;
  const subtotalExcludingTax = total((item) => item.rowTotal);
  const subtotalIncludingTax = total((item) => item.rowTotalIncludingTax);
  const discount = total((item) => item.discount);
  const goodsTax = total((item) => item.tax);
  const tax = goodsTax + shippingIncludingTax - shippingExcludingTax;
  const goods = pricesIncludeTax(order) ? subtotalIncludingTax - discount : subtotalExcludingTax - discount + goodsTax;
  const shares = (amount: number, of: readonly { amount: number }[]) =>
    shareOut(
      amount,
      of.map((one) => one.amount),
    );
  const taxShares = shares(tax, order.taxes);
  const discountShares = shares(discount, order.discounts);
  return {
    subtotalExcludingTax,
    subtotalIncludingTax,
    shippingExcludingTax,
    shippingIncludingTax,
    discount,
    discounts: order.discounts.map((one, index) => ({ ...one, amount: discountShares[index] ?? 0 })),
    tax,
    taxes: order.taxes.map((one, index) => ({ ...one, amount: taxShares[index] ?? 0 })),
    grandTotal: goods + shippingIncludingTax,
  };
}

/** Whether the prices that an order was placed at contained the tax. */
function pricesIncludeTax(order: OrderTotals): boolean {
  return order.grandTotal === order.subtotalIncludingTax - order.discount + order.shippingIncludingTax;
}
