import type { ReactNode } from 'react';
import { formTarget } from '@/lib/catalog/listing/listing-params';

interface ListingFormProps {
  /** The URL that the form's controls add to. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A GET form of a listing: sent by its button without JavaScript, and at once by `ListingFrame` with it [CAT-1]. */
export function ListingForm({ href, className, children }: ListingFormProps) {
  const { action, fields } = formTarget(href);
  return (
    <form action={action} autoComplete="off" className={className}>
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
