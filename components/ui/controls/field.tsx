import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/image/icon';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A tag behind the label, such as "Optional" [FORM-3]. */
  tag?: string | null;
  /** Shows an asterisk, for fields that are checked [FORM-3]. */
  marked?: boolean;
}

/** A control with its label above and its error below [FORM-3]; `describedBy` ties them for assistive technology. */
export function Field({
  id,
  label,
  hint,
  error,
  tag,
  marked,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {marked ? <span aria-hidden="true"> *</span> : null}
        {tag ? <span className="font-normal text-ink-soft"> {tag}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="s-wrong">
      <Icon name="alert" />
      {error}
    </p>
  );
}

/** What ties a control to its hint and its error, and says that it must be filled in. */
export function fieldTies(id: string, { hint, error, marked }: Pick<FieldProps, 'hint' | 'error' | 'marked'>) {
  return {
    id,
    'aria-required': marked || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}

export function boxClass(extra = ''): string {
  return `s-box border ${extra}`.trim();
}

/** A text field with its label, hint and error. */
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
        <input {...props} {...fieldTies(id, { hint, error, marked })} className={boxClass()} />
      </Field>
    </div>
  );
}
