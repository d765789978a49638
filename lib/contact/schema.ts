import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { check, email, required } from '@/lib/forms/rules';

const text = z.string().trim();

/** What a message to the shop needs [FORM-1]; a phone number may be left out. */
export const messageSchema = z.object({
  name: text.superRefine(check(required)),
  email: text.superRefine(check(required, email)),
  telephone: text,
  comment: text.superRefine(check(required)),
});

export type Message = z.infer<typeof messageSchema>;
