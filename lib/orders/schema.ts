import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { latinDigits } from '@/lib/format/latin-digits';
import { check, email, required } from '@/lib/forms/rules';

/** Numbers and postcodes may be typed in Thai; of a last name it changes nothing. */
const text = z.string().trim().transform(latinDigits);

/** What a guest looks an order up by [ROUTE-4]; only the backend knows whether it fits. */
export const lookupSchema = z.object({
  number: text.superRefine(check(required)),
  email: text.superRefine(check(required, email)),
  secret: text.superRefine(check(required)),
});
