import { ne } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { newsletterSubscriber } from '../../database/schema/content';

/** Puts an address on the list of a store view; false when it is on it already. */
export async function subscribe(db: Database, email: string, storeId: number): Promise<boolean> {
  const added = await db
    .insert(newsletterSubscriber)
    .values({ email, storeId, status: 'SUBSCRIBED' })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { storeId, status: 'SUBSCRIBED' },
      setWhere: ne(newsletterSubscriber.status, 'SUBSCRIBED'),
    })
    .returning({ email: newsletterSubscriber.email });
  return added.length > 0;
}
