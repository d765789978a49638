import { type ComponentProps, useId } from 'react';
import { Icon } from './icon';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  error?: string | null;
  /** Shows an asterisk, for fields that are checked [FORM-3]. */
  marked?: boolean;
}

/** A field with its label above and its error below, tied together for assistive technology [FORM-3]. */
export function TextField({ label, error, marked = false, className = '', ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {marked ? <span aria-hidden="true"> *</span> : null}
      </label>
      <input
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`target w-full rounded-input border bg-surface px-3 py-2 ${error ? 'border-brick' : 'border-line-strong'}`}
      />
      {error ? (
        <p id={`${id}-error`} className="mt-1 flex items-center gap-1 text-sm text-brick">
          <Icon name="alert" className="size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
