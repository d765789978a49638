import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface FacetGroupProps {
  label: string;
  /** How many of its values are chosen, in words. */
  chosen: string | null;
  isOpen: boolean;
  children: ReactNode;
}

/** One thing to narrow by, which the browser folds and unfolds. */
export function FacetGroup({ label, chosen, isOpen, children }: FacetGroupProps) {
  return (
    <details open={isOpen} className="group/facet border-line border-b py-1 last-of-type:border-b-0">
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded-sm font-semibold hover:text-evergreen">
        <span>
          {label}
          {chosen ? <span className="ml-2 font-normal text-sm text-evergreen">{chosen}</span> : null}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open/facet:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
