import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { inputError } from '../../../errors';
import { hashPassword, passwordProblem } from '../../../session/password';
import { welcomeMail } from '../../mail/rules';
import { subscribe } from '../../newsletter/queries';
import type { CustomerRow } from '../queries';
import { type AccountInput, personalValues, requiredParts, requireEmail } from './account-input';

/** Makes an account in the store view of the request. Throws Magento's errors; without a password nobody can sign in. */
export async function createAccount(ctx: Context, input: AccountInput): Promise<CustomerRow> {
  const { email, firstname, lastname } = requiredParts(input, ['email', 'firstname', 'lastname']);
  requireEmail(email);
  const { password } = input;
  const isGiven = password !== undefined && password !== null;
  const problem = isGiven ? passwordProblem(password, email) : null;
  if (problem) throw inputError(problem);
  const [created] = await ctx.db
    .insert(customer)
    .values({
      email,
      firstname,
      lastname,
      ...personalValues(input),
      storeId: ctx.store.id,
      passwordHash: isGiven ? await hashPassword(password) : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw inputError('A customer with the same email address already exists in an associated website.');
  if (input.is_subscribed) await subscribe(ctx.db, created.email, ctx.store.id);
  await ctx.mailer.send(welcomeMail(ctx.store, ctx.mailer.shopOrigin, created));
  return created;
}
