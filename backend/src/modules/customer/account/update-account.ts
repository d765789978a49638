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
  const email = await newEmail(ctx, await customerById(ctx, customerId), input);
  const named = (['firstname', 'lastname'] as const).filter((name) => input[name] !== undefined);
  const names = requiredParts(input, named);
  if (email !== null) requireEmail(email);
  const values = { ...names, ...personalValues(input), updatedAt: new Date() };
  const { before, after } = await saved(ctx, customerId, email, values, input.is_subscribed);
  if (after.email !== before.email) {
    for (const mail of emailChangedMails(ctx.store, ctx.mailer.shopOrigin, before, after)) await ctx.mailer.send(mail);
  }
  return after;
}

async function saved(
  ctx: Context,
  customerId: number,
  email: string | null,
  values: Partial<CustomerRow>,
  isSubscribed: boolean | null | undefined,
): Promise<{ before: CustomerRow; after: CustomerRow }> {
  try {
    return await transact(ctx.db, async (tx) => {
      const isOwn = eq(customer.id, customerId);
      if (email !== null) await takeAlong(tx, customerId, email);
      // Another tab may have changed it since the password was checked.
      const [before] = await tx.select().from(customer).where(isOwn).for('no key update');
      if (!before) throw new Error(`There is no customer ${customerId}.`);
      const [after = before] = await tx
        .update(customer)
        .set({ ...values, ...(email !== null && { email, ...NO_RESET }) })
        .where(isOwn)
        .returning();
      await moveSubscription(tx, before.email, after.email);
      if (isSubscribed === true) await subscribe(tx, after.email, ctx.store.id);
      if (isSubscribed === false) await unsubscribe(tx, after.email);
      return { before, after };
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

/** The other address that the account is to have, if any; throws Magento's errors where it comes without the password. */
async function newEmail(ctx: Context, before: CustomerRow, input: AccountInput): Promise<string | null> {
  const { email, password } = input;
  if (email === undefined || email === null || email === before.email) return null;
  if (!password) throw inputError('Provide the current "password" to change "email".');
  await requireOwnPassword(ctx, before, password);
  return requiredParts({ email }, ['email']).email;
}
