import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { purchasedLink } from '../../../database/schema/fulfilment';
import { salesOrder, salesOrderItem } from '../../../database/schema/sales';
import { linksOf } from '../../catalog/product/downloadable-queries';
import { contentOf } from '../documents/document-queries';
import type { OrderRow, Quantities } from '../documents/document-rules';

const HASH_BYTES = 24;

export type PurchaseRow = typeof purchasedLink.$inferSelect;
export type PurchaseStatus = 'pending' | 'available' | 'expired';

/** Keeps which files an order gives access to, each under an address that nobody can guess. */
export async function addPurchases(ctx: Context, orderId: number): Promise<void> {
  const items = await ctx.db.select().from(salesOrderItem).where(eq(salesOrderItem.orderId, orderId));
  for (const { id, productId, choice, quantity } of items) {
    const links = productId === null ? [] : await linksOf(ctx, productId);
    const bought = links.filter((link) => choice.links?.includes(link.id));
    if (bought.length === 0) continue;
    await ctx.db.insert(purchasedLink).values(
      bought.map(({ file, downloads }) => ({
        ...{ orderItemId: id, file, downloadsBought: downloads * quantity },
        hash: randomBytes(HASH_BYTES).toString('base64url'),
      })),
    );
  }
}

export interface Purchase {
  row: PurchaseRow;
  order: OrderRow;
  status: PurchaseStatus;
}

/** Files are there once they are paid for, until they are paid back or fetched often enough. */
export function purchaseStatus(
  { downloadsBought, downloadsUsed }: Pick<PurchaseRow, 'downloadsBought' | 'downloadsUsed'>,
  { ordered, invoiced, refunded, canceled }: Quantities,
): PurchaseStatus {
  if (canceled === ordered || refunded === ordered) return 'expired';
  if (downloadsBought > 0 && downloadsUsed >= downloadsBought) return 'expired';
  return invoiced > 0 ? 'available' : 'pending';
}

async function withStatus(ctx: Context, row: PurchaseRow, order: OrderRow): Promise<Purchase[]> {
  const { items } = await contentOf(ctx, order.id);
  const item = items.find(({ id }) => id === row.orderItemId);
  return item ? [{ row, order, status: purchaseStatus(row, item.quantities) }] : [];
}

/** The files that a customer has bought, in the order they were. */
export async function purchasesOf(ctx: Context, customerId: number): Promise<Purchase[]> {
  const found = await ctx.db
    .select({ row: purchasedLink, order: salesOrder })
    .from(purchasedLink)
    .innerJoin(salesOrderItem, eq(salesOrderItem.id, purchasedLink.orderItemId))
    .innerJoin(salesOrder, eq(salesOrder.id, salesOrderItem.orderId))
    .where(eq(salesOrder.customerId, customerId))
    .orderBy(asc(purchasedLink.id));
  return (await Promise.all(found.map(({ row, order }) => withStatus(ctx, row, order)))).flat();
}

/** The file of a hash, locked until the transaction of `ctx` ends: two who fetch it at once are counted as two. */
export async function lockPurchase(ctx: Context, hash: string): Promise<Purchase | undefined> {
  const [row] = await ctx.db.select().from(purchasedLink).where(eq(purchasedLink.hash, hash)).for('update');
  if (!row) return undefined;
  const [found] = await ctx.db
    .select({ order: salesOrder })
    .from(salesOrderItem)
    .innerJoin(salesOrder, eq(salesOrder.id, salesOrderItem.orderId))
    .where(eq(salesOrderItem.id, row.orderItemId));
  const [purchase] = found ? await withStatus(ctx, row, found.order) : [];
  return purchase;
}

/** Counts that a file was fetched. */
export async function countDownload(ctx: Context, { id, downloadsUsed }: PurchaseRow): Promise<void> {
  await ctx.db
    .update(purchasedLink)
    .set({ downloadsUsed: downloadsUsed + 1 })
    .where(eq(purchasedLink.id, id));
}
