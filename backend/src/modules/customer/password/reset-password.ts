import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { inputError } from '../../../errors';
import { hashPassword, passwordProblem } from '../../../session/password';
import { passwordChangedMail, RESET_HOURS, resetMail } from '../../mail/rules';
import { isEmail } from '../../newsletter/rules';
import { NO_FAILURES } from '../lock';
import { type CustomerRow, customerByEmail } from '../queries';
import { isLockedOut } from '../sign-in';
import { NO_RESET } from './change-password';

const TOKEN_BYTES = 24;
const HOUR_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function requireAddress(email: string): void {
  if (!email) throw inputError('You must specify an email address.');
  if (!isEmail(email)) throw inputError('The email address has an invalid format.');
}

/** The customer of an address who may get a new password; throws Magento's errors, `unknown` where there is none. */
async function customerToReset(ctx: Context, email: string, unknown: string): Promise<CustomerRow> {
  const row = await customerByEmail(ctx, email);
  if (!row) throw inputError(unknown);
  if (await isLockedOut(ctx, row)) throw inputError('The account is locked');
  return row;
}

/** Mails a link to a new password; an earlier one leads nowhere any more. Throws Magento's errors. */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  requireAddress(email);
  const row = await customerToReset(ctx, email, "Cannot reset the customer's password");
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await ctx.db
    .update(customer)
    .set({ resetTokenHash: hashOf(token), resetTokenAt: new Date() })
    .where(eq(customer.id, row.id));
  await ctx.mailer.send(resetMail(ctx.store, ctx.mailer.shopOrigin, row, token));
}

interface Reset {
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}

/** Gives the customer of a link a new password. The link works once and only for a while. Throws Magento's errors. */
export async function resetPassword(ctx: Context, { email, resetPasswordToken, newPassword }: Reset): Promise<void> {
  requireAddress(email);
  if (!resetPasswordToken) throw inputError('resetPasswordToken must be specified');
  if (!newPassword) throw inputError('newPassword must be specified');
  const row = await customerToReset(ctx, email, "Cannot set the customer's password");
  const kept = checkedHash(row, resetPasswordToken);
  const problem = passwordProblem(newPassword, row.email);
  if (problem) throw inputError(problem);
  const values = { passwordHash: await hashPassword(newPassword), ...NO_RESET, ...NO_FAILURES, updatedAt: new Date() };
  const changed = await ctx.db
    .update(customer)
    .set(values)
    // Of two who use the link at the same time one is the first.
    .where(and(eq(customer.id, row.id), eq(customer.resetTokenHash, kept)))
    .returning({ id: customer.id });
  if (changed.length === 0) throw mismatched();
  await ctx.mailer.send(passwordChangedMail(ctx.store, ctx.mailer.shopOrigin, row));
}

function mismatched(): Error {
  return inputError('The password token is mismatched. Reset and try again.');
}

function checkedHash({ resetTokenHash, resetTokenAt }: CustomerRow, token: string): string {
  const [kept, given] = [Buffer.from(resetTokenHash ?? ''), Buffer.from(hashOf(token))];
  if (kept.length !== given.length || !timingSafeEqual(kept, given)) throw mismatched();
  if (!resetTokenAt || Date.now() - resetTokenAt.getTime() > RESET_HOURS * HOUR_MS) {
    throw inputError('The password token is expired. Reset and try again.');
  }
  return kept.toString();
}
