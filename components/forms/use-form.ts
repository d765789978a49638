'use client';

import { useTranslations } from 'next-intl';
import {
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Complaint } from '@/lib/forms/rules';

interface FormOptions<Input extends FieldValues, Output>
  extends Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'shouldFocusError' | 'validate'> {
  /** Brings zod along: `() => import('@/lib/x/schema').then(({ xSchema }) => xSchema)`. */
  loadSchema: () => Promise<ZodType<Output, Input>>;
  /** Exactly the fields that the schema can complain about: they show an asterisk [FORM-3]. */
  checked: readonly FieldPath<Input>[];
}

export type FormState<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  checked: readonly string[];
  /** Fetches what checks the form; rejects where that cannot be had. */
  loadCheck: () => Promise<unknown>;
};

/** A form for `Form`: its zod schema loads at the first check, its messages are in `validation`. */
export function useForm<Input extends FieldValues, Output = Input>({
  loadSchema,
  checked,
  ...options
}: FormOptions<Input, Output>): FormState<Input, Output> {
  const t = useTranslations('validation');
  const say = ({ key, values }: Complaint) => t(key, values ?? {});

  async function loadCheck(): Promise<Resolver<Input, unknown, Output>> {
    const [schema, { zodResolver }, { complaintOf }] = await Promise.all([
      loadSchema(),
      import('@hookform/resolvers/zod'),
      import('@/lib/forms/rules'),
    ]);
    return zodResolver(schema, {
      error: (issue) => {
        refuseUnmarked(issue.path?.join('.') ?? '', checked);
        return say(complaintOf(issue));
      },
    });
  }

  const form = useHookForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...options,
    // Without its schema nothing is wrong, and `Form` sends nothing.
    resolver: async (...values) => {
      const check = await loadCheck().catch(() => null);
      return check ? check(...values) : { values: {}, errors: {} };
    },
    // The summary on top takes the focus.
    shouldFocusError: false,
  });
  return { ...form, checked, loadCheck };
}

/** A field that can be wrong without an asterisk is a mistake of ours, which a test or a developer should see [FORM-3]. */
function refuseUnmarked(path: string, checked: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || checked.includes(path)) return;
  throw new Error(`Checked, but not among the form's checked fields: ${path}`);
}
