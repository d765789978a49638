import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { salesOrder, salesOrderItem } from '../../database/schema/sales';
import type { Mail } from '../../mail/mail';
import { orderMail } from '../mail/rules';
import { legalCategories } from './check/queries';
import { itemTitle } from './items/item-title';

/** Mails the confirmation of an order that is written; whatever comes of it, the order stands. */
export function confirmOrder(ctx: Context, id: number): Promise<void> {
  return ctx.mailer.send(() => letterOf(ctx, id));
}

async function letterOf(ctx: Context, id: number): Promise<Mail> {
  const [order] = await ctx.db.select().from(salesOrder).where(eq(salesOrder.id, id));
  if (!order) throw new Error(`There is no order ${id}.`);
  const isOfOrder = eq(salesOrderItem.orderId, id);
  const rows = await ctx.db.select().from(salesOrderItem).where(isOfOrder).orderBy(asc(salesOrderItem.id));
  const categories = await legalCategories(ctx, rows);
  const items = rows.map((item) => ({ ...item, name: itemTitle(item), category: categories.get(item.id) }));
  const { incrementId: number, payment } = order;
  const isGuest = order.customerId === null;
  return orderMail(ctx.store, ctx.mailer.shopOrigin, { ...order, number, isGuest, items, paymentTitle: payment.title });
}
