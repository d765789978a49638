'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { useField } from './field';

interface CheckboxProps<Values extends FieldValues>
  extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'ref' | 'type' | 'value' | 'checked' | 'defaultChecked'> {
  name: FieldPath<Values>;
  label: ReactNode;
  /** What the summary calls the box, where its label is more than a text. */
  shortLabel?: string;
  hint?: ReactNode;
  optional?: boolean;
}

export function Checkbox<Values extends FieldValues = FieldValues>({
  name,
  label,
  shortLabel = typeof label === 'string' ? label : name,
  hint,
  optional,
  onBlur,
  onChange,
  ...props
}: CheckboxProps<Values>) {
  const { control, look } = useField({ name, label: shortLabel, optional, onBlur, onChange });
  return <CheckboxField {...props} {...control} {...look} label={label} hint={hint} />;
}
