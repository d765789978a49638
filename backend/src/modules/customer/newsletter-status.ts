import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { newsletterSubscriber } from '../../database/schema/content';

/** Whether an e-mail address gets the newsletter. */
export async function isSubscribed({ db }: Context, email: string): Promise<boolean> {
  const isOn = and(eq(newsletterSubscriber.email, email), eq(newsletterSubscriber.status, 'SUBSCRIBED'));
  return (await db.$count(newsletterSubscriber, isOn)) > 0;
}
