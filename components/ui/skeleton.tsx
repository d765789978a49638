/** The place of what is being loaded; its classes give it the exact size of what comes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-input bg-skeleton ${className}`} />;
}

const CARDS = ['one', 'two', 'three'];

/** In the place of cards of which nobody knows yet how many: their outline, and, announced, that they are being read. */
export function BusyCards({ label }: { label: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
