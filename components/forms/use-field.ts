'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { fieldId, useFormScope } from './form-context';

interface FieldOptions extends Pick<RegisterOptions, 'onBlur' | 'onChange' | 'disabled'> {
  name: string;
  /** What the summary calls the field. */
  label: string;
  /** Shows the tag "Optional" [FORM-3]. */
  optional?: boolean | undefined;
}

/** What ties a control of `components/ui` to its form: its registration, its error, asterisk and tag [FORM-3]. */
export function useField({ name, label, optional, ...options }: FieldOptions) {
  const t = useTranslations('validation');
  const { id, checked, labels } = useFormScope();
  const { register, getFieldState } = useFormContext();
  const formState = useFormState({ name, exact: true });
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return {
    control: register(name, options),
    look: {
      id: fieldId(id, name),
      error: getFieldState(name, formState).error?.message ?? null,
      marked: checked.includes(name),
      tag: optional ? t('optional') : null,
    },
  };
}
