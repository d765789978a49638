import { z } from 'zod';
import { check, email, minLength, password, required } from '@/lib/forms/rules';

/** Characters that Magento asks for unless it is configured otherwise; then its own answer tells. */
const PASSWORD_LENGTH = 8;

const text = z.string().trim();

/** What an account is created with [FORM-1, FORM-2]. */
export const newAccountSchema = z.object({
  firstName: text.superRefine(check(required)),
  lastName: text.superRefine(check(required)),
  email: text.superRefine(check(required, email)),
  // Spaces around a password are part of it.
  password: z.string().superRefine(check(required, minLength(PASSWORD_LENGTH), password)),
});

export type NewAccount = z.infer<typeof newAccountSchema>;

/** What one signs in with; only Magento knows whether it is right. */
export const credentialsSchema = z.object({
  email: text.superRefine(check(required, email)),
  password: z.string().superRefine(check(required)),
});
