import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/connect';
import { salesOrder } from '../../../database/schema/sales';
import { transact } from '../../../database/transact';
import { CommandError, type OpsCommand } from '../../../ops/ops-command';
import { contentOf } from '../documents/document-queries';
import type { OrderRow } from '../documents/document-rules';
import { addComment, addDocument, cancel, lockOrder } from '../documents/process-order';
import { operatorContext } from '../operator-context';
import { tellOfShipment } from '../shipment-notice';

/** What an operator wants done to an order. */
export const orderCommand = z.object({
  action: z.enum(['invoice', 'ship', 'refund', 'cancel', 'comment', 'show']),
  number: z.string().min(1),
  /** Pieces by SKU; all that is open without it. */
  items: z.record(z.string(), z.number().positive()).optional(),
  tracks: z.array(z.object({ carrier: z.string(), title: z.string(), number: z.string() })).default([]),
  comment: z.string().min(1).optional(),
});

export type OrderCommand = z.infer<typeof orderCommand>;

const DOCUMENTS = { invoice: 'invoice', ship: 'shipment', refund: 'creditmemo' } as const;
const DONE = { invoice: 'Invoiced', ship: 'Shipped', refund: 'Refunded' } as const;

/** Does it, all or nothing, and says what was done. Throws `CommandError` where it cannot be. */
export async function runOrderCommand(db: Database, command: OrderCommand): Promise<string> {
  return transact(db, async (tx) => {
    const ctx = await operatorContext(tx);
    const [found] = await tx
      .select({ id: salesOrder.id })
      .from(salesOrder)
      .where(eq(salesOrder.incrementId, command.number));
    const order = found && (await lockOrder(ctx, found.id));
    if (!order) throw new CommandError(`There is no order ${command.number}.`);
    const done = await act(ctx, order, command);
    const now = await lockOrder(ctx, order.id);
    return `${done}Order ${command.number} is ${now?.status}.`;
  });
}

type Ctx = Awaited<ReturnType<typeof operatorContext>>;

async function act(ctx: Ctx, order: OrderRow, { action, items, tracks, comment }: OrderCommand): Promise<string> {
  if (action === 'show') return itemList(ctx, order);
  if (action === 'cancel') {
    await cancel(ctx, order, { comment });
    return '';
  }
  if (action === 'comment') {
    if (!comment) throw new CommandError('A comment needs --comment "text".');
    await addComment(ctx, order, comment);
    return '';
  }
  const quantities = items ? { quantities: await quantitiesOf(ctx, order, items) } : {};
  const number = await addDocument(ctx, order, DOCUMENTS[action], { tracks, comment, ...quantities });
  return `${DONE[action]} with number ${number}. `;
}

async function quantitiesOf(ctx: Ctx, { id }: OrderRow, wanted: Record<string, number>): Promise<Map<number, number>> {
  const { items } = await contentOf({ ...ctx }, id);
  const unknown = Object.keys(wanted).find((sku) => !items.some((item) => item.sku === sku));
  if (unknown !== undefined) throw new CommandError(`The order has no item ${unknown}.`);
  return new Map(items.map((item) => [item.id, wanted[item.sku] ?? 0]));
}

async function itemList(ctx: Ctx, { id }: OrderRow): Promise<string> {
  const { items } = await contentOf({ ...ctx }, id);
  const lines = items.map(({ sku, quantities: { ordered, invoiced, shipped, refunded, canceled } }) => {
    return `${sku}: ordered ${ordered}, invoiced ${invoiced}, shipped ${shipped}, refunded ${refunded}, cancelled ${canceled}\n`;
  });
  return lines.join('');
}

/** `npm run order`. Who wants notices is told of what is on its way, once it stands. */
export const orderOps: OpsCommand<OrderCommand> = {
  schema: orderCommand,
  async run(db, command, { pusher }) {
    const done = await runOrderCommand(db, command);
    if (command.action !== 'ship' || !pusher) return done;
    return `${done}${await tellOfShipment(db, pusher, command.number)}`;
  },
};
