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

/** Whether an e-mail address gets the newsletter. */
export async function isSubscribed({ db }: Context, email: string): Promise<boolean> {
  const isSame = eq(newsletterSubscriber.email, email.toLowerCase());
  const isOn = and(isSame, eq(newsletterSubscriber.status, 'SUBSCRIBED'));
  return (await db.$count(newsletterSubscriber, isOn)) > 0;
}
