import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { customer } from '../database/schema/customers';
import { signToken, verifiedClaims } from './jwt';

/** `utypid` of customers; administrators and integrations have others. */
const CUSTOMER = 3;

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** A token for a customer that holds for so many seconds. */
export function issueToken(customerId: number, lifetime: number, secret: string, now = new Date()): string {
  const iat = seconds(now);
  return signToken({ uid: customerId, utypid: CUSTOMER, iat, exp: iat + lifetime }, secret);
}

/** Voids every token that a customer has got so far, also those of this very second, as Magento does. */
export async function revokeTokens(db: Database, customerId: number, now = new Date()): Promise<void> {
  await db
    .update(customer)
    .set({ tokensRevokedAt: seconds(now) })
    .where(eq(customer.id, customerId));
}

// Exactly two words, the first in whatever case.
function bearerOf(headers: Headers): string | null {
  const [scheme = '', token, ...more] = (headers.get('authorization') ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && more.length === 0 ? (token ?? null) : null;
}

/** The customer who sent a request, or null: a bad, expired or revoked token makes a guest, never an error. */
export async function customerOfRequest(
  headers: Headers,
  db: Database,
  secret: string,
  now = new Date(),
): Promise<number | null> {
  const token = bearerOf(headers);
  const claims = token ? verifiedClaims(token, secret) : null;
  if (!claims || claims.utypid !== CUSTOMER || claims.exp <= seconds(now)) return null;
  const [found] = await db
    .select({ revokedAt: customer.tokensRevokedAt })
    .from(customer)
    .where(eq(customer.id, claims.uid));
  if (!found) return null;
  return found.revokedAt !== null && claims.iat <= found.revokedAt ? null : claims.uid;
}
