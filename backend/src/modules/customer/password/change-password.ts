import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { inputError } from '../../../errors';
import { hashPassword, passwordProblem } from '../../../session/password';
import { passwordChangedMail } from '../../mail/rules';
import { type CustomerRow, customerById } from '../queries';
import { requireOwnPassword } from '../sign-in';

/** A link to a new password that is under way leads nowhere any more. */
export const NO_RESET = { resetTokenHash: null, resetTokenAt: null };

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
  const problem = passwordProblem(newPassword, row.email);
  if (problem) throw inputError(problem);
  const values = { passwordHash: await hashPassword(newPassword), ...NO_RESET, updatedAt: new Date() };
  await ctx.db.update(customer).set(values).where(eq(customer.id, customerId));
  await ctx.mailer.send(passwordChangedMail(ctx.store, ctx.mailer.shopOrigin, row));
  return row;
}
