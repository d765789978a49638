import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Database } from '../../../database/connect';
import { salesOrder } from '../../../database/schema/sales';
import { transact } from '../../../database/transact';
import { CommandError } from '../../../ops/ops-command';
import type { OrderRow } from '../documents/document-rules';
import { lockOrder } from '../documents/process-order';
import { operatorContext } from '../operator-context';

/** Does something to a locked order, all or nothing; says what, and how the order stands then. Throws `CommandError`. */
export async function onOrder(
  db: Database,
  number: string,
  act: (ctx: Context, order: OrderRow) => Promise<string>,
): Promise<string> {
  return transact(db, async (tx) => {
    const ctx = await operatorContext(tx);
    const [found] = await tx.select({ id: salesOrder.id }).from(salesOrder).where(eq(salesOrder.incrementId, number));
    const order = found && (await lockOrder(ctx, found.id));
    if (!order) throw new CommandError(`There is no order ${number}.`);
    const done = await act(ctx, order);
    const now = await lockOrder(ctx, order.id);
    return `${done}Order ${number} is ${now?.status}.`;
  });
}
