'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useShellStore } from '@/lib/shell/shell-store';

/** The row of the search: inline on desktop, a second row when toggled below it, always there without JavaScript. */
export function SearchRow({ id, children }: { id: string; children: ReactNode }) {
  const isOpen = useShellStore((state) => state.searchOpen);
  const close = useShellStore((state) => state.closeSearch);
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);

  return (
    <search
      ref={row}
      id={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
      }}
      className={`order-last w-full noscript:block lg:order-none lg:mx-auto lg:block lg:max-w-160 lg:flex-1 ${isOpen ? '' : 'hidden'}`}
    >
      {children}
    </search>
  );
}
