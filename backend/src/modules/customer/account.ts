import type { Context } from '../../context';
import { customer } from '../../database/schema/customers';
import { inputError } from '../../errors';
import { hashPassword, passwordProblem } from '../../session/password';
import { subscribe } from '../newsletter/queries';
import { isEmail } from '../newsletter/rules';
import type { CustomerRow } from './queries';

/** `CustomerCreateInput`, and the older `CustomerInput`. */
export interface AccountInput {
  allow_remote_shopping_assistance?: boolean | null;
  date_of_birth?: string | null;
  dob?: string | null;
  email?: string | null;
  firstname?: string | null;
  gender?: number | null;
  is_subscribed?: boolean | null;
  lastname?: string | null;
  middlename?: string | null;
  password?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  taxvat?: string | null;
}

function requiredParts({ email, firstname, lastname }: AccountInput) {
  const parts = { email: email?.trim() ?? '', firstname: firstname?.trim() ?? '', lastname: lastname?.trim() ?? '' };
  const names = { email: 'Email', firstname: 'First Name', lastname: 'Last Name' };
  const missing = Object.entries(parts).flatMap(([key, value]) => (value ? [] : [names[key as keyof typeof names]]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  return parts;
}

// A day that the calendar has: 2026-02-30 would otherwise become one in March.
function birthdayOf({ date_of_birth, dob }: AccountInput): string | null {
  const text = (date_of_birth ?? dob)?.trim();
  if (!text) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw inputError('Invalid date');
  return text;
}

/** Makes an account in the store view of the request. Throws Magento's errors; without a password nobody can sign in. */
export async function createAccount(ctx: Context, input: AccountInput): Promise<CustomerRow> {
  const { email, firstname, lastname } = requiredParts(input);
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
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
      middlename: input.middlename ?? null,
      prefix: input.prefix ?? null,
      suffix: input.suffix ?? null,
      birthday: birthdayOf(input),
      gender: input.gender ?? null,
      taxvat: input.taxvat ?? null,
      allowsAssistance: input.allow_remote_shopping_assistance ?? false,
      storeId: ctx.store.id,
      passwordHash: isGiven ? await hashPassword(password) : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw inputError('A customer with the same email address already exists in an associated website.');
  if (input.is_subscribed) await subscribe(ctx.db, created.email, ctx.store.id);
  return created;
}
