import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { personName } from '@/lib/forms/person-name';
import { asIssue, check, email, minLength, mustDiffer, password, type Rule, required } from '@/lib/forms/rules';

/** Characters that Magento asks for unless it is configured otherwise; then its own answer tells. */
const PASSWORD_LENGTH = 8;

const text = z.string().trim();

// Spaces around a password are part of it.
const newPassword = z.string().superRefine(check(required, minLength(PASSWORD_LENGTH), password));

/** What an account is created with [FORM-1, FORM-2]. */
export const newAccountSchema = z.object({
  firstName: personName.superRefine(check(required)),
  lastName: personName.superRefine(check(required)),
  email: text.superRefine(check(required, email)),
  password: newPassword,
  isSubscribed: z.boolean(),
});

export type NewAccount = z.infer<typeof newAccountSchema>;

/** What one signs in with; only Magento knows whether it is right. */
export const credentialsSchema = z.object({
  email: text.superRefine(check(required, email)),
  password: z.string().superRefine(check(required)),
});

const anyText = z.string();

interface InformationChanges {
  changesEmail: boolean;
  changesPassword: boolean;
  newPasswordLabel: string;
}

/** What an account's information is changed by; what is behind an open box only is checked [SESS-7, FORM-1, FORM-2]. */
export function accountInformationSchema({ changesEmail, changesPassword, newPasswordLabel }: InformationChanges) {
  const where = (isAsked: boolean, ...rules: Rule[]) => (isAsked ? anyText.superRefine(check(...rules)) : anyText);
  return z
    .object({
      firstname: personName.superRefine(check(required)),
      lastname: personName.superRefine(check(required)),
      date_of_birth: anyText,
      gender: anyText,
      taxvat: text,
      email: where(changesEmail, required, email),
      currentPassword: where(changesEmail || changesPassword, required),
      newPassword: where(changesPassword, required, minLength(PASSWORD_LENGTH), password),
    })
    .superRefine(({ currentPassword, newPassword }, context) => {
      const same = changesPassword && newPassword ? mustDiffer(currentPassword, newPasswordLabel)(newPassword) : null;
      if (same) context.addIssue({ ...asIssue(same), path: ['newPassword'] });
    });
}

export type AccountInformation = z.infer<ReturnType<typeof accountInformationSchema>>;

/** Who deletes their account says once more who they are. */
export const presentPasswordSchema = z.object({ password: z.string().superRefine(check(required)) });

/** Who has forgotten their password [SESS-9]. */
export const forgottenSchema = z.object({
  email: text.superRefine(check(required, email)),
});

export type Forgotten = z.infer<typeof forgottenSchema>;

/** What a password is set anew with; Magento asks for the address again [SESS-9]. */
export const newPasswordSchema = z.object({
  email: text.superRefine(check(required, email)),
  password: newPassword,
});

export type NewPassword = z.infer<typeof newPasswordSchema>;

/** What lets past the login gate; spaces around either do not count [GATE-3]. */
export const gateSchema = z.object({
  username: text.superRefine(check(required)),
  password: text.superRefine(check(required)),
});
