'use client';

import { useTranslations } from 'next-intl';
import { createContext, useContext, useEffect } from 'react';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';

interface FormContextValue {
  /** Before the ids of the form's fields. */
  id: string;
  checked: readonly string[];
  /** What the fields are called, by their names, as they mount. */
  labels: Map<string, string>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What a field needs to know of its form. Throws outside of one. */
export function useFormScope(): FormContextValue {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside of a Form');
  return scope;
}

/** The id of a field's control, to which the summary leads. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

interface FieldOptions extends Pick<RegisterOptions, 'onBlur' | 'onChange' | 'disabled'> {
  name: string;
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
