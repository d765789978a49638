import { type Complaint, firstComplaint, type Rule } from './rules';

/** What zod hands to a refinement, as far as it is needed here: zod itself comes with the first check of a form. */
interface Refinement {
  addIssue: (issue: { code: 'custom'; message: string; params: { complaint: Complaint } }) => void;
}

/**
 * Rules for `superRefine` of a zod schema: `z.string().superRefine(check(required, email))`. Only the first
 * complaint counts. It travels in the issue's parameters; `complaintOf` takes it out again.
 */
export function check(...rules: Rule[]): (text: string, refinement: Refinement) => void {
  return (text, refinement) => {
    const complaint = firstComplaint(text, rules);
    if (complaint) refinement.addIssue(asIssue(complaint));
  };
}

/** A complaint as an issue of zod, for a refinement that looks at several fields (with its `path`). */
export function asIssue(complaint: Complaint): { code: 'custom'; message: string; params: { complaint: Complaint } } {
  return { code: 'custom', message: complaint.key, params: { complaint } };
}
