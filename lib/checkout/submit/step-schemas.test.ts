import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { complaintOf } from '@/lib/forms/rules';
import { agreementsSchema, challengeSchema, choiceSchema, nothingSchema } from './step-schemas';

function complaints(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), complaintOf(issue).key]));
}

describe('[FORM-3] what a step of the checkout wants', () => {
  it.each<[string, z.ZodType, unknown, Record<string, string>]>([
    ['a choice', choiceSchema, { choice: null }, { choice: 'required' }],
    ['and takes any', choiceSchema, { choice: 'flatrate' }, {}],
    ['the bank’s code', challengeSchema, { code: '' }, { code: 'required' }],
    ['and takes what was entered', challengeSchema, { code: '1' }, {}],
    ['nothing where it has no fields', nothingSchema, {}, {}],
  ])('is %s', (_, schema, values, expected) => expect(complaints(schema, values)).toEqual(expected));

  it('is every agreement that has to be ticked', () => {
    const schema = agreementsSchema([2, 5]);
    expect(complaints(schema, { agreed: { id2: false, id5: true } })).toEqual({ 'agreed.id2': 'required' });
    expect(complaints(schema, { agreed: { id2: true, id5: true } })).toEqual({});
    expect(complaints(agreementsSchema([]), { agreed: {} })).toEqual({});
  });
});
