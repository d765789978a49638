import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { sandboxCard } from '../../database/schema/sales';
import type { TakenCard } from './vault/token-queries';

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

/** The card behind the known nonces. */
const KNOWN_CARD: TakenCard = { cardType: 'Visa', lastFour: '1881', expires: '12/2030' };

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
export async function tokenizeCard(ctx: Context, number: string, expires: string | null = null) {
  const cardType = BRANDS.find(([start]) => start.test(number))?.[1] ?? 'Unknown';
  const card = {
    nonce: `sandbox-${randomUUID()}`,
    outcome: OUTCOMES[number] ?? ('approve' as const),
    cardType,
    lastFour: number.slice(-4),
    expires,
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

interface Charge {
  outcome: Outcome;
  transactionId: string;
  card: TakenCard;
}

/** The sandbox's answer to a charge, with the card that was charged; a nonce pays once. */
export async function charge(ctx: Context, nonce: string): Promise<Charge> {
  const transactionId = transaction();
  const known = KNOWN_NONCES[nonce];
  if (known) return { outcome: known, transactionId, card: KNOWN_CARD };
  const [row] = await ctx.db.select().from(sandboxCard).where(eq(sandboxCard.nonce, nonce)).for('update');
  if (!row || row.isUsed) return { outcome: 'decline', transactionId, card: KNOWN_CARD };
  if (row.outcome === 'approve') {
    await ctx.db.update(sandboxCard).set({ isUsed: true }).where(eq(sandboxCard.nonce, nonce));
  }
  const { outcome, cardType, lastFour, expires } = row;
  return { outcome, transactionId, card: { cardType, lastFour, expires: expires ?? KNOWN_CARD.expires } };
}

/** Charges a card that is kept, which the gateway approved when it took it. */
export function chargeSaved(): string {
  return transaction();
}

const transaction = () => randomUUID().slice(0, 8);

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
