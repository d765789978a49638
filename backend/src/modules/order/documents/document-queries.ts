import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { documentSequence, salesDocument, salesDocumentItem } from '../../../database/schema/fulfilment';
import { salesOrderItem } from '../../../database/schema/sales';
import { batched, grouped } from '../../../request-batch';
import { orderNumber } from '../order-rules';
import type { DocumentItemRow, DocumentKind, DocumentRow, ItemRow, Quantities } from './document-rules';

/** An ordered item with what became of it. */
export interface Item extends ItemRow {
  quantities: Quantities;
}

/** A document with the items that it is about. */
export interface OrderDocument extends DocumentRow {
  items: DocumentItemRow[];
}

/** All that belongs to an order, each in the order it came. */
export interface OrderContent {
  items: Item[];
  documents: OrderDocument[];
}

/** The content of an order by its id. */
export const contentOf = batched<number, OrderContent>(
  async (ctx, ids) => {
    const orderIds = [...ids];
    const items = await ctx.db
      .select()
      .from(salesOrderItem)
      .where(inArray(salesOrderItem.orderId, orderIds))
      .orderBy(asc(salesOrderItem.id));
    const documents = await ctx.db
      .select()
      .from(salesDocument)
      .where(inArray(salesDocument.orderId, orderIds))
      .orderBy(asc(salesDocument.id));
    const parts = await partsOf(
      ctx,
      documents.map(({ id }) => id),
    );
    const itemsByOrder = grouped(items, ({ orderId }) => orderId);
    const documentsByOrder = grouped(documents, ({ orderId }) => orderId);
    const contents = orderIds.map((id): [number, OrderContent] => {
      const own = (documentsByOrder.get(id) ?? []).map((row) => ({ ...row, items: parts.get(row.id) ?? [] }));
      const withQuantities = (itemsByOrder.get(id) ?? []).map((item) => ({
        ...item,
        quantities: quantitiesOf(item, own),
      }));
      return [id, { items: withQuantities, documents: own }];
    });
    return new Map(contents);
  },
  () => ({ items: [], documents: [] }),
);

async function partsOf(ctx: Context, documentIds: number[]): Promise<Map<number, DocumentItemRow[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(salesDocumentItem)
    .where(inArray(salesDocumentItem.documentId, documentIds))
    .orderBy(asc(salesDocumentItem.id));
  return grouped(rows, ({ documentId }) => documentId);
}

function quantitiesOf({ id, quantity, quantityCanceled }: ItemRow, documents: readonly OrderDocument[]): Quantities {
  const count = (kind: DocumentKind) =>
    documents
      .flatMap((document) => (document.kind === kind ? document.items : []))
      .reduce((total, part) => (part.orderItemId === id ? total + part.quantity : total), 0);
  return {
    ordered: quantity,
    invoiced: count('invoice'),
    shipped: count('shipment'),
    refunded: count('creditmemo'),
    canceled: quantityCanceled,
  };
}

/** Writes a document about so many pieces of some items, under the next number of its kind. */
export async function insertDocument(
  ctx: Context,
  values: Omit<typeof salesDocument.$inferInsert, 'incrementId'>,
  parts: readonly { itemId: number; quantity: number }[],
  store: { id: number; isDefault: boolean },
): Promise<string> {
  const incrementId = await nextNumber(ctx, values.kind, store);
  const [document] = await ctx.db
    .insert(salesDocument)
    .values({ ...values, incrementId })
    .returning({ id: salesDocument.id });
  if (!document) throw new Error(`The ${values.kind} was not written.`);
  await ctx.db
    .insert(salesDocumentItem)
    .values(parts.map(({ itemId, quantity }) => ({ documentId: document.id, orderItemId: itemId, quantity })));
  return incrementId;
}

async function nextNumber(ctx: Context, kind: DocumentKind, store: { id: number; isDefault: boolean }) {
  const [row] = await ctx.db
    .insert(documentSequence)
    .values({ storeId: store.id, kind, lastValue: 1 })
    .onConflictDoUpdate({
      target: [documentSequence.storeId, documentSequence.kind],
      set: { lastValue: sql`${documentSequence.lastValue} + 1` },
    })
    .returning({ value: documentSequence.lastValue });
  if (!row) throw new Error(`There is no number for the ${kind}.`);
  return orderNumber(store, row.value);
}

/** Marks as canceled what is left of an item. */
export async function cancelItem(ctx: Context, itemId: number, quantity: number): Promise<void> {
  await ctx.db.update(salesOrderItem).set({ quantityCanceled: quantity }).where(eq(salesOrderItem.id, itemId));
}
