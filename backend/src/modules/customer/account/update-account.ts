import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { isDuplicate, transact } from '../../../database/transact';
import { alreadyExists, inputError } from '../../../errors';
import { moveSubscription, subscribe, unsubscribe } from '../../newsletter/queries';
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
  const values = { ...names, ...personalValues(input), email, updatedAt: new Date() };
  try {
    return await transact(ctx.db, async (tx) => {
      const [after] = await tx.update(customer).set(values).where(eq(customer.id, customerId)).returning();
      if (!after) throw new Error(`There is no customer ${customerId}.`);
      await moveSubscription(tx, before.email, email);
      if (input.is_subscribed === true) await subscribe(tx, email, ctx.store.id);
      if (input.is_subscribed === false) await unsubscribe(tx, email);
      return after;
    });
  } catch (error) {
    throw isDuplicate(error) ? alreadyExists(TAKEN) : error;
  }
}

/** The address that the account is to have; throws Magento's errors where another one comes without the password. */
async function newEmail(ctx: Context, before: CustomerRow, input: AccountInput): Promise<string> {
  const { email, password } = input;
  if (email === undefined || email === null || email === before.email) return before.email;
  if (!password) throw inputError('Provide the current "password" to change "email".');
  await requireOwnPassword(ctx, before, password);
  return requiredParts({ email }, ['email']).email;
}
