import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { sandboxCard } from '../../database/schema/sales';

type Outcome = (typeof sandboxCard.$inferSelect)['outcome'];

/** Test cards, as Braintree documents them; every other number is approved if its digits add up. */
const OUTCOMES: Record<string, Outcome> = {
  '4000111111111115': 'decline',
  '4000000000001091': 'challenge',
};

const KNOWN_NONCES: Record<string, Outcome> = {
  'fake-valid-nonce': 'approve',
  'fake-processor-declined-visa-nonce': 'decline',
};

/** What the sandbox's bank wants to be told in a challenge. */
const CHALLENGE_CODE = '1234';

const BRANDS: [start: RegExp, brand: string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^3[47]/, 'American Express'],
];

/** Whether a card number's check digit fits (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Takes a card and gives the nonce that stands for it, once. */
export async function tokenizeCard(ctx: Context, number: string) {
  const cardType = BRANDS.find(([start]) => start.test(number))?.[1] ?? 'Unknown';
  const card = {
    nonce: `sandbox-${randomUUID()}`,
    outcome: OUTCOMES[number] ?? ('approve' as const),
    cardType,
    lastFour: number.slice(-4),
  };
  await ctx.db.insert(sandboxCard).values(card);
  return card;
}

/** Answers a challenge: the nonce is approved from now on. False for a wrong code or a nonce without a challenge. */
export async function answerChallenge(ctx: Context, nonce: string, code: string): Promise<boolean> {
  if (code !== CHALLENGE_CODE) return false;
  const answered = await ctx.db
    .update(sandboxCard)
    .set({ outcome: 'approve' })
    .where(and(eq(sandboxCard.nonce, nonce), eq(sandboxCard.outcome, 'challenge')))
    .returning({ nonce: sandboxCard.nonce });
  return answered.length > 0;
}

/** The sandbox's answer to a charge; a nonce pays once. */
export async function charge(ctx: Context, nonce: string): Promise<{ outcome: Outcome; transactionId: string }> {
  const transactionId = randomUUID().slice(0, 8);
  const known = KNOWN_NONCES[nonce];
  if (known) return { outcome: known, transactionId };
  const [card] = await ctx.db.select().from(sandboxCard).where(eq(sandboxCard.nonce, nonce)).for('update');
  if (!card || card.isUsed) return { outcome: 'decline', transactionId };
  if (card.outcome === 'approve') {
    await ctx.db.update(sandboxCard).set({ isUsed: true }).where(eq(sandboxCard.nonce, nonce));
  }
  return { outcome: card.outcome, transactionId };
}

/** The sandbox's client token: base64 JSON, as Braintree's is, with the address where cards are taken. */
export function clientToken(origin: string): string {
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId: 'mmstr-sandbox',
    authorizationFingerprint: randomUUID(),
    clientApiUrl: `${origin}/rest/V1/sandbox-gateway`,
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
