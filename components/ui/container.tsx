import type { ReactNode } from 'react';

export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`gutters mx-auto w-full max-w-page ${className}`}>{children}</div>;
}
