/** A turning ring beside a text that says what is waited for; it stands still under reduced motion. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <span aria-hidden="true" className={`s-spinner animate-spin ${className}`} />;
}

/** A spinner with its text, announced to those who listen. */
export function Busy({ label, isLabelHidden = false }: { label: string; isLabelHidden?: boolean }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-evergreen">
      <Spinner />
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
    </p>
  );
}
