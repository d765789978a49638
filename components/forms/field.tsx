'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect } from 'react';
import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { TextField } from '@/components/ui/controls/field';
import { Said } from '@/components/ui/said';

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
  /** Shows the tag "Optional" where nothing is checked [FORM-3]. */
  optional?: boolean | undefined;
}

/** What ties a control of `components/ui` to its form: its registration, its error, asterisk or tag [FORM-3]. */
export function useField({ name, label, optional, ...options }: FieldOptions) {
  const t = useTranslations('validation');
  const { id, checked, labels } = useFormScope();
  const { register, getFieldState, clearErrors } = useFormContext();
  const formState = useFormState({ name, exact: true });
  const marked = checked.includes(name);
  const message = getFieldState(name, formState).error?.message;
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  // What is wrong in a field goes with it: nobody could mend it any more.
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
  return {
    control: register(name, options),
    look: {
      id: fieldId(id, name),
      error: message ? <Said>{message}</Said> : null,
      marked,
      tag: optional && !marked ? t('optional') : null,
    },
  };
}

interface TextInputProps<Values extends FieldValues>
  extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'ref' | 'value' | 'defaultValue'> {
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** A text field of a form; `<TextInput<Values> name="…">` checks the name. Any attribute of an input may be given. */
export function TextInput<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  optional,
  onBlur,
  onChange,
  ...props
}: TextInputProps<Values>) {
  const { control, look } = useField({ name, label, optional, onBlur, onChange });
  return <TextField {...props} {...control} {...look} label={label} hint={hint} />;
}
