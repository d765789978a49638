'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';

interface DropdownProps {
  /** What is chosen now, as shown on the closed control. */
  summary: ReactNode;
  /** The control's name, with what is chosen now in it. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A list that opens below its control. The browser opens it (also without JavaScript); Escape and leaving close it. */
export function Dropdown({ summary, label, children, className = '' }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (details.current && event.target instanceof Node && !details.current.contains(event.target)) {
        details.current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <details
      ref={details}
      className={`group/dropdown relative ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={label}
        className="flex min-h-9 items-center gap-1.5 rounded-input px-1 touch:min-h-11 hover:text-evergreen-strong"
      >
        {summary}
        <Icon name="chevron-down" className="size-4 group-open/dropdown:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 mt-1 min-w-56 rounded-card border border-line bg-surface p-2 text-ink shadow-float">
        {children}
      </div>
    </details>
  );
}
