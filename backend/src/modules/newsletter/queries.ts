import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Database } from '../../database/connect';
import { newsletterSubscriber } from '../../database/schema/content';

/** Puts an address on the list of a store view, whatever its case; false when it is on it already. */
export async function subscribe(db: Database, email: string, storeId: number): Promise<boolean> {
  const added = await db
    .insert(newsletterSubscriber)
    .values({ email: email.toLowerCase(), storeId, status: 'SUBSCRIBED' })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { storeId, status: 'SUBSCRIBED' },
      setWhere: ne(newsletterSubscriber.status, 'SUBSCRIBED'),
    })
    .returning({ email: newsletterSubscriber.email });
  return added.length > 0;
}

/** Takes an address off every list; no error where it is on none. */
export async function unsubscribe(db: Database, email: string): Promise<void> {
  await db
    .update(newsletterSubscriber)
    .set({ status: 'UNSUBSCRIBED' })
    .where(eq(newsletterSubscriber.email, email.toLowerCase()));
}

/** Knows nothing of an address any more. */
export async function forget(db: Database, email: string): Promise<void> {
  await db.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email.toLowerCase()));
}

/** Lets a subscription follow its customer to another address, in place of what stands there. */
export async function moveSubscription(db: Database, from: string, to: string): Promise<void> {
  const [before, after] = [from.toLowerCase(), to.toLowerCase()];
  if (before === after || (await db.$count(newsletterSubscriber, eq(newsletterSubscriber.email, before))) === 0) return;
  await db.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, after));
  await db.update(newsletterSubscriber).set({ email: after }).where(eq(newsletterSubscriber.email, before));
}

/** Whether an e-mail address gets the newsletter. */
export async function isSubscribed({ db }: Context, email: string): Promise<boolean> {
  const isSame = eq(newsletterSubscriber.email, email.toLowerCase());
  const isOn = and(isSame, eq(newsletterSubscriber.status, 'SUBSCRIBED'));
  return (await db.$count(newsletterSubscriber, isOn)) > 0;
}
