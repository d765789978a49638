import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';

/** What is wrong with a line, beside it. */
export function LineTrouble({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1 text-brick text-sm">
      <Icon name="alert" className="mt-0.5 size-4" />
      {children}
    </p>
  );
}
