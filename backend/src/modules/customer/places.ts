import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { customer, customerPlace } from '../../database/schema/customers';
import { type Failures, NO_FAILURES } from './lock';

/** Somebody moves about; whoever has the password cannot fill the table. */
const MOST_PLACES = 20;

type Place = typeof customerPlace.$inferSelect;

function placeOf({ clientAddress }: Context): string | null {
  return clientAddress && createHash('sha256').update(networkOf(clientAddress)).digest('hex');
}

/** A home or a telephone has a whole IPv6 network (/64), and another address of it from day to day. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const isAt = (customerId: number, place: string) =>
  and(eq(customerPlace.customerId, customerId), eq(customerPlace.place, place));

/** Where the request comes from, if the customer has signed in from there before. */
export async function knownPlace(ctx: Context, customerId: number): Promise<Place | undefined> {
  const place = placeOf(ctx);
  if (!place) return undefined;
  const [known] = await ctx.db.select().from(customerPlace).where(isAt(customerId, place));
  return known;
}

/** Remembers that the customer has signed in from where the request comes from, and forgets what failed there. */
export async function rememberPlace(ctx: Context, customerId: number, now: Date): Promise<void> {
  const place = placeOf(ctx);
  if (!place) return;
  const values = { ...NO_FAILURES, signedInAt: now };
  await ctx.db
    .insert(customerPlace)
    .values({ customerId, place, ...values })
    .onConflictDoUpdate({ target: [customerPlace.customerId, customerPlace.place], set: values });
  const kept = ctx.db
    .select({ place: customerPlace.place })
    .from(customerPlace)
    .where(eq(customerPlace.customerId, customerId))
    .orderBy(desc(customerPlace.signedInAt))
    .limit(MOST_PLACES);
  await ctx.db
    .delete(customerPlace)
    .where(and(eq(customerPlace.customerId, customerId), notInArray(customerPlace.place, kept)));
}

/** Keeps how often somebody gave a wrong password from places unknown so far: a lock is one for all of them. */
export async function setFailures({ db }: Context, id: number, failures: Failures): Promise<void> {
  await db.update(customer).set(failures).where(eq(customer.id, id));
}

/** Keeps how often somebody gave a wrong password from a known place: a lock is one for that place alone. */
export async function setFailuresAt({ db }: Context, { customerId, place }: Place, failures: Failures): Promise<void> {
  await db.update(customerPlace).set(failures).where(isAt(customerId, place));
}
