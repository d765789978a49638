import { desc, eq, inArray } from 'drizzle-orm';
import type { StoreRow } from '../../context';
import type { Database } from '../../database/connect';
import { pushToken } from '../../database/schema/push-tokens';
import { store } from '../../database/schema/stores';
import { transact } from '../../database/transact';
import type { Notice, Pusher } from '../../push/pusher';

/** Browsers of one customer; beyond them the ones that have been silent for longest go. */
const MOST_TOKENS = 20;

interface Registration {
  token: string;
  customerId: number;
  storeId: number;
}

/** Makes a browser a customer's, in a store view, whoever's it was; the same once more changes nothing. */
export async function registerToken(db: Database, registration: Registration): Promise<void> {
  const row = { ...registration, registeredAt: new Date() };
  await transact(db, async (tx) => {
    await tx.insert(pushToken).values(row).onConflictDoUpdate({ target: pushToken.token, set: row });
    const superfluous = tx
      .select({ token: pushToken.token })
      .from(pushToken)
      .where(eq(pushToken.customerId, row.customerId))
      .orderBy(desc(pushToken.registeredAt), pushToken.token)
      .offset(MOST_TOKENS);
    await tx.delete(pushToken).where(inArray(pushToken.token, superfluous));
  });
}

/** Forgets all browsers of a customer. */
export async function forgetTokensOf(db: Database, customerId: number): Promise<void> {
  await db.delete(pushToken).where(eq(pushToken.customerId, customerId));
}

/** What became of a notice in the customer's browsers; `failures` say why. */
export interface Delivery {
  sent: number;
  forgotten: number;
  failures: unknown[];
}

/** Sends a notice to all browsers of a customer, to each in its store view; forgets those that take none any more. */
export async function notifyCustomer(
  { db, pusher }: { db: Database; pusher: Pusher },
  customerId: number,
  write: (view: StoreRow) => Notice,
): Promise<Delivery> {
  const browsers = await db
    .select({ token: pushToken.token, view: store })
    .from(pushToken)
    .innerJoin(store, eq(store.id, pushToken.storeId))
    .where(eq(pushToken.customerId, customerId));
  const outcomes = await Promise.allSettled(browsers.map(({ token, view }) => pusher.send(token, write(view))));
  const gone = browsers.flatMap(({ token }, at) => {
    const outcome = outcomes[at];
    return outcome?.status === 'fulfilled' && outcome.value === 'unregistered' ? [token] : [];
  });
  if (gone.length > 0) await db.delete(pushToken).where(inArray(pushToken.token, gone));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return { sent: browsers.length - gone.length - failures.length, forgotten: gone.length, failures };
}
