'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { SelectField } from '@/components/ui/controls/select';
import { useField } from './field';

interface SelectInputProps<Values extends FieldValues>
  extends Omit<ComponentProps<'select'>, 'name' | 'id' | 'ref' | 'value' | 'defaultValue' | 'children'> {
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** A list of a form, one of whose options is chosen; an optional one may go back to none. */
export function SelectInput<Values extends FieldValues = FieldValues>({
  name,
  label,
  options,
  placeholder,
  hint,
  optional,
  onBlur,
  onChange,
  ...props
}: SelectInputProps<Values>) {
  const { control, look } = useField({ name, label, optional, onBlur, onChange });
  return (
    <SelectField {...props} {...control} {...look} label={label} hint={hint}>
      {placeholder === undefined ? null : (
        <option value="" disabled={!optional}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
