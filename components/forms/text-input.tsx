'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '@/components/ui/controls/field';
import { useField } from './use-field';

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
