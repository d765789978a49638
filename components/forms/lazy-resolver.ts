import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { complaintOf } from '@/lib/forms/complaint-of';
import type { Complaint } from '@/lib/forms/rules';

export interface LazyResolverOptions<Output> {
  /** Brings zod along: `() => import('@/lib/x/schema').then(({ xSchema }) => xSchema)`. */
  loadSchema: () => Promise<ZodType<Output>>;
  say: (complaint: Complaint) => string;
  checked: readonly string[];
}

/** The zod schema loads with the first check; without it nothing is wrong, and `Form` sends nothing. */
export function lazyResolver<Input extends FieldValues, Output>({
  loadSchema,
  say,
  checked,
}: LazyResolverOptions<Output>): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const schema = await loadSchema().catch(() => null);
    if (!schema) return { values: {}, errors: {} };
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const flat: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      const complaint = complaintOf(issue);
      flat[path] ??= { type: complaint.key, message: say(complaint) };
    }
    refuseUnmarked(Object.keys(flat), checked);
    return { values: {}, errors: toNestErrors<Input>(flat as FieldErrors, options) };
  };
}

/** A field that can be wrong without an asterisk is a mistake of ours, which a test or a developer should see [FORM-3]. */
function refuseUnmarked(paths: string[], checked: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const unmarked = paths.filter((path) => !checked.includes(path));
  if (unmarked.length > 0) throw new Error(`Checked, but not among the form's checked fields: ${unmarked.join(', ')}`);
}
