import type { ReactNode } from 'react';

/** A line of what something comes to, in a `<dl>`: its name and its amount at the ends. */
export function TotalRow({
  name,
  className = '',
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}

/** The last line, for which the others are there. */
export function GrandTotalRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <TotalRow name={name} className="mt-1 border-line border-t pt-3 font-semibold text-lg">
      {children}
    </TotalRow>
  );
}

/** Words in place of an amount that is not known yet. */
export function NotYet({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft text-sm">{children}</span>;
}
