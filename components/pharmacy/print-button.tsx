'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';

/** Prints the page that it stands on. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button look="secondary" className="noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
