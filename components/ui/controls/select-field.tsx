import { type ComponentProps, useId } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { boxClass, Field, type FieldProps, fieldTies } from './field';

/** The browser's own list of options as a field of a form: label above, error below [FORM-3]. */
export function SelectField({
  id: givenId,
  label,
  hint,
  error,
  tag,
  marked,
  className = '',
  children,
  ...props
}: ComponentProps<'select'> & FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error} tag={tag} marked={marked}>
        <span className="relative block">
          <select
            {...props}
            {...fieldTies(id, { hint, error, marked })}
            className={boxClass(error, 'appearance-none pr-9')}
          >
            {children}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
      </Field>
    </div>
  );
}
