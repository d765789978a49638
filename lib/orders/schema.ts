import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { check, email, required } from '@/lib/forms/rules';

const text = z.string().trim();

/** What a guest looks an order up by [ROUTE-4]; only the backend knows whether it fits. */
export const lookupSchema = z.object({
  number: text.superRefine(check(required)),
  email: text.superRefine(check(required, email)),
  secret: text.superRefine(check(required)),
});
