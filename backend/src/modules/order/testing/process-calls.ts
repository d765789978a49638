import { eq } from 'drizzle-orm';
import { salesOrder, salesOrderItem } from '../../../database/schema/sales';
import type { Shop } from '../../../testing/shop';
import type { DocumentKind } from '../documents/document-rules';
import { addDocument, cancel, lockOrder, type ProcessOptions } from '../documents/process-order';
import { operatorContext } from '../operator-context';

interface TestOptions extends Omit<ProcessOptions, 'quantities'> {
  /** Pieces by SKU. */
  pieces?: Record<string, number>;
}

/** What happens to an order behind the counter, as tests have it. */
export function processCalls(shop: Shop) {
  const idOf = async (number: string) => {
    const [row] = await shop.db.select().from(salesOrder).where(eq(salesOrder.incrementId, number));
    return row?.id ?? 0;
  };
  const onOrder = async <T>(number: string, run: (by: Awaited<ReturnType<typeof locked>>) => Promise<T>) => {
    const id = await idOf(number);
    return shop.db.transaction(async (tx) => run(await locked(tx, id)));
  };
  const locked = async (db: Shop['db'], id: number) => {
    const ctx = await operatorContext(db);
    const order = await lockOrder(ctx, id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return { ctx, order };
  };
  return {
    idOf,
    add: (number: string, kind: DocumentKind, { pieces, ...options }: TestOptions = {}) =>
      onOrder(number, async ({ ctx, order }) => {
        const items = await ctx.db.select().from(salesOrderItem).where(eq(salesOrderItem.orderId, order.id));
        const quantities = new Map(items.map((item) => [item.id, pieces?.[item.sku] ?? 0]));
        return addDocument(ctx, order, kind, { ...options, ...(pieces ? { quantities } : {}) });
      }),
    cancel: (number: string, options: ProcessOptions = {}) =>
      onOrder(number, ({ ctx, order }) => cancel(ctx, order, options)),
  };
}
