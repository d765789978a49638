import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../../context';
import { customer, customerPlace } from '../../database/schema/customers';
import { transact } from '../../database/transact';
import { afterFailure, type Failures, NO_FAILURES } from './lock';

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

// Wrong passwords that come at the same time are all counted: each waits for the row.

/** Counts a wrong password from a place unknown so far: ten lock the account for all of them. */
export function countFailure({ db }: Context, id: number, now: Date): Promise<Failures> {
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
    if (!row) return NO_FAILURES;
    const failures = afterFailure(row, now);
    await tx.update(customer).set(failures).where(eq(customer.id, id));
    return failures;
  });
}

/** Counts a wrong password from a known place: ten lock the account for that place alone. */
export function countFailureAt({ db }: Context, { customerId, place }: Place, now: Date): Promise<Failures> {
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(customerPlace).where(isAt(customerId, place)).for('update');
    if (!row) return NO_FAILURES;
    const failures = afterFailure(row, now);
    await tx.update(customerPlace).set(failures).where(isAt(customerId, place));
    return failures;
  });
}
