import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { inputError } from '../../../errors';
import { hashPassword, passwordProblem } from '../../../session/password';
import { type CustomerRow, customerById } from '../queries';
import { requireOwnPassword } from '../sign-in';

/** Gives a customer another password. Tokens stay as they are, as in Magento. Throws Magento's errors. */
export async function changePassword(
  ctx: Context,
  customerId: number,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<CustomerRow> {
  if (!currentPassword.trim()) throw inputError('Specify the "currentPassword" value.');
  if (!newPassword.trim()) throw inputError('Specify the "newPassword" value.');
  const row = await customerById(ctx, customerId);
  await requireOwnPassword(ctx, row, currentPassword);
  await setPassword(ctx, row, newPassword);
  return row;
}

/** Keeps a new password for a customer; throws Magento's error for a weak one. */
export async function setPassword({ db }: Context, { id, email }: CustomerRow, password: string): Promise<void> {
  const problem = passwordProblem(password, email);
  if (problem) throw inputError(problem);
  const passwordHash = await hashPassword(password);
  await db.update(customer).set({ passwordHash, updatedAt: new Date() }).where(eq(customer.id, id));
}
