/** The first thing that the keyboard reaches: leads past what every page begins with. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-input bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      {label}
    </a>
  );
}
