import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { paymentToken } from '../../../database/schema/fulfilment';

export type TokenRow = typeof paymentToken.$inferSelect;

/** What the gateway tells of a card that it has taken. */
export interface TakenCard {
  cardType: string;
  lastFour: string;
  expires: string;
}

/** Magento's codes of card types; any other is OT. */
const TYPE_CODES: Record<string, string> = { Visa: 'VI', MasterCard: 'MC', 'American Express': 'AE' };

/** Keeps a card for its customer; one that is kept already is not kept twice. */
export async function keepCard(ctx: Context, customerId: number, methodCode: string, card: TakenCard): Promise<void> {
  const type = TYPE_CODES[card.cardType] ?? 'OT';
  const details = { type, maskedCC: card.lastFour, expirationDate: card.expires };
  const publicHash = createHash('sha256')
    .update(JSON.stringify([customerId, methodCode, details]))
    .digest('hex');
  const gatewayToken = randomUUID().slice(0, 8);
  await ctx.db
    .insert(paymentToken)
    .values({ customerId, methodCode, publicHash, gatewayToken, details })
    .onConflictDoUpdate({ target: paymentToken.publicHash, set: { gatewayToken } });
}

/** The cards that a customer lets the shop keep, the first one first. */
export async function tokensOf({ db }: Context, customerId: number): Promise<TokenRow[]> {
  return db.select().from(paymentToken).where(eq(paymentToken.customerId, customerId)).orderBy(asc(paymentToken.id));
}

/** Whether a hash names a card that is kept for this customer. */
export async function isSaved({ db }: Context, customerId: number, publicHash: string): Promise<boolean> {
  const own = and(eq(paymentToken.customerId, customerId), eq(paymentToken.publicHash, publicHash));
  return (await db.$count(paymentToken, own)) > 0;
}

/** Forgets a customer's card and tells whether there was one. */
export async function forgetCard({ db }: Context, customerId: number, publicHash: string): Promise<boolean> {
  const gone = await db
    .delete(paymentToken)
    .where(and(eq(paymentToken.customerId, customerId), eq(paymentToken.publicHash, publicHash)))
    .returning({ id: paymentToken.id });
  return gone.length > 0;
}
