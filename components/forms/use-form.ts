'use client';

import { useTranslations } from 'next-intl';
import {
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type LazyResolverOptions, lazyResolver } from './lazy-resolver';

interface FormOptions<Input extends FieldValues, Output>
  extends Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'shouldFocusError' | 'validate'> {
  loadSchema: LazyResolverOptions<Output>['loadSchema'];
  /** Exactly the fields that the schema can complain about: they show an asterisk [FORM-3]. */
  checked: readonly FieldPath<Input>[];
}

export type FormState<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  checked: readonly string[];
  loadSchema: () => Promise<unknown>;
};

/** A form for `Form`: its zod schema loads at the first check, its messages are in `validation`. */
export function useForm<Input extends FieldValues, Output = Input>({
  loadSchema,
  checked,
  ...options
}: FormOptions<Input, Output>): FormState<Input, Output> {
  const t = useTranslations('validation');
  const form = useHookForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...options,
    resolver: lazyResolver({ loadSchema, checked, say: ({ key, values }) => t(key, values ?? {}) }),
    // The summary on top takes the focus.
    shouldFocusError: false,
  });
  return { ...form, checked, loadSchema };
}
