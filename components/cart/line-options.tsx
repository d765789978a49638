import type { CartLine } from '@/lib/cart/cart';

/** What was chosen of a product, each with its question. */
export function LineOptions({ options }: { options: CartLine['options'] }) {
  if (options.length === 0) return null;
  return (
    <dl className="text-ink-soft text-sm">
      {options.map(({ label, value }) => (
        <div key={`${label} ${value}`} className="flex flex-wrap gap-x-1">
          <dt>{label}:</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
