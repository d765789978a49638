import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { customer } from '../../database/schema/customers';
import { installation } from '../../database/schema/stores';
import { transact } from '../../database/transact';
import { authenticationError } from '../../errors';
import { issueToken } from '../../session/customer-token';
import { isPassword } from '../../session/password';
import { afterFailure, isLocked, NO_FAILURES } from './lock';
import { knownPlace, rememberPlace, setFailures, setFailuresAt } from './places';
import { type CustomerRow, customerByEmail } from './queries';

const HOUR = 3600;

/** Magento's text for a wrong password, an unknown address and a locked account alike. */
export const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

type Outcome = 'right' | 'wrong' | 'locked';

/** Tries a password, and counts a wrong one; of nobody it is wrong, and takes as long. */
async function tryPassword(ctx: Context, row: CustomerRow | undefined, password: string): Promise<Outcome> {
  const isRight = await isPassword(password, row?.passwordHash ?? null);
  return row ? judge(ctx, row.id, isRight) : 'wrong';
}

/**
 * What comes of a password by the failures as they stand now: those of others that were checked at the same time
 * are among them, for each waits for the customer's row.
 */
function judge({ db, ...ctx }: Context, id: number, isRight: boolean): Promise<Outcome> {
  return transact(db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('no key update');
    if (!row) return 'wrong';
    const now = new Date();
    const known = await knownPlace(inside, id);
    if (isLocked(known ?? row, now)) return 'locked';
    if (!isRight) {
      const after = afterFailure(known ?? row, now);
      await (known ? setFailuresAt(inside, known, after) : setFailures(inside, id, after));
      return isLocked(after, now) ? 'locked' : 'wrong';
    }
    if (!known && row.failures > 0) await setFailures(inside, id, NO_FAILURES);
    await rememberPlace(inside, id, now);
    return 'right';
  });
}

/** Whose e-mail and password these are; null for a wrong one, an unknown one and a locked account alike. */
export async function authenticate(ctx: Context, email: string, password: string): Promise<number | null> {
  const row = await customerByEmail(ctx, email);
  return (await tryPassword(ctx, row, password)) === 'right' && row ? row.id : null;
}

/** Whether a customer may not sign in from where the request comes from, not even with the right password. */
export async function isLockedOut(ctx: Context, row: CustomerRow): Promise<boolean> {
  return isLocked((await knownPlace(ctx, row.id)) ?? row, new Date());
}

/** Makes sure that a customer who is signed in knows their password; throws Magento's errors. */
export async function requireOwnPassword(ctx: Context, row: CustomerRow, password: string): Promise<void> {
  const outcome = await tryPassword(ctx, row, password);
  if (outcome === 'locked') throw authenticationError('The account is locked.');
  if (outcome === 'wrong') throw authenticationError('Invalid login or password.');
}

/** A token for a customer; it holds for as many hours as the store view's configuration says. */
export async function newToken({ db, store }: Context, customerId: number): Promise<string> {
  const [row] = await db.select().from(installation).orderBy(asc(installation.id)).limit(1);
  if (!row) throw new Error('The database has no installation row: it was not seeded.');
  const hours = Number(store.config.customer_access_token_lifetime ?? 1);
  return issueToken(customerId, Math.round(hours * HOUR), row.tokenSecret);
}
