import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { reindex } from '../../../database/reindex/reindex';
import { stockItem } from '../../../database/schema/products';
import { cartRule, salesOrder } from '../../../database/schema/sales';
import type { Track } from '../../../database/schema/sales-types';
import { CommandError } from '../../../ops/ops-command';
import { cancelItem, contentOf, type Item, insertDocument, type OrderContent } from './document-queries';
import {
  type DocumentKind,
  documentTotals,
  type ItemRow,
  type OrderRow,
  openQuantity,
  orderStatus,
} from './document-rules';

export interface ProcessOptions {
  /** So many pieces by the id of the item; all that is open without it. */
  quantities?: ReadonlyMap<number, number>;
  /** A note that the customer may read. */
  comment?: string | undefined;
  /** Parcels of a shipment. */
  tracks?: Track[];
  /** False: a document about goods alone, whichever of its kind it is. */
  bearsShipping?: boolean;
  /** When it happens; now without it. */
  at?: Date;
}

// Each step runs in the transaction of `ctx` on an order that is locked, and reads what earlier ones have left.

/** Locks an order until the transaction of `ctx` ends; undefined where there is none. */
export async function lockOrder(ctx: Context, id: number): Promise<OrderRow | undefined> {
  const [row] = await ctx.db.select().from(salesOrder).where(eq(salesOrder.id, id)).for('update');
  return row;
}

const NOTHING_LEFT: Record<DocumentKind, string> = {
  invoice: 'There is nothing left to invoice.',
  shipment: 'There is nothing left to ship.',
  creditmemo: 'There is nothing to refund: only what was invoiced can be.',
};

/** Asks for payment, sends, or pays back; gives the number of the document. */
export async function addDocument(
  ctx: Context,
  order: OrderRow,
  kind: DocumentKind,
  { quantities, comment, tracks = [], bearsShipping = true, at = new Date() }: ProcessOptions = {},
): Promise<string> {
  const content = await freshContent(ctx, order);
  const parts = content.items.flatMap((item) => {
    const open = openQuantity(kind, item, item.quantities);
    const quantity = quantities ? (quantities.get(item.id) ?? 0) : open;
    if (quantity > open) throw new CommandError(`Of ${item.sku} there are ${open} left, not ${quantity}.`);
    return quantity > 0 ? [{ item, before: beforeOf(kind, item), quantity }] : [];
  });
  if (parts.length === 0) throw new CommandError(NOTHING_LEFT[kind]);
  // One of its kind bears the delivery.
  const isShippingBorne = content.documents.some(
    ({ totals, ...document }) => document.kind === kind && totals && totals.shippingIncludingTax > 0,
  );
  const number = await insertDocument(
    ctx,
    {
      ...{ orderId: order.id, kind, tracks, createdAt: at },
      totals: kind === 'shipment' ? null : documentTotals(order.totals, parts, bearsShipping && !isShippingBorne),
      comments: comment ? [{ message: comment, at: at.toISOString() }] : [],
    },
    parts.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
    storeOf(ctx, order),
  );
  if (kind === 'creditmemo') {
    const kept = parts.map(({ item, quantity }) => ({ item, quantity: quantity - soldPieces(item, quantity) }));
    await returnToShelf(ctx, kept);
  }
  await updateStatus(ctx, order);
  return number;
}

/** Cancels what was not invoiced of an order of which nothing was shipped; with all of it, its coupon is free again. */
export async function cancel(ctx: Context, order: OrderRow, { comment, at }: ProcessOptions = {}): Promise<void> {
  const { items } = await freshContent(ctx, order);
  if (!['pending', 'processing'].includes(order.status)) throw new CommandError(`The order is ${order.status}.`);
  const isOpen = items.some((item) => openQuantity('invoice', item, item.quantities) > 0);
  if (!isOpen || items.some(({ quantities }) => quantities.shipped > 0)) {
    throw new CommandError('All of the order was invoiced, or something shipped. Refund it instead.');
  }
  await cancelItems(ctx, order, items);
  if (comment) await addComment(ctx, order, comment, at);
}

