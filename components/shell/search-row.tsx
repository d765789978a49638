'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useShellStore } from '@/lib/shell/shell-store';

/** The row of the search: inline on desktop, a second row when toggled below it, always there without JavaScript. */
export function SearchRow({ id, children }: { id: string; children: ReactNode }) {
  const isOpen = useShellStore((state) => state.searchOpen);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);

  return (
    <div
      ref={row}
      id={id}
      className={`order-last w-full noscript:block lg:order-none lg:mx-auto lg:block lg:max-w-160 lg:flex-1 ${isOpen ? '' : 'hidden'}`}
    >
      {children}
    </div>
  );
}
