import { inputError } from '../../../errors';
import { isEmail } from '../../newsletter/rules';
import { nameProblem } from '../name-rules';

/** `CustomerCreateInput`, `CustomerUpdateInput` and the older `CustomerInput`. */
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

const REQUIRED = { email: 'Email', firstname: 'First Name', lastname: 'Last Name' } as const;
type Required = keyof typeof REQUIRED;

/** Male, Female, Not Specified. */
const GENDERS = [1, 2, 3];

/** Those of the required parts, without spaces around them; throws Magento's error where one is empty, or no name. */
export function requiredParts<Part extends Required>(
  input: AccountInput,
  names: readonly Part[],
): Record<Part, string> {
  const parts = names.map((name) => [name, input[name]?.trim() ?? ''] as const);
  const missing = parts.flatMap(([name, value]) => (value ? [] : [REQUIRED[name]]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  const problem = nameProblem(Object.fromEntries(parts));
  if (problem) throw inputError(problem);
  return Object.fromEntries(parts) as Record<Part, string>;
}

/** Throws Magento's error for what has not the form of an address. */
export function requireEmail(email: string): void {
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
}

// A day that the calendar has: 2026-02-30 would otherwise become one in March.
function dayOf(given: string | null): string | null {
  const text = given?.trim();
  if (!text) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw inputError('Invalid date');
  return text;
}

/** What an input says of a person besides names and address, as columns; what it leaves out is absent. */
export function personalValues(input: AccountInput) {
  const { gender, allow_remote_shopping_assistance: assistance } = input;
  if (gender && !GENDERS.includes(gender)) throw inputError(`"${gender}" is not a valid gender value.`);
  const problem = nameProblem({ middlename: input.middlename });
  if (problem) throw inputError(problem);
  const birthday = input.date_of_birth === undefined ? input.dob : input.date_of_birth;
  const texts = ['middlename', 'prefix', 'suffix', 'taxvat'] as const;
  return {
    ...Object.fromEntries(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name] || null]]))),
    ...(gender === undefined ? {} : { gender: gender || null }),
    ...(birthday === undefined ? {} : { birthday: dayOf(birthday) }),
    ...(typeof assistance === 'boolean' ? { allowsAssistance: assistance } : {}),
  };
}
