import type { ReactNode } from 'react';

/** The page's width with its gutters. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`gutters mx-auto w-full max-w-page ${className}`}>{children}</div>;
}
