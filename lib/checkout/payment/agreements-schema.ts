import { z } from 'zod';
import { asIssue } from '@/lib/forms/check';
import { required } from '@/lib/forms/rules';
import type { AgreementValues } from './agreement-values';
import { agreementField } from './agreement-values';

/** What must be ticked before an order. */
export function agreementsSchema(ids: readonly number[]): z.ZodType<AgreementValues, AgreementValues> {
  const tick = z.boolean().superRefine((isTicked, context) => {
    const complaint = required(isTicked);
    if (complaint) context.addIssue(asIssue(complaint));
  });
  return z.object({ agreed: z.object(Object.fromEntries(ids.map((id) => [agreementField(id), tick]))) });
}
