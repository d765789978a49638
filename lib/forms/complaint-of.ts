import type { Complaint } from './rules';

/** An issue of zod 4, as far as it is read here. */
export interface Issue {
  code?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
  origin?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** What a zod issue means to a shopper: the complaint of one of our rules, or the nearest one for zod's own checks. */
export function complaintOf(issue: Issue): Complaint {
  const own = issue.params?.complaint;
  if (isComplaint(own)) return own;
  switch (issue.code) {
    // A choice that was not made is no text, or none of the texts.
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'required' };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) > 1
        ? { key: 'minLength', values: { value: Number(issue.minimum) } }
        : { key: 'required' };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'maxLength', values: { value: Number(issue.maximum) } }
        : { key: 'invalid' };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'invalid' };
    default:
      return { key: 'invalid' };
  }
}

function isComplaint(value: unknown): value is Complaint {
  return typeof value === 'object' && value !== null && 'key' in value;
}
