'use client';

import { type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { useLeave } from './use-leave';

interface DropdownProps {
  /** What is chosen now, as shown on the closed control. */
  summary: ReactNode;
  label: string;
  children: ReactNode;
  className?: string;
}

/** A list that opens below its control. The browser opens it (also without JavaScript); Escape and leaving close it. */
export function Dropdown({ summary, label, children, className = '' }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  useLeave(details, close);

  return (
    <details
      ref={details}
      className={`group/dropdown relative ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} className="s-switch">
        {summary}
        <Icon name="chevron-down" className="size-4 group-open/dropdown:rotate-180" />
      </summary>
      <div className="s-dropdown">{children}</div>
    </details>
  );
}