// Cancels what was not invoiced of some of an order's items.
async function cancelItems(ctx: Context, order: OrderRow, items: readonly Item[]): Promise<void> {
  const open = items.flatMap((item) => {
    const quantity = openQuantity('invoice', item, item.quantities);
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  for (const { item, quantity } of open) await cancelItem(ctx, item.id, item.quantities.canceled + quantity);
  await returnToShelf(ctx, open);
  const status = await updateStatus(ctx, order);
  if (status === 'canceled' && order.couponCode !== null) await uncountCoupon(ctx, order.couponCode);
}

/** Pays back what was invoiced of some items and cancels the rest of them; gives the number of the credit memo, if any. */
export async function takeOut(
  ctx: Context,
  order: OrderRow,
  items: readonly Item[],
  bearsShipping = true,
): Promise<string | null> {
  const quantities = new Map(items.map((item) => [item.id, openQuantity('creditmemo', item, item.quantities)]));
  const isPaid = [...quantities.values()].some((quantity) => quantity > 0);
  const refund = isPaid ? await addDocument(ctx, order, 'creditmemo', { quantities, bearsShipping }) : null;
  await cancelItems(ctx, order, items);
  return refund;
}

/** Adds a note that the customer may read. */
export async function addComment(ctx: Context, order: OrderRow, message: string, at = new Date()): Promise<void> {
  const comment = JSON.stringify([{ message, at: at.toISOString() }]);
  await ctx.db
    .update(salesOrder)
    .set({ comments: sql`${salesOrder.comments} || ${comment}::jsonb` })
    .where(eq(salesOrder.id, order.id));
}

// A context of its own reads afresh.
function freshContent(ctx: Context, { id }: OrderRow): Promise<OrderContent> {
  return contentOf({ ...ctx }, id);
}

function storeOf({ stores }: Context, { storeId }: OrderRow) {
  const store = stores.find(({ id }) => id === storeId);
  if (!store) throw new Error(`There is no store view ${storeId}.`);
  return store;
}

function beforeOf(kind: DocumentKind, { quantities: { invoiced, shipped, refunded } }: Item): number {
  return { invoice: invoiced, shipment: shipped, creditmemo: refunded }[kind];
}

/** Of pieces that are paid back, those that the customer has: what never left is refunded first. */
function soldPieces({ quantities: { ordered, canceled, refunded, shipped } }: Item, quantity: number): number {
  const onShelf = Math.max(0, ordered - canceled - refunded - shipped);
  return Math.max(0, quantity - onShelf);
}

async function returnToShelf(ctx: Context, parts: readonly { item: ItemRow; quantity: number }[]): Promise<void> {
  const pieces = parts.flatMap(({ item, quantity }) =>
    item.details.pieces.map(({ productId, each }) => ({ productId, count: each * quantity })),
  );
  const back: number[] = [];
  // In the order in which buyers take them: nobody waits for each other in a circle.
  for (const { productId, count } of pieces.sort((a, b) => a.productId - b.productId)) {
    if (count <= 0) continue;
    const [now] = await ctx.db
      .update(stockItem)
      .set({ quantity: sql`${stockItem.quantity} + ${count}` })
      .where(and(eq(stockItem.productId, productId), stockItem.manageStock))
      .returning({ quantity: stockItem.quantity });
    if (now && now.quantity - count <= 0) back.push(productId);
  }
  // Listings have left it out.
  if (back.length > 0) await reindex(ctx.db, back);
}

async function uncountCoupon(ctx: Context, couponCode: string): Promise<void> {
  await ctx.db
    .update(cartRule)
    .set({ timesUsed: sql`${cartRule.timesUsed} - 1` })
    .where(and(eq(sql`lower(${cartRule.couponCode})`, couponCode.toLowerCase()), gt(cartRule.timesUsed, 0)));
}

async function updateStatus(ctx: Context, order: OrderRow): Promise<OrderRow['status']> {
  const { items } = await freshContent(ctx, order);
  const status = orderStatus(items.map((item) => ({ item, quantities: item.quantities })));
  await ctx.db.update(salesOrder).set({ status }).where(eq(salesOrder.id, order.id));
  return status;
}
