import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { type AgreementValues, agreementField } from '@/lib/checkout/payment/agreement';
import { asIssue, check, required } from '@/lib/forms/rules';

/** One of several; null counts as not chosen. */
export const choiceSchema = z.object({
  choice: z
    .string()
    .nullable()
    .transform((value) => value ?? '')
    .superRefine(check(required)),
});

export const challengeSchema = z.object({ code: z.string().superRefine(check(required)) });

export const nothingSchema = z.object({});

export function agreementsSchema(ids: readonly number[]): z.ZodType<AgreementValues, AgreementValues> {
  const tick = z.boolean().superRefine((isTicked, context) => {
    const complaint = required(isTicked);
    if (complaint) context.addIssue(asIssue(complaint));
  });
  return z.object({ agreed: z.object(Object.fromEntries(ids.map((id) => [agreementField(id), tick]))) });
}
