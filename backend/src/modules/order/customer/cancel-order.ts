import { eq } from 'drizzle-orm';
import type { Context, StoreRow } from '../../../context';
import { salesOrder } from '../../../database/schema/sales';
import { inputError } from '../../../errors';
import { toId } from '../../../uid';
import { inTransaction } from '../../cart/cart-queries';
import { customerIdOf } from '../../customer/queries';
import { contentOf } from '../documents/document-queries';
import type { OrderRow } from '../documents/document-rules';
import { lockOrder, takeOut } from '../documents/process-order';

/** The reasons that a store view offers, one a line in its configuration. */
export function cancellationReasons({ config }: { config: StoreRow['config'] }): { description: string }[] {
  const { order_cancellation_reasons: lines } = config;
  return typeof lines === 'string' ? lines.split('\n').map((description) => ({ description })) : [];
}

interface Arguments {
  input: { order_id: string; reason: string };
}

/** Cancels a customer's own order, which is known by its entity id; why it cannot be done is told in `error`. */
export async function cancelOrder(_: unknown, { input }: Arguments, ctx: Context) {
  const customerId = customerIdOf(ctx);
  const id = toId(input.order_id);
  if (!id) throw inputError('Required parameter "order_id" is missing or incorrect.');
  if (!input.reason) throw inputError('Required parameter "reason" is missing or incorrect.');
  const error = await inTransaction(ctx, (inside) => cancelOwn(inside, id, customerId));
  if (error?.hidesOrder) return { error: error.message, order: null };
  const [order] = await ctx.db.select().from(salesOrder).where(eq(salesOrder.id, id));
  return { error: error?.message ?? null, order };
}

interface Refusal {
  message: string;
  hidesOrder?: true;
}

async function cancelOwn(ctx: Context, id: number, customerId: number): Promise<Refusal | null> {
  const order = await lockOrder(ctx, id);
  if (!order) {
    const message = "The entity that was requested doesn't exist. Verify the entity and try again.";
    return { message, hidesOrder: true };
  }
  if (order.customerId !== customerId) {
    return { message: 'Current user is not authorized to cancel this order', hidesOrder: true };
  }
  if (ctx.stores.find((store) => store.id === order.storeId)?.config.order_cancellation_enabled !== true) {
    return { message: 'Order cancellation is not enabled for requested store.', hidesOrder: true };
  }
  return cancelOrRefund(ctx, order);
}

// What was paid for is paid back.
async function cancelOrRefund(ctx: Context, order: OrderRow): Promise<Refusal | null> {
  if (!['pending', 'processing'].includes(order.status)) {
    return { message: 'Order already closed, complete, cancelled or on hold' };
  }
  const { items } = await contentOf({ ...ctx }, order.id);
  if (items.some(({ quantities }) => quantities.shipped > 0)) {
    return { message: 'Order with one or more items shipped cannot be cancelled' };
  }
  await takeOut(ctx, order, items);
  return null;
}
