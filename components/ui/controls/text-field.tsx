import { type ComponentProps, useId } from 'react';
import { boxClass, Field, type FieldProps, fieldTies } from './field';

/** A field with its label above and its error below, tied together for assistive technology [FORM-3]. */
export function TextField({
  id: givenId,
  label,
  hint,
  error,
  tag,
  marked,
  className = '',
  ...props
}: ComponentProps<'input'> & FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error} tag={tag} marked={marked}>
        <input {...props} {...fieldTies(id, { hint, error, marked })} className={boxClass(error)} />
      </Field>
    </div>
  );
}
