import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { customer } from '../../database/schema/customers';
import { installation } from '../../database/schema/stores';
import { transact } from '../../database/transact';
import { issueToken } from '../../session/customer-token';
import { isPassword } from '../../session/password';
import { afterFailure, isLocked, NO_FAILURES } from './lock';
import { customerByEmail } from './queries';

const HOUR = 3600;

/** Magento's text for a wrong password, an unknown address and a locked account alike. */
export const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

// Wrong passwords that come at the same time are all counted: each waits for the row.
async function countFailure({ db }: Context, id: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
    if (row) await tx.update(customer).set(afterFailure(row, now)).where(eq(customer.id, id));
  });
}

/** Whose e-mail and password these are; null for a wrong one, an unknown one and a locked account alike. */
export async function authenticate(ctx: Context, email: string, password: string): Promise<number | null> {
  const now = new Date();
  const row = await customerByEmail(ctx, email);
  const isRight = await isPassword(password, row?.passwordHash ?? null);
  if (!row || isLocked(row, now)) return null;
  if (!isRight) {
    await countFailure(ctx, row.id, now);
    return null;
  }
  if (row.failures > 0) await ctx.db.update(customer).set(NO_FAILURES).where(eq(customer.id, row.id));
  return row.id;
}

/** A token for a customer; it holds for as many hours as the store view's configuration says. */
export async function newToken({ db, store }: Context, customerId: number): Promise<string> {
  const [row] = await db.select().from(installation).orderBy(asc(installation.id)).limit(1);
  if (!row) throw new Error('The database has no installation row: it was not seeded.');
  const hours = Number(store.config.customer_access_token_lifetime ?? 1);
  return issueToken(customerId, hours * HOUR, row.tokenSecret);
}
