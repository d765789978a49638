import { type ComponentProps, useId } from 'react';
import { FieldError, type FieldProps, fieldTies } from './field';

/** A check box whose label beside it belongs to its target, with its error below [FORM-3]. */
export function CheckboxField({
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
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...props}
          {...fieldTies(id, { hint, error, marked })}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-evergreen"
        />
        <span>
          {label}
          {marked ? <span aria-hidden="true"> *</span> : null}
          {tag ? <span className="text-sm text-ink-soft"> {tag}</span> : null}
        </span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
