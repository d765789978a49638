import { type ComponentProps, useId } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { Field, type FieldProps, fieldTies } from './field';

/** The browser's own list of options to pick one from, in the shop's look. */
export function Select({ className = '', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...props} className={`s-select border ${className}`.trimEnd()}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </span>
  );
}

/** The browser's own list of options to pick several from. */
export function ManySelect({ children, ...props }: Omit<ComponentProps<'select'>, 'multiple' | 'className'>) {
  return (
    <select {...props} multiple className="s-box border">
      {children}
    </select>
  );
}

export function SelectField({
  id: givenId,
  label,
  hint,
  error,
  tag,
  marked,
  className = '',
  ...props
}: ComponentProps<'select'> & FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error} tag={tag} marked={marked}>
        <Select {...props} {...fieldTies(id, { hint, error, marked })} className="w-full" />
      </Field>
    </div>
  );
}
