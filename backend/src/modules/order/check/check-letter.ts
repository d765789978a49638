import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { salesOrder } from '../../../database/schema/sales';
import type { Mail } from '../../../mail/mail';
import { type CheckedLine, checkMail } from '../../mail/check-rules';
import { contentOf, type Item } from '../documents/document-queries';
import { documentTotals, type OrderRow, type Part } from '../documents/document-rules';
import { itemTitle } from '../items/item-title';
import { operatorContext } from '../operator-context';
import { legalCategories } from './queries';
import { type Decision, decisionsOf } from './rules';

/** The letter that tells a customer, in the language they ordered in, how far the pharmacist is with their order. */
export async function checkLetter(db: Database, shopOrigin: string, number: string): Promise<Mail> {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.incrementId, number));
  if (!order) throw new Error(`There is no order ${number}.`);
  const { stores } = await operatorContext(db);
  const ctx = await operatorContext(db, stores.find(({ id }) => id === order.storeId)?.code);
  const { items, documents } = await contentOf(ctx, order.id);
  const categories = await legalCategories(ctx, items);
  const decisions = decisionsOf(order.comments);
  const rest = items.flatMap((item) => partOf(item, item.quantities.canceled + item.quantities.refunded));
  const refunds = documents.flatMap(({ kind, totals }) => (kind === 'creditmemo' && totals ? [totals] : []));
  const isDelivered = refunds.every(({ shippingIncludingTax }) => shippingIncludingTax === 0);
  return checkMail(ctx.store, shopOrigin, {
    ...{ id: order.id, number, email: order.email, currency: order.currency, isGuest: order.customerId === null },
    firstname: order.billingAddress.firstname,
    paymentTitle: order.payment.title,
    lines: items.flatMap((item) => {
      const category = categories.get(item.id);
      return category ? [lineOf(item, category, order, decisions.get(item.sku))] : [];
    }),
    refunded: refunds.reduce((total, { grandTotal }) => total + grandTotal, 0),
    rest: rest.length > 0 ? documentTotals(order.totals, rest, isDelivered).grandTotal : null,
  });
}

function lineOf(item: Item, category: string, { totals }: OrderRow, decision?: Decision): CheckedLine {
  const { quantity, quantities } = item;
  const back: Part = { item, before: 0, quantity: quantities.refunded };
  return {
    ...{ name: itemTitle(item), quantity, category, reason: decision?.reason ?? null },
    state: decision ? (decision.isApproved ? 'approved' : 'refused') : 'checking',
    refund: quantities.refunded > 0 ? documentTotals(totals, [back], false).grandTotal : 0,
  };
}

/** What is left of an item after so many of it have gone. */
function partOf(item: Item, before: number): Part[] {
  const quantity = item.quantity - before;
  return quantity > 0 ? [{ item, before, quantity }] : [];
}
