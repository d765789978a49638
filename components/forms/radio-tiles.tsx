'use client';

import type { ChangeEventHandler } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { type RadioTilesProps, RadioTiles as Tiles } from '@/components/ui/controls/tiles';
import { useField } from './field';

interface RadioTilesInputProps<Values extends FieldValues> extends Pick<RadioTilesProps, 'tiles' | 'className'> {
  name: FieldPath<Values>;
  legend: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A choice of a form as big tiles, such as shipping and payment methods; the value is the chosen tile's. */
export function RadioTiles<Values extends FieldValues = FieldValues>({
  name,
  legend,
  onChange,
  ...props
}: RadioTilesInputProps<Values>) {
  const { control, look } = useField({ name, label: legend, onChange });
  const chosen: string | null | undefined = useWatch({ name: name as string });
  const { id, error, marked } = look;
  return <Tiles {...props} id={id} error={error} marked={marked} legend={legend} chosen={chosen} input={control} />;
}
