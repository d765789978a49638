/** The place of what is being loaded; its classes give it the exact size of what comes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-input bg-sunken ${className}`} />;
}
