import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Database } from '../../../database/connect';
import { customer } from '../../../database/schema/customers';
import { cart, salesOrder } from '../../../database/schema/sales';
import { isDuplicate, transact } from '../../../database/transact';
import { alreadyExists, inputError } from '../../../errors';
import { emailChangedMails } from '../../mail/rules';
import { moveSubscription, subscribe, unsubscribe } from '../../newsletter/queries';
import { NO_RESET } from '../password/change-password';
import { type CustomerRow, customerById } from '../queries';
import { requireOwnPassword } from '../sign-in';
import { type AccountInput, personalValues, requiredParts, requireEmail } from './account-input';

const TAKEN = 'A customer with the same email address already exists in an associated website.';

/** Changes of an account what the input names; another e-mail address takes the password. Throws Magento's errors. */
export async function updateAccount(ctx: Context, customerId: number, input: AccountInput): Promise<CustomerRow> {
  const before = await customerById(ctx, customerId);
  const email = await newEmail(ctx, before, input);
  const named = (['firstname', 'lastname'] as const).filter((name) => input[name] !== undefined);
  const names = requiredParts(input, named);
  if (email !== before.email) requireEmail(email);
  const isNew = email !== before.email;
  const values = { ...names, ...personalValues(input), email, ...(isNew && NO_RESET), updatedAt: new Date() };
  const after = await saved(ctx, before, values, input.is_subscribed);
  if (isNew) {
    for (const mail of emailChangedMails(ctx.store, ctx.mailer.shopOrigin, before, after)) await ctx.mailer.send(mail);
  }
  return after;
}

async function saved(
  ctx: Context,
  before: CustomerRow,
  values: Partial<CustomerRow> & { email: string },
  isSubscribed: boolean | null | undefined,
): Promise<CustomerRow> {
  try {
    return await transact(ctx.db, async (tx) => {
      if (values.email !== before.email) await takeAlong(tx, before.id, values.email);
      const [after] = await tx.update(customer).set(values).where(eq(customer.id, before.id)).returning();
      if (!after) throw new Error(`There is no customer ${before.id}.`);
      await moveSubscription(tx, before.email, after.email);
      if (isSubscribed === true) await subscribe(tx, after.email, ctx.store.id);
      if (isSubscribed === false) await unsubscribe(tx, after.email);
      return after;
    });
  } catch (error) {
    throw isDuplicate(error) ? alreadyExists(TAKEN) : error;
  }
}

// As in Magento, the cart that is open and every order have the address that the customer reads. The cart goes first: an
// order that is being placed holds it, and is there once the orders are written.
async function takeAlong(tx: Database, customerId: number, email: string): Promise<void> {
  const isOpen = and(eq(cart.customerId, customerId), cart.isActive);
  await tx.update(cart).set({ email }).where(isOpen);
  await tx.update(salesOrder).set({ email }).where(eq(salesOrder.customerId, customerId));
}

/** The address that the account is to have; throws Magento's errors where another one comes without the password. */
async function newEmail(ctx: Context, before: CustomerRow, input: AccountInput): Promise<string> {
  const { email, password } = input;
  if (email === undefined || email === null || email === before.email) return before.email;
  if (!password) throw inputError('Provide the current "password" to change "email".');
  await requireOwnPassword(ctx, before, password);
  return requiredParts({ email }, ['email']).email;
}
