import { z } from 'zod';
import type { Context } from '../../../context';
import type { Database } from '../../../database/connect';
import { type Mailer, NO_MAILER } from '../../../mail/mail';
import { CommandError, type OpsCommand } from '../../../ops/ops-command';
import { checkLetter } from '../check/check-letter';
import { decideLine, refuseUnapproved } from '../check/decide-line';
import type { Decision } from '../check/rules';
import { contentOf } from '../documents/document-queries';
import type { OrderRow } from '../documents/document-rules';
import { addComment, addDocument, cancel } from '../documents/process-order';
import { tellOfShipment } from '../shipment-notice';
import { onOrder } from './on-order';

/** What an operator wants done to an order. */
export const orderCommand = z.object({
  action: z.enum(['invoice', 'ship', 'refund', 'cancel', 'comment', 'show', 'approve', 'refuse']),
  number: z.string().min(1),
  /** The line that the pharmacist approves or refuses. */
  sku: z.string().min(1).optional(),
  /** Pieces by SKU; all that is open without it. */
  items: z.record(z.string(), z.number().positive()).optional(),
  tracks: z.array(z.object({ carrier: z.string(), title: z.string(), number: z.string() })).default([]),
  comment: z.string().min(1).optional(),
});

export type OrderCommand = z.infer<typeof orderCommand>;

const DOCUMENTS = { invoice: 'invoice', ship: 'shipment', refund: 'creditmemo' } as const;
const DONE = { invoice: 'Invoiced', ship: 'Shipped', refund: 'Refunded' } as const;

/** Does it, all or nothing, and says what was done. Throws `CommandError` where it cannot be. */
export async function runOrderCommand(db: Database, command: OrderCommand, mailer = NO_MAILER): Promise<string> {
  const { action, number, sku, comment } = command;
  if (action !== 'approve' && action !== 'refuse') {
    return onOrder(db, number, (ctx, order) => act(ctx, order, { ...command, action }));
  }
  if (!sku) throw new CommandError(`Which line is it? ${action} takes a SKU behind the order's number.`);
  return runCheck(db, { number, sku, isApproved: action === 'approve', reason: comment ?? null }, mailer);
}

/** Notes the pharmacist's decision about a line, and mails the customer what is news to them. Throws `CommandError`. */
async function runCheck(
  db: Database,
  { number, sku, ...decision }: Decision & { number: string; sku: string },
  mailer: Mailer,
): Promise<string> {
  let isNews = false;
  const done = await onOrder(db, number, async (ctx, order) => {
    const decided = await decideLine(ctx, order, sku, decision);
    isNews = decided.isNews;
    return decided.told;
  });
  if (!isNews) return done;
  await mailer.send(() => checkLetter(db, mailer.shopOrigin, number));
  return `${done} The customer is told by mail.`;
}

type Act = OrderCommand & { action: Exclude<OrderCommand['action'], 'approve' | 'refuse'> };

async function act(ctx: Context, order: OrderRow, { action, items, tracks, comment }: Act): Promise<string> {
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
  const quantities = items && (await quantitiesOf(ctx, order, items));
  if (action === 'ship') await refuseUnapproved(ctx, order, quantities);
  const number = await addDocument(ctx, order, DOCUMENTS[action], {
    tracks,
    comment,
    ...(quantities ? { quantities } : {}),
  });
  return `${DONE[action]} with number ${number}. `;
}

async function quantitiesOf(
  ctx: Context,
  { id }: OrderRow,
  wanted: Record<string, number>,
): Promise<Map<number, number>> {
  const { items } = await contentOf({ ...ctx }, id);
  const unknown = Object.keys(wanted).find((sku) => !items.some((item) => item.sku === sku));
  if (unknown !== undefined) throw new CommandError(`The order has no item ${unknown}.`);
  return new Map(items.map((item) => [item.id, wanted[item.sku] ?? 0]));
}

async function itemList(ctx: Context, { id }: OrderRow): Promise<string> {
  const { items } = await contentOf({ ...ctx }, id);
  const lines = items.map(({ sku, quantities: { ordered, invoiced, shipped, refunded, canceled } }) => {
    return `${sku}: ordered ${ordered}, invoiced ${invoiced}, shipped ${shipped}, refunded ${refunded}, cancelled ${canceled}\n`;
  });
  return lines.join('');
}

/** `npm run order`. Who wants notices is told of what is on its way, once it stands. */
export const orderOps: OpsCommand<OrderCommand> = {
  schema: orderCommand,
  async run(db, command, { pusher, mailer }) {
    const done = await runOrderCommand(db, command, mailer);
    if (command.action !== 'ship' || !pusher) return done;
    return `${done}${await tellOfShipment(db, pusher, command.number)}`;
  },
};
