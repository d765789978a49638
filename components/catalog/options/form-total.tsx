/** What the whole form comes to; the browser rewrites the amount. */
export function FormTotal({ label, total }: { label: string; total: string }) {
  return (
    <p className="ml-auto text-right tabular-nums">
      <span className="block text-sm text-ink-soft">{label}</span>{' '}
      <span data-total="" className="text-lg font-semibold">
        {total}
      </span>
    </p>
  );
}
