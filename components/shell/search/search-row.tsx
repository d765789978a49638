'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/image/icon';
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
      className={`s-search noscript:block lg:block ${isOpen ? '' : 'hidden'}`}
    >
      {children}
    </search>
  );
}

/** Shows and hides the search on mobiles and tablets [SHELL-1, SHELL-6]; a desktop always shows it. */
export function SearchToggle({ controls, label }: { controls: string; label: string }) {
  const isOpen = useShellStore((state) => state.searchOpen);
  const toggle = useShellStore((state) => state.toggleSearch);
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
      className="target s-search-open"
    >
      {/* No cross: the browser's own in the field clears it. */}
      <Icon name={isOpen ? 'chevron-down' : 'search'} className="size-6" />
    </button>
  );
}
