import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { customer } from '../../database/schema/customers';
import { authorizationError } from '../../errors';

export type CustomerRow = typeof customer.$inferSelect;

/** The id of the customer who asks; throws Magento's error for guests. */
export function customerIdOf({ customerId }: Context): number {
  if (customerId === null) throw authorizationError("The current customer isn't authorized.");
  return customerId;
}

/** The customer of an id. Tokens of customers who are gone do not reach this far. */
export async function customerById({ db }: Context, id: number): Promise<CustomerRow> {
  const [found] = await db.select().from(customer).where(eq(customer.id, id));
  if (!found) throw new Error(`There is no customer ${id}.`);
  return found;
}

/** The customer of an e-mail address, in whatever case; undefined when there is none. */
export async function customerByEmail({ db }: Context, email: string): Promise<CustomerRow | undefined> {
  const [found] = await db
    .select()
    .from(customer)
    .where(eq(sql`lower(${customer.email})`, email.trim().toLowerCase()));
  return found;
}
